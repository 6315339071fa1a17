import { networkOf } from "../http/rate-limiter.ts";

const dayMs = 24 * 3_600_000;
/** The networks that are remembered, and the letters of each of their searches. */
const mostNetworks = 1000;
const mostLetters = 64;

/** Remembers for a day what each network has searched for. */
export class NetworkSearches {
  readonly #most: number;
  readonly #byNetwork = new Map<string, Set<string>>();
  #since = 0;

  /** @param most the different searches of one network in a day */
  constructor(most: number) {
    this.#most = most;
  }

  /** Whether a search is the first of its words, one that was made before, or one too many. */
  note(address: string, typed: string, now = Date.now()): "new" | "again" | "tooMany" {
    if (now - this.#since >= dayMs) {
      this.#byNetwork.clear();
      this.#since = now;
    }
    const network = networkOf(address);
    const searches = this.#byNetwork.get(network) ?? new Set();
    const words = typed.trim().toLowerCase().slice(0, mostLetters);
    if (searches.has(words)) return "again";
    if (searches.size >= this.#most) return "tooMany";
    searches.add(words);
    // The network that has searched for nothing new for the longest time goes.
    this.#byNetwork.delete(network);
    this.#byNetwork.set(network, searches);
    const [first] = this.#byNetwork.keys();
    if (this.#byNetwork.size > mostNetworks && first !== undefined) this.#byNetwork.delete(first);
    return "new";
  }
}
