import type { Payload } from "payload";
import { runSql, sql } from "../../store/sql.ts";

/**
 * Counts a download of a document. This is not an edit: it changes neither the document's `updatedAt`, which is part of its
 * address, nor the content revision.
 */
export async function countDownload(payload: Payload, filename: string): Promise<void> {
  await runSql(payload, sql`UPDATE documents SET downloads = COALESCE(downloads, 0) + 1 WHERE filename = ${filename}`);
}
