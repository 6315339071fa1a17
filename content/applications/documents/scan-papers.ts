import { stat } from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import type { Environment } from "../../environment.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import type { StoredPaper } from "../apply/apply.ts";
import type { Applicants } from "../apply/uploads.ts";
import { longestScanMs, scanFile } from "./clamd.ts";

type Scanner = NonNullable<Environment["clamd"]>;

/** For reading and writing what the scans are about. */
const asideMs = 60_000;
/** Longer than a scan of so many papers may take: while it lasts, no other process begins with the same ones. */
export const claimMs = (papers: number): number => papers * longestScanMs + asideMs;
/** While the scanner is down its papers stay as they are: nobody can open them. */
const againMs = 30_000;

/** Has the papers of new applications scanned, one application after the other, what has waited longest in front. */
export async function scanPapers(
  { payload, papers }: Applicants,
  clamd: Scanner,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    const now = Date.now();
    const [due] = await runSql(
      payload,
      sql`SELECT id FROM applications WHERE scan_due_at <= ${now} ORDER BY scan_due_at LIMIT 1`,
    );
    if (!due) return;
    const id = Number(due["id"]);
    const waiting = (await papersOf(payload, id)).filter(({ scan }) => scan === "pending");
    const claimed = await runSql(
      payload,
      sql`UPDATE applications SET scan_due_at = ${now + claimMs(waiting.length)}
          WHERE id = ${id} AND scan_due_at <= ${now} RETURNING id`,
    );
    if (claimed.length === 0) continue;
    try {
      const verdicts = new Map<string, StoredPaper["scan"]>();
      for (const { id: paper } of waiting) verdicts.set(paper, await verdictOf(clamd, path.join(papers, paper)));
      await noteVerdicts(payload, id, verdicts);
    } catch (error) {
      payload.logger.error({ err: error, msg: "The virus scanner does not answer: documents are waiting for it." });
      await runSql(payload, sql`UPDATE applications SET scan_due_at = ${Date.now() + againMs} WHERE id = ${id}`);
      return;
    }
  }
}

/** A paper that is not there will never be found clean, and is no fault of the scanner's: the others need not wait for it. */
async function verdictOf(clamd: Scanner, file: string): Promise<StoredPaper["scan"]> {
  const isThere = await stat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return false;
      throw error;
    },
  );
  return isThere ? (await scanFile(clamd, file)).verdict : "unscannable";
}

const papersOf = async (payload: Payload, id: number) => (await readPapers(payload, id)).files;

async function readPapers(payload: Payload, id: number): Promise<{ files: StoredPaper[]; revision: number }> {
  const [row] = await runSql(
    payload,
    sql`SELECT files, COALESCE(revision, 0) AS revision FROM applications WHERE id = ${id}`,
  );
  // SQLite keeps lists as text.
  const files: unknown = typeof row?.["files"] === "string" ? JSON.parse(row["files"]) : row?.["files"];
  return { files: Array.isArray(files) ? (files as StoredPaper[]) : [], revision: Number(row?.["revision"] ?? 0) };
}

/** Of the papers that are there now: one may have been replaced meanwhile, and waits for its own turn. */
async function noteVerdicts(payload: Payload, id: number, verdicts: Map<string, StoredPaper["scan"]>): Promise<void> {
  for (let time = 0; time < 5; time += 1) {
    const { files: before, revision } = await readPapers(payload, id);
    const files = before.map((paper) => ({ ...paper, scan: verdicts.get(paper.id) ?? paper.scan }));
    const dueAt = files.some(({ scan }) => scan === "pending") ? Date.now() : null;
    // These columns alone, since the stage may have been changed; and only if the applicant has not corrected them since they were read.
    const noted = await runSql(
      payload,
      sql`UPDATE applications SET files = ${JSON.stringify(files)}, scan_due_at = ${dueAt}, revision = ${revision + 1}
          WHERE id = ${id} AND COALESCE(revision, 0) = ${revision} RETURNING id`,
    );
    // Where it has been withdrawn there is nothing to note.
    if (noted.length > 0 || before.length === 0) return;
  }
}
