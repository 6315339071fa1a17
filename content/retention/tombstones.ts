import { createHash } from "node:crypto";
import { open, readFile } from "node:fs/promises";
import path from "node:path";
import { madeFolder, synced } from "../platform/files/durable.ts";

/** What is buried: by what it was called here, which is nothing of the person. */
export type Buried = { application: string } | { message: number; createdAt: string };

const hashOf = (what: Buried): string => {
  const name = "application" in what ? `application ${what.application}` : `message ${what.message} ${what.createdAt}`;
  return createHash("sha256").update(name).digest("hex");
};

/** Notes, on the disk for good, that this is erased; before the first of it goes, so that what a crash interrupts is ended. */
export async function bury(file: string, what: Buried): Promise<void> {
  await madeFolder(path.dirname(file));
  const handle = await open(file, "a", 0o600);
  try {
    await handle.write(`${hashOf(what)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await synced(path.dirname(file));
}

/** Tells of anything whether it has been buried. */
export async function graveyard(file: string): Promise<{ size: number; has(what: Buried): boolean }> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const hashes = new Set(text.split("\n").filter(Boolean));
  return { size: hashes.size, has: (what) => hashes.has(hashOf(what)) };
}
