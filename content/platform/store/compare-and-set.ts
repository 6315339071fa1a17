/**
 * Changes a row that others may be changing at the same time. `attempt` reads the row, and writes it only if it is still
 * what was read; it resolves to false when somebody else came first, and is then called again, `tries` times in all.
 * @returns whether an attempt succeeded.
 */
export async function compareAndSet(tries: number, attempt: () => Promise<boolean>): Promise<boolean> {
  for (let tried = 0; tried < tries; tried += 1) if (await attempt()) return true;
  return false;
}
