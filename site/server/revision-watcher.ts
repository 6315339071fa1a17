import { setTimeout as wait } from "node:timers/promises";

/** Each replica looks this often, so that a publish is live about a second later. */
const everyMs = 1000;

export interface RevisionWatcher {
  /** The last revision that the database told. */
  readonly current: number;
  /** Whether the database answered when it was last asked. */
  readonly healthy: boolean;
  stop(): Promise<void>;
}

/**
 * Follows the content revision. While the database does not answer, the last one stands, and with it
 * everything that is cached.
 */
export async function watchRevision(
  read: () => Promise<number>,
  onChange: (healthy: boolean, error?: unknown) => void,
): Promise<RevisionWatcher> {
  const stopping = new AbortController();
  const state = { current: await read(), healthy: true };

  const look = async () => {
    try {
      state.current = await read();
      if (!state.healthy) onChange(true);
      state.healthy = true;
    } catch (error) {
      if (state.healthy) onChange(false, error);
      state.healthy = false;
    }
  };
  const watch = async () => {
    while (!stopping.signal.aborted) {
      await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (!stopping.signal.aborted) await look();
    }
  };
  const watching = watch();

  return {
    get current() {
      return state.current;
    },
    get healthy() {
      return state.healthy;
    },
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}
