import { chmodSync, lstatSync, readdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { madeFolder } from "../store/durable.ts";

/** The site's own files in DATA_DIR, by the beginnings of their names; the others are left alone. */
const siteFiles = ["setu.db", "secret", "starting.lock", "media", "documents", "mail", "private", "tmp", "derived"];

/**
 * Makes DATA_DIR, and closes it to every other account of the machine: new files belong to this user alone by the umask,
 * and files that earlier releases left readable are fixed.
 * @returns the files that could not be fixed, since another account owns them.
 */
export async function keepPrivate(dataDir: string): Promise<string[]> {
  await madeFolder(dataDir);
  await madeFolder(path.join(dataDir, "private"));
  const kept = readdirSync(dataDir).filter((name) => siteFiles.some((beginning) => name.startsWith(beginning)));
  const unfixable: string[] = [];
  closeToOthers(dataDir, unfixable, kept);
  return unfixable;
}

/** Synchronous: it takes a third of a second for a hundred thousand files, and many times that with one promise after another. */
function closeToOthers(name: string, unfixable: string[], inside?: string[]): void {
  try {
    const found = lstatSync(name);
    if (found.mode & 0o077 && !found.isSymbolicLink()) chmodSync(name, found.mode & 0o700);
    const names = inside ?? (found.isDirectory() ? readdirSync(name) : []);
    for (const one of names) {
      const whole = path.join(name, one);
      // One of our folders may be a link to another volume; links further down are not followed.
      closeToOthers(inside ? realpathSync(whole) : whole, unfixable);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another process may have deleted it meanwhile.
    if (code === "ENOENT") return;
    if (code !== "EPERM" && code !== "EACCES" && code !== "EROFS") throw error;
    unfixable.push(name);
  }
}
