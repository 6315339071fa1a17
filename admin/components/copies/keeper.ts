import type { FieldShape, Values } from "@setu/content/platform/editorial/drafts/overlay";
import { dropCopy, putCopy, type StoredCopy } from "../shared/unsaved-store.ts";
import { changesIn } from "./changes.ts";
import { newForm } from "./page.ts";
import { type Place, sendToServer } from "./server-copies.ts";

/** Where the last typed text is kept, and when it was typed, in ms since 1970. */
export interface Kept {
  at: number;
  where: "server" | "here" | "nowhere";
}
interface Options {
  user: number;
  place: Place;
  locale: string;
  fields: readonly FieldShape[];
  onKept(kept: Kept | undefined): void;
}

/** Text is kept after a pause in typing, or at most this long after it was typed, in ms. */
const pauses = { here: { pause: 200, most: 1000 }, server: { pause: 600, most: 2500 } };
const retryMs = 5000;

/** Keeps the text typed into one form in one language: in this browser first, then on the server. */
export class Keeper {
  #form = newForm();
  readonly #options: Options;
  #base: Values | undefined;
  #baseUpdatedAt = 0;
  #values: Values | undefined;
  #copy: StoredCopy | undefined;
  /** When the server stored the state of the text that it has now, in ms since 1970; 0 if it has none. */
  #storedAt = 0;
  #carried: ReadonlySet<string> = new Set();
  #timers = new Map<"here" | "server", { timer: ReturnType<typeof setTimeout>; since: number }>();
  /** The last call to the server. Calls run one after another, so that a late one cannot restore a dropped copy. */
  #calls: Promise<unknown> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /** The name of the form. */
  get form(): string {
    return this.#form;
  }

  get key(): string {
    const { user, place, locale } = this.#options;
    return [user, place.collection, place.item, locale, this.form].join("|");
  }

  /** When the kept text was typed, in ms since 1970; 0 if there is none. */
  get at(): number {
    return this.#copy?.at ?? 0;
  }

  /** The form's values when its item was opened or last saved. */
  get base(): Values | undefined {
    return this.#base;
  }

  /** The keys of the copies in the other language that the form holds but for their texts, until it is saved or loaded again. */
  get carried(): ReadonlySet<string> {
    return this.#carried;
  }

  /** Tells that the form holds what a copy in the other language shares with it. */
  carry(key: string): void {
    this.#carried = new Set([...this.#carried, key]);
  }

  /** Sets the base: values that are already saved. */
  startFrom(values: Values, updatedAt: number): void {
    this.#base = values;
    this.#baseUpdatedAt = updatedAt;
  }

  /** Tells that the form continues a text that the server stored at that time, which what is typed next replaces. */
  continueFrom(storedAt: number): void {
    this.#storedAt = storedAt;
  }

  /** Keeps the values of the form after a pause. */
  typed(values: Values): void {
    this.#values = values;
    this.#later("here", () => this.#keepHere());
    this.#later("server", () => this.#keepThere());
  }

  /** Keeps the typed text at once, before the page may be unloaded. */
  flush(): void {
    if (this.#timers.size === 0) return;
    this.#stopTimers();
    this.#keepHere();
    this.#keepThere();
  }

  /** Leaves the kept text as that of an earlier form, since other values are now in this one. */
  leave(): void {
    this.flush();
    this.#form = newForm();
    this.#copy = undefined;
    this.#carried = new Set();
    this.#options.onKept(undefined);
  }

  /** Drops the kept text, which has been saved or discarded. */
  forget(): void {
    this.#stopTimers();
    this.#values = undefined;
    this.#copy = undefined;
    this.#storedAt = 0;
    this.#carried = new Set();
    void dropCopy(this.key);
    const { place, locale, onKept } = this.#options;
    this.#inTurn(() => sendToServer(place, { locale, fields: null }));
    onKept(undefined);
  }

  /** Calls the server once the earlier calls have ended. */
  #inTurn(call: () => Promise<unknown>): void {
    this.#calls = this.#calls.then(call, call);
  }

  #stopTimers(): void {
    for (const { timer } of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #later(where: "here" | "server", act: () => void): void {
    const known = this.#timers.get(where);
    if (known) clearTimeout(known.timer);
    const since = known?.since ?? Date.now();
    const { pause, most } = pauses[where];
    const wait = Math.max(0, Math.min(pause, since + most - Date.now()));
    const timer = setTimeout(() => {
      this.#timers.delete(where);
      act();
    }, wait);
    this.#timers.set(where, { timer, since });
  }

  #keepHere(): void {
    if (!this.#values || !this.#base) return;
    const { user, place, locale, fields, onKept } = this.#options;
    const changes = changesIn(fields, this.#base, this.#values);
    this.#values = undefined;
    if (Object.keys(changes).length === 0) {
      if (this.#copy) this.forget();
      return;
    }
    const { collection, item } = place;
    const at = Date.now();
    const [key, page, baseUpdatedAt, replaces] = [this.key, this.form, this.#baseUpdatedAt, this.#storedAt];
    const copy = { key, user, collection, item, locale, page, baseUpdatedAt, at, sentAt: 0, replaces, fields: changes };
    this.#copy = copy;
    void putCopy(copy).then((done) => {
      if (this.#copy === copy && done === undefined) onKept({ at, where: "nowhere" });
    });
  }

  #keepThere(): void {
    this.#keepHere();
    this.#inTurn(async () => {
      const copy = this.#copy;
      if (!copy || copy.sentAt > 0) return;
      const { place, locale, onKept } = this.#options;
      const { baseUpdatedAt, fields, at } = copy;
      const sentAt = await sendToServer(place, { locale, baseUpdatedAt, fields });
      if (sentAt > 0 && this.#copy) this.#storedAt = sentAt;
      if (this.#copy !== copy) return;
      if (sentAt > 0) {
        this.#copy = { ...copy, sentAt };
        void putCopy(this.#copy);
        return onKept({ at, where: "server" });
      }
      onKept({ at, where: "here" });
      setTimeout(() => {
        if (this.#copy === copy) this.#keepThere();
      }, retryMs);
    });
  }
}
