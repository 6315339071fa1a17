import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** How long a file may lack its row, which is stored after it. */
export const orphanAfterMs = 30 * 60_000;

/** Deletes the files in a folder that no row names, once they are old enough to have one. */
export async function sweepOrphans(
  folder: string,
  readNamed: () => Promise<{ id: string }[]>,
  now: number,
): Promise<void> {
  const old: string[] = [];
  for (const name of await readdir(folder).catch((): string[] => [])) {
    const found = await stat(path.join(folder, name)).catch(() => undefined);
    if (found && found.ctimeMs < now - orphanAfterMs) old.push(name);
  }
  if (old.length === 0) return;
  const named = new Set((await readNamed()).map(({ id }) => id));
  for (const name of old) if (!named.has(name)) await rm(path.join(folder, name), { force: true });
}
