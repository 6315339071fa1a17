import { randomUUID } from "node:crypto";
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Writes that survive a power cut. A file's bytes and its name are written to the disk separately: without the bytes the
 * file is empty, without the name it does not exist.
 */

/** Waits until a file, or the names in a folder, are on the disk. */
export async function synced(name: string): Promise<void> {
  const handle = await open(name, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder that only this user can open; an existing one stays unchanged. */
export async function madeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first) await synced(path.dirname(first));
}

/** Writes or replaces a file, completely or not at all. Each write has a draft of its own: two at the same time would mix their bytes. */
export async function writeDurably(
  file: string,
  bytes: Uint8Array | string,
  draft = `${file}.${randomUUID()}.part`,
): Promise<void> {
  try {
    await writeFile(draft, bytes, { mode: 0o600, flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await synced(path.dirname(file));
}

/** Writes a file unless it exists: of several simultaneous processes one wins, and the others find its text. */
export function writeOnce(file: string, text: string): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}
