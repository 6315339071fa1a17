import { createHash, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { networkOf } from "../http/rate-limiter.ts";

const dayMs = 24 * 3_600_000;
/** The most networks that are remembered: the one that has searched for nothing new for the longest time goes. */
const mostNetworks = 1000;

/** Remembers for a day which searches a network has made, as digests that nobody can read: editors learn neither who searched nor from where. */
export class NetworkSearches {
  readonly #most: number;
  readonly #salt = randomBytes(16);
  readonly #byNetwork = new LRUCache<string, Set<string>>({
    max: mostNetworks,
    ttl: dayMs,
    ttlResolution: 0,
    // Monotonic: a clock that was ahead for a moment must not make the day a year long.
    perf: { now: () => performance.now() },
  });

  /** @param most the different searches of one network in a day */
  constructor(most: number) {
    this.#most = most;
  }

  /** Whether a search is the first of its words, one that was made before, or one too many. */
  note(address: string, typed: string): "new" | "again" | "tooMany" {
    const network = networkOf(address);
    const searches = this.#byNetwork.get(network) ?? new Set();
    const search = createHash("sha256").update(this.#salt).update(typed.trim().toLowerCase()).digest("base64");
    if (searches.has(search)) return "again";
    if (searches.size >= this.#most) return "tooMany";
    searches.add(search);
    // The day begins with the first one.
    this.#byNetwork.set(network, searches, { noUpdateTTL: true });
    return "new";
  }
}
