import path from "node:path";
import { scanFile } from "../applicants/clamd.ts";
import type { Environment } from "../environment.ts";
import type { Applicants } from "../operations/application-uploads.ts";
import type { StoredPaper } from "../operations/apply.ts";
import { runSql, sql } from "../system/sql.ts";

/** Longer than a scan of all papers of one application may take. */
const claimMs = 5 * 60_000;
/** While the scanner is down its papers stay as they are: nobody can open them. */
const againMs = 30_000;

/** Has the papers of new applications scanned, one application after the other. */
export async function scanPapers(
  { payload, papers }: Applicants,
  clamd: NonNullable<Environment["clamd"]>,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    const now = Date.now();
    const [due] = await runSql(payload, sql`SELECT id FROM applications WHERE scan_due_at <= ${now} LIMIT 1`);
    if (!due) return;
    const claimed = await runSql(
      payload,
      sql`UPDATE applications SET scan_due_at = ${now + claimMs} WHERE id = ${due["id"]} AND scan_due_at <= ${now} RETURNING id`,
    );
    if (claimed.length === 0) continue;
    const id = Number(due["id"]);
    const { files, revision } = (await payload.findByID({
      collection: "applications",
      id,
      depth: 0,
      overrideAccess: true,
    })) as unknown as { files: StoredPaper[]; revision: number | null };
    try {
      const scanned: StoredPaper[] = [];
      for (const file of files) {
        const known = file.scan !== "pending";
        scanned.push(known ? file : { ...file, scan: (await scanFile(clamd, path.join(papers, file.id))).verdict });
      }
      // A paper may have been replaced in the meantime: then this is of no use, and the new one is due.
      await runSql(
        payload,
        sql`UPDATE applications SET files = ${JSON.stringify(scanned)}, scan_due_at = NULL, revision = COALESCE(revision, 0) + 1
            WHERE id = ${id} AND COALESCE(revision, 0) = ${revision ?? 0}`,
      );
    } catch (error) {
      payload.logger.error({ err: error, msg: "The virus scanner does not answer: papers wait for it." });
      await runSql(payload, sql`UPDATE applications SET scan_due_at = ${Date.now() + againMs} WHERE id = ${id}`);
      return;
    }
  }
}
