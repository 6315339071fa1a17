import { chmodSync, lstatSync, readdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { madeFolder } from "./durable.ts";

/** What the site keeps in DATA_DIR, by the beginnings of the names: nothing else is touched there. */
const ours = ["setu.db", "secret", "starting.lock", "media", "documents", "mail", "private", "tmp"];

/**
 * Makes DATA_DIR, and takes it from every other account of the machine: what is written from now on is this user's alone by
 * the umask, and what earlier releases wrote for all to read is mended.
 * @returns what could not be mended, since it belongs to somebody else.
 */
export async function keepPrivate(dataDir: string): Promise<string[]> {
  await madeFolder(dataDir);
  await madeFolder(path.join(dataDir, "private"));
  const kept = readdirSync(dataDir).filter((name) => ours.some((beginning) => name.startsWith(beginning)));
  const stubborn: string[] = [];
  mend(dataDir, stubborn, kept);
  return stubborn;
}

/** Sync: a hundred thousand files take a third of a second so, and many times that one promise after the other. */
function mend(name: string, stubborn: string[], inside?: string[]): void {
  try {
    const found = lstatSync(name);
    if (found.mode & 0o077 && !found.isSymbolicLink()) chmodSync(name, found.mode & 0o700);
    const names = inside ?? (found.isDirectory() ? readdirSync(name) : []);
    for (const one of names) {
      const whole = path.join(name, one);
      // One of our folders may lie on a volume of its own; further down nobody has put a link.
      mend(inside ? realpathSync(whole) : whole, stubborn);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // It may have gone meanwhile: another process tidies up.
    if (code === "ENOENT") return;
    if (code !== "EPERM" && code !== "EACCES" && code !== "EROFS") throw error;
    stubborn.push(name);
  }
}
