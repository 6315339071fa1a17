import { existsSync, mkdtempSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import path from "node:path";

/** A file system in memory, on every Linux; containers often have little of it. */
const memory = "/dev/shm";
/** More than all tests that run at the same time need, in bytes. */
const room = 2 * 1024 ** 3;

/** Whether this machine can keep the tests' data in memory. */
function hasRoomInMemory(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > room && freemem() > room;
}

/**
 * A new folder for a test's data: in memory if there is room, since a site writes every change through to the disk, for
 * which tests waited a fifth of their time.
 */
export const temporaryFolder = (name: string): string =>
  mkdtempSync(path.join(hasRoomInMemory() ? memory : tmpdir(), `setu-${name}-`));
