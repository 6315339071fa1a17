import { stat } from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import type { Environment } from "../../environment.ts";
import { dueRows, isDue } from "../../platform/clock/is-due.ts";
import { jsonColumn } from "../../platform/store/columns.ts";
import { compareAndSet } from "../../platform/store/compare-and-set.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { lastTime, noteTime } from "../../platform/store/state.ts";
import type { StoredFile } from "../stored-file.ts";
import { longestScanMs, scanFile } from "./clamd.ts";

type Scanner = NonNullable<Environment["clamd"]>;

/** Time for reading and writing around the scans. */
const asideMs = 60_000;
/** How long a claim on that many files lasts: longer than their scans can take, so that no other process begins with them. */
export const claimMs = (files: number): number => files * longestScanMs + asideMs;
/** How long to wait when the scanner is down; nobody can open its files until then. */
const againMs = 30_000;
/** How long no process may have had a scanner before files stop waiting for one: it may be missing in one process only, or by mistake. */
const forgottenAfterMs = 86_400_000;
/** The time at which a process with a scanner ran last. */
const scannerSeen = "scanner-seen";

/** A table whose rows have files that are scanned, in its columns `files` and `scan_due_at`. */
export interface ScannedRows {
  table: string;
  /** The column that grows with each write of a row. */
  revision: string;
}

interface Scanned {
  payload: Payload;
  /** The folder of the files. */
  folder: string;
  /** Where the files are named. */
  rows: ScannedRows;
}

/** Scans the files of new rows, one row after the other, the longest waiting first. */
export async function scanFiles(scanned: Scanned, clamd: Scanner, stopping: AbortSignal): Promise<void> {
  const { payload, folder } = scanned;
  const [table, dueAt] = [sql.identifier(scanned.rows.table), sql.identifier("scan_due_at")];
  while (!stopping.aborted) {
    const now = Date.now();
    const [due] = await runSql(payload, dueRows(sql`id`, table, dueAt, now));
    if (!due) return;
    const id = Number(due["id"]);
    const waiting = (await readFiles(scanned, id)).files.filter(({ scan }) => scan === "pending");
    const claimed = await runSql(
      payload,
      sql`UPDATE ${table} SET scan_due_at = ${now + claimMs(waiting.length)}
          WHERE id = ${id} AND ${isDue(dueAt, now)} RETURNING id`,
    );
    if (claimed.length === 0) continue;
    try {
      const verdicts = new Map<string, StoredFile["scan"]>();
      for (const { id: file } of waiting) verdicts.set(file, await verdictOf(clamd, path.join(folder, file)));
      await noteVerdicts(scanned, id, verdicts);
    } catch (error) {
      payload.logger.error({ err: error, msg: "The virus scanner does not answer: documents are waiting for it." });
      await postpone(scanned, id);
      return;
    }
  }
}

/**
 * Leaves the scanner alone for a while. The other rows are then tried before this one: the scanner may hang at its
 * file.
 */
async function postpone({ payload, rows: { table } }: Scanned, id: number): Promise<void> {
  const again = Date.now() + againMs;
  const [rows, dueAt] = [sql.identifier(table), sql.identifier("scan_due_at")];
  await runSql(payload, sql`UPDATE ${rows} SET scan_due_at = ${again - 1} WHERE ${isDue(dueAt, Date.now())}`);
  await runSql(payload, sql`UPDATE ${rows} SET scan_due_at = ${again} WHERE id = ${id}`);
}

/** Notes that a process has a scanner, for those that have none. */
export const noteScanner = (payload: Payload): Promise<void> => noteTime(payload, scannerSeen, Date.now());

/**
 * Treats the files that wait for a scanner like those that arrive without one, once no process has had one for a day: no scan would
 * ever come. Their structure was judged on arrival.
 */
export async function acceptWaiting(scanned: Scanned): Promise<void> {
  const { payload, rows: where } = scanned;
  const seen = await lastTime(payload, scannerSeen);
  // An earlier version noted nothing.
  if (seen === 0) return noteScanner(payload);
  if (Date.now() - seen < forgottenAfterMs) return;
  const rows = await runSql(payload, sql`SELECT id FROM ${sql.identifier(where.table)} WHERE scan_due_at IS NOT NULL`);
  for (const row of rows) {
    const id = Number(row["id"]);
    const waiting = (await readFiles(scanned, id)).files.filter(({ scan }) => scan === "pending");
    await noteVerdicts(scanned, id, new Map(waiting.map((file) => [file.id, "checked"])));
  }
  if (rows.length > 0)
    payload.logger.warn("CLAMD_HOST has not been set for a day: documents no longer wait for a virus scanner.");
}

/**
 * The scanner's verdict on a file. A missing one will never be found clean, and is not the scanner's fault: the others
 * need not wait for it.
 */
async function verdictOf(clamd: Scanner, file: string): Promise<StoredFile["scan"]> {
  const isThere = await stat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return false;
      throw error;
    },
  );
  return isThere ? (await scanFile(clamd, file)).verdict : "unscannable";
}

type File = Pick<StoredFile, "id" | "scan">;

async function readFiles(
  { payload, rows: { table, revision } }: Scanned,
  id: number,
): Promise<{ files: File[]; revision: number }> {
  const column = sql.identifier(revision);
  const [row] = await runSql(
    payload,
    sql`SELECT files, COALESCE(${column}, 0) AS revision FROM ${sql.identifier(table)} WHERE id = ${id}`,
  );
  const files = jsonColumn<File[]>(row?.["files"]);
  return { files: Array.isArray(files) ? files : [], revision: Number(row?.["revision"] ?? 0) };
}

/**
 * Notes verdicts on the files that are there now: one may have been replaced meanwhile, and waits for its own scan.
 */
async function noteVerdicts(scanned: Scanned, id: number, verdicts: Map<string, File["scan"]>): Promise<void> {
  const { table } = scanned.rows;
  const column = sql.identifier(scanned.rows.revision);
  await compareAndSet(5, async () => {
    const { files: before, revision } = await readFiles(scanned, id);
    const files = before.map((file) => ({ ...file, scan: verdicts.get(file.id) ?? file.scan }));
    const dueAt = files.some(({ scan }) => scan === "pending") ? Date.now() : null;
    // Only these columns, since the stage may have changed; and only if nobody has changed the files meanwhile.
    const noted = await runSql(
      scanned.payload,
      sql`UPDATE ${sql.identifier(table)}
          SET files = ${JSON.stringify(files)}, scan_due_at = ${dueAt}, ${column} = ${revision + 1}
          WHERE id = ${id} AND COALESCE(${column}, 0) = ${revision} RETURNING id`,
    );
    // Nothing to note when the row was erased.
    return noted.length > 0 || before.length === 0;
  });
}
