import { setTimeout as wait } from "node:timers/promises";

/** The interval at which each replica polls: a publication is live about a second later. */
const everyMs = 1000;
/** A database that has not answered for this long counts as down, whatever the state of its connection. */
const patienceMs = 2000;

export interface RevisionWatcher {
  /** The latest content revision that was read from the database. */
  readonly current: number;
  /** That revision with the forum's own, for pages that show the forum: a post makes no other page stale. */
  readonly withForum: string;
  /** Whether the database answered the last query. */
  readonly healthy: boolean;
  stop(): Promise<void>;
}

interface Revisions {
  content: number;
  forum: number;
}

/**
 * Follows the revisions of content and forum. While the database does not answer, the last one remains valid, and
 * so does everything that is cached.
 */
export async function watchRevision(
  read: () => Promise<Revisions>,
  onChange: (healthy: boolean, error?: unknown) => void,
): Promise<RevisionWatcher> {
  const stopping = new AbortController();
  // Lower than any revision, until the first one has been read.
  const state = { current: { content: -1, forum: -1 }, healthy: true };

  const look = async () => {
    try {
      state.current = await inTime(read());
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
  await look();
  const watching = watch();

  return {
    get current() {
      return state.current.content;
    },
    get withForum() {
      const { content, forum } = state.current;
      return `${content}.${forum}`;
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

/** Returns the answer, or rejects if it takes too long; a late answer is ignored. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const timer = new AbortController();
  answer.catch(() => {});
  const late = wait(patienceMs, undefined, { signal: timer.signal }).then(async () => {
    // The answer may have arrived while the process was busy, without having been read yet.
    await new Promise(setImmediate);
    throw new Error(`no answer for ${patienceMs / 1000} s`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    late.catch(() => {});
    timer.abort();
  }
}
