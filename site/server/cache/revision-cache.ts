import { isFrontApiError } from "@setu/contract/errors";
import { LRUCache } from "lru-cache";

/** Compared for equality alone. */
export type Revision = number | string;

interface Entry<Value> {
  value: Value;
  revision: Revision;
  /** When its computation began, in milliseconds since the epoch: a value from the future was made by a wrong clock. */
  madeAt: number;
  /** The last moment at which it may be used, in milliseconds since the epoch. */
  goodUntil: number;
}

interface Options<Value> {
  maxBytes: number;
  sizeOf: (value: Value) => number;
  /** Called when a stale value is served because a new one could not be made. Without it, the failure is passed on instead. */
  onStale?: (error: unknown, key: string) => void;
  /** Whether a failure is an answer as well, such as that a page has moved: no stale value is served in its place. */
  isAnswer?: (error: unknown) => boolean;
  /** The maximum age of a value, even if nothing was published. */
  maxAgeMs: number;
  /** Returns until when a value is true, in milliseconds since the epoch; undefined if only a publication changes it. */
  freshUntilOf?: (value: Value) => number | undefined;
  /** Whether to keep a value; by default, all are kept. */
  keeps?: (value: Value, key: string) => boolean;
}

/** How long a stale value is served after a failure without trying again. */
const retryAfterMs = 1000;

/** "Not found" is an answer: the item has been withdrawn. "Too many requests" says nothing about the item. */
const isOwnAnswer = (error: unknown): boolean =>
  isFrontApiError(error) && error.status < 500 && error.code !== "tooManyRequests";

/**
 * A cache of values by key, valid for one content revision. Equal requests in flight share one call; a value
 * that cannot be renewed is served stale; the least recently used are evicted when the bytes run out.
 */
export class RevisionCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #making = new Map<string, { revision: Revision; value: Promise<Value> }>();
  readonly #failedAt = new Map<string, number>();
  readonly #options: Options<Value>;

  constructor(options: Options<Value>) {
    this.#options = options;
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      // Sizes must be whole numbers from one up.
      sizeCalculation: ({ value }) => Math.max(1, options.sizeOf(value)),
    });
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** The value when it is there and of this revision, at no cost. */
  peek(key: string, revision: Revision): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.revision !== revision) return undefined;
    const now = Date.now();
    return now < entry.madeAt || now > entry.goodUntil ? undefined : entry.value;
  }

  /**
   * The value for this revision, computed if it is not cached. Rejects if it cannot be computed and no stale one is
   * left.
   */
  async get(key: string, revision: Revision, make: () => Promise<Value>): Promise<Value> {
    const fresh = this.peek(key, revision);
    if (fresh !== undefined) return fresh;
    const { onStale } = this.#options;
    const stale = onStale && this.#entries.get(key);
    if (stale && performance.now() - (this.#failedAt.get(key) ?? Number.NEGATIVE_INFINITY) < retryAfterMs)
      return stale.value;
    try {
      return await this.#make(key, revision, make);
    } catch (error) {
      if (!stale || this.#isAnswer(error)) throw error;
      this.#failedAt.set(key, performance.now());
      onStale(error, key);
      return stale.value;
    }
  }

  #isAnswer(error: unknown): boolean {
    return isOwnAnswer(error) || (this.#options.isAnswer?.(error) ?? false);
  }

  #make(key: string, revision: Revision, make: () => Promise<Value>): Promise<Value> {
    const under = this.#making.get(key);
    if (under?.revision === revision) return under.value;
    const madeAt = Date.now();
    // A slower making for an older revision changes nothing.
    const isLatest = () => this.#making.get(key) === making;
    const value = make()
      .then(
        (made) => {
          const isKept = this.#options.keeps?.(made, key) ?? true;
          if (isLatest() && isKept) this.#put(key, { value: made, revision, madeAt });
          else if (isLatest()) this.#entries.delete(key);
          return made;
        },
        (error) => {
          if (isLatest() && this.#isAnswer(error)) this.#entries.delete(key);
          throw error;
        },
      )
      .finally(() => {
        if (isLatest()) this.#making.delete(key);
      });
    const making = { revision, value };
    this.#making.set(key, making);
    return value;
  }

  #put(key: string, made: Omit<Entry<Value>, "goodUntil">): void {
    this.#failedAt.delete(key);
    const aged = Date.now() + this.#options.maxAgeMs;
    const until = this.#options.freshUntilOf?.(made.value);
    // Only before that moment: then a deadline has passed, or a consent is over.
    const goodUntil = until === undefined ? aged : Math.min(aged, until - 1);
    this.#entries.set(key, { ...made, goodUntil });
  }
}
