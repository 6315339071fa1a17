import { createHash } from "node:crypto";
import { open, readFile } from "node:fs/promises";
import path from "node:path";
import { madeFolder, synced } from "../platform/store/durable.ts";

/** The tombstones: looks up whether a name has been erased. */
export interface Tombstones {
  size: number;
  has(name: string): boolean;
}

const hashOf = (name: string): string => createHash("sha256").update(name).digest("hex");

/**
 * Notes an erasure durably before it begins: one that a crash interrupts is finished later. `name` identifies the item,
 * never the person.
 */
export async function bury(file: string, name: string): Promise<void> {
  await madeFolder(path.dirname(file));
  const handle = await open(file, "a", 0o600);
  try {
    // On a line of its own, also after one that a full disk or a power cut has left unfinished; `writeFile` writes all of it, or fails.
    await handle.writeFile(`\n${hashOf(name)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await synced(path.dirname(file));
}

/** Reads the tombstones. */
export async function readTombstones(file: string): Promise<Tombstones> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const hashes = new Set(text.split("\n").filter(Boolean));
  return { size: hashes.size, has: (name) => hashes.has(hashOf(name)) };
}
