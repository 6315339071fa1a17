import { innermost } from "./retry.ts";

/** SQLite's result codes for a disk without room: for its files, and for the memory that its processes share, which is a file too. */
const sqliteCodes: unknown[] = [13, 4874];
const systemCodes: unknown[] = ["ENOSPC", "EDQUOT"];

/** Whether something could not be written because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode } = innermost(error) as { code?: unknown; errcode?: unknown };
  return systemCodes.includes(code) || sqliteCodes.includes(errcode);
}
