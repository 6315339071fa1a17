import { LRUCache } from "lru-cache";

/** The most votes that are remembered: a vote is sent again within seconds, or when a connection returns. */
const mostRemembered = 10_000;

/**
 * Counts a vote once, however often it is sent: its answer may be lost on the way back. The keys are kept in memory only,
 * since nothing about the voters is stored.
 */
export class VotesOnce {
  readonly #counted = new LRUCache<string, Promise<void>>({ max: mostRemembered });

  /** Calls `count` unless a vote with this key was counted, or is being counted. Rejects as `count` does; the next attempt counts again. */
  async count(key: string | undefined, count: () => Promise<void>): Promise<void> {
    if (key === undefined) return count();
    const counting = this.#counted.get(key) ?? count();
    this.#counted.set(key, counting);
    try {
      await counting;
    } catch (error) {
      this.#counted.delete(key);
      throw error;
    }
  }
}
