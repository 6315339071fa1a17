/**
 * Returns a function that does work under the same key one after the other, in this process: what the work reads is still true when it
 * writes. Work under other keys does not wait.
 */
export function inTurn() {
  const last = new Map<string, Promise<unknown>>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const before = last.get(key);
    const done = before ? before.then(work, work) : work();
    last.set(key, done);
    try {
      return await done;
    } finally {
      if (last.get(key) === done) last.delete(key);
    }
  };
}
