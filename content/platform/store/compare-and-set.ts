/**
 * Changes a row that others may be changing at the same time. `attempt` reads the row, and writes it only if it is still
 * the same; it resolves to false when another writer was faster, and is then called again, up to `tries` times in all.
 * @returns whether an attempt succeeded.
 */
export async function compareAndSet(tries: number, attempt: () => Promise<boolean>): Promise<boolean> {
  for (let tried = 0; tried < tries; tried += 1) if (await attempt()) return true;
  return false;
}
