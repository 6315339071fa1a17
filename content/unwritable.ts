import { innermost, isBusy } from "./platform/store/retry.ts";

/** SQLite's result codes for a disk without room: for its files, and for the memory that its processes share, which is a file too. */
const sqliteFull: unknown[] = [13, 4874];
/** Those of the system and, with five digits, of PostgreSQL. */
const otherFull: unknown[] = ["ENOSPC", "EDQUOT", "53100"];

/** SQLite's primary result code, which is the low byte of each that says more. */
const sqliteReadOnly = 8;
const otherReadOnly: unknown[] = ["EROFS", "25006"];

const codesOf = (error: unknown) => innermost(error) as { code?: unknown; errcode?: unknown };

/** SQLite's primary result code for a file that cannot be opened. */
const sqliteCannotOpen = 14;

/** Whether a file could not be opened or written at all, as when another account owns it. */
export function isForbidden(error: unknown): boolean {
  const { code, errcode } = codesOf(error);
  return code === "EACCES" || code === "EPERM" || [sqliteCannotOpen, sqliteReadOnly].includes(Number(errcode) & 0xff);
}

/** Whether something could not be written because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode } = codesOf(error);
  return otherFull.includes(code) || sqliteFull.includes(errcode);
}

/** Whether nothing could be written: the disk is full or read-only, or the database locked. */
export function isUnwritable(error: unknown): boolean {
  const { code, errcode } = codesOf(error);
  const isReadOnly = otherReadOnly.includes(code) || (Number(errcode) & 0xff) === sqliteReadOnly;
  return isReadOnly || isDiskFull(error) || isBusy(error);
}
