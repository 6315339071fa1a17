import { stat } from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import type { Environment } from "../../environment.ts";
import { dueRows, isDue } from "../../platform/clock/is-due.ts";
import { jsonColumn } from "../../platform/store/columns.ts";
import { compareAndSet } from "../../platform/store/compare-and-set.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { lastTime, noteTime } from "../../platform/store/state.ts";
import { longestScanMs, scanFile } from "./clamd.ts";
import type { StoredDocument } from "./stored-document.ts";

type Scanner = NonNullable<Environment["clamd"]>;

/** Time for reading and writing around the scans. */
const asideMs = 60_000;
/** How long a claim on that many documents lasts: longer than their scans can take, so that no other process begins with them. */
export const claimMs = (documents: number): number => documents * longestScanMs + asideMs;
/** How long to wait when the scanner is down; nobody can open its documents until then. */
const againMs = 30_000;
/** How long no process may have had a scanner before documents stop waiting for one: it may be missing in one process only, or by mistake. */
const forgottenAfterMs = 86_400_000;
/** The time at which a process with a scanner ran last. */
const scannerSeen = "scanner-seen";

interface Scanned {
  payload: Payload;
  /** The folder of the files. */
  documents: string;
  /** Whose rows they are in. */
  table: keyof typeof revisions;
}

/** The columns that grow with each write of a row. */
const revisions = { applications: "revision", complaints: "moves" } as const;
/** The tables whose rows have files that are scanned. */
export const scannedTables = Object.keys(revisions) as (keyof typeof revisions)[];

/** Scans the documents of new applications or complaints, one row after the other, the longest waiting first. */
export async function scanDocuments(scanned: Scanned, clamd: Scanner, stopping: AbortSignal): Promise<void> {
  const { payload, documents } = scanned;
  const [table, dueAt] = [sql.identifier(scanned.table), sql.identifier("scan_due_at")];
  while (!stopping.aborted) {
    const now = Date.now();
    const [due] = await runSql(payload, dueRows(sql`id`, table, dueAt, now));
    if (!due) return;
    const id = Number(due["id"]);
    const waiting = (await readDocuments(scanned, id)).files.filter(({ scan }) => scan === "pending");
    const claimed = await runSql(
      payload,
      sql`UPDATE ${table} SET scan_due_at = ${now + claimMs(waiting.length)}
          WHERE id = ${id} AND ${isDue(dueAt, now)} RETURNING id`,
    );
    if (claimed.length === 0) continue;
    try {
      const verdicts = new Map<string, StoredDocument["scan"]>();
      for (const { id: document } of waiting)
        verdicts.set(document, await verdictOf(clamd, path.join(documents, document)));
      await noteVerdicts(scanned, id, verdicts);
    } catch (error) {
      payload.logger.error({ err: error, msg: "The virus scanner does not answer: documents are waiting for it." });
      await postpone(scanned, id);
      return;
    }
  }
}

/** Leaves the scanner alone for a while. The others go before this row then: it may be its document at which the scanner hangs. */
async function postpone({ payload, table }: Scanned, id: number): Promise<void> {
  const again = Date.now() + againMs;
  const [rows, dueAt] = [sql.identifier(table), sql.identifier("scan_due_at")];
  await runSql(payload, sql`UPDATE ${rows} SET scan_due_at = ${again - 1} WHERE ${isDue(dueAt, Date.now())}`);
  await runSql(payload, sql`UPDATE ${rows} SET scan_due_at = ${again} WHERE id = ${id}`);
}

/** Notes that a process has a scanner, for those that have none. */
export const noteScanner = (payload: Payload): Promise<void> => noteTime(payload, scannerSeen, Date.now());

/**
 * Treats the documents that wait for a scanner like those that arrive without one, once no process has had one for a day: no scan would
 * ever come. Their structure was judged on arrival.
 */
export async function acceptWaiting(scanned: Scanned): Promise<void> {
  const { payload, table } = scanned;
  const seen = await lastTime(payload, scannerSeen);
  // An earlier version noted nothing.
  if (seen === 0) return noteScanner(payload);
  if (Date.now() - seen < forgottenAfterMs) return;
  const rows = await runSql(payload, sql`SELECT id FROM ${sql.identifier(table)} WHERE scan_due_at IS NOT NULL`);
  for (const row of rows) {
    const id = Number(row["id"]);
    const waiting = (await readDocuments(scanned, id)).files.filter(({ scan }) => scan === "pending");
    await noteVerdicts(scanned, id, new Map(waiting.map((document) => [document.id, "checked"])));
  }
  if (rows.length > 0)
    payload.logger.warn("CLAMD_HOST has not been set for a day: documents no longer wait for a virus scanner.");
}

/**
 * The scanner's verdict on a document. A missing one will never be found clean, and is not the scanner's fault: the others
 * need not wait for it.
 */
async function verdictOf(clamd: Scanner, file: string): Promise<StoredDocument["scan"]> {
  const isThere = await stat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return false;
      throw error;
    },
  );
  return isThere ? (await scanFile(clamd, file)).verdict : "unscannable";
}

type File = Pick<StoredDocument, "id" | "scan">;

async function readDocuments({ payload, table }: Scanned, id: number): Promise<{ files: File[]; revision: number }> {
  const column = sql.identifier(revisions[table]);
  const [row] = await runSql(
    payload,
    sql`SELECT files, COALESCE(${column}, 0) AS revision FROM ${sql.identifier(table)} WHERE id = ${id}`,
  );
  const files = jsonColumn<File[]>(row?.["files"]);
  return { files: Array.isArray(files) ? files : [], revision: Number(row?.["revision"] ?? 0) };
}

/**
 * Notes verdicts on the documents that are there now: one may have been replaced meanwhile, and waits for its own scan.
 */
async function noteVerdicts(scanned: Scanned, id: number, verdicts: Map<string, File["scan"]>): Promise<void> {
  const column = sql.identifier(revisions[scanned.table]);
  await compareAndSet(5, async () => {
    const { files: before, revision } = await readDocuments(scanned, id);
    const files = before.map((document) => ({ ...document, scan: verdicts.get(document.id) ?? document.scan }));
    const dueAt = files.some(({ scan }) => scan === "pending") ? Date.now() : null;
    // Only these columns, since the stage may have changed; and only if nobody has changed the documents meanwhile.
    const noted = await runSql(
      scanned.payload,
      sql`UPDATE ${sql.identifier(scanned.table)}
          SET files = ${JSON.stringify(files)}, scan_due_at = ${dueAt}, ${column} = ${revision + 1}
          WHERE id = ${id} AND COALESCE(${column}, 0) = ${revision} RETURNING id`,
    );
    // Nothing to note when the application was withdrawn.
    return noted.length > 0 || before.length === 0;
  });
}
