import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import { runSql, sql } from "../../../store/sql.ts";
import { claim } from "../../../store/state.ts";
import { QueueFull } from "../../bounded/fair-queue.ts";
import { type Judge, NoJudge } from "../../bounded/judge.ts";
import { documentTypes } from "../accepted-document.ts";
import { keepTexts, readAgain, skipText } from "./document-texts.ts";
import { goodReaders, reader, readPages } from "./read-pages.ts";

/** How long a claim lasts: longer than reading one document takes. */
const claimMs = 180_000;

/**
 * Reads the texts of PDFs that have not been read yet, one after another; each is claimed by one process. A file that cannot be read
 * is not tried again.
 */
export async function readWaitingTexts(payload: Payload, judge: Judge, stopping: AbortSignal): Promise<void> {
  const rows = await runSql(
    payload,
    sql`SELECT id, sha256, filename, mime_type AS type FROM documents WHERE text_reader IS NULL ORDER BY id DESC LIMIT 100`,
  );
  const folder = payload.collections["documents"]?.config.upload.staticDir ?? "";
  for (const row of rows) {
    if (stopping.aborted || !(await claim(payload, "document-texts", claimMs))) return;
    const document = { document: Number(row["id"]), sha256: String(row["sha256"]), reader };
    if (row["type"] !== documentTypes.pdf) {
      await skipText(payload, document.document);
      continue;
    }
    try {
      const bytes = await readFile(path.join(folder, String(row["filename"])));
      await keepTexts(payload, { ...document, pages: await readPages(bytes, judge) });
    } catch (error) {
      // The machine is too busy: tried again later.
      if (error instanceof QueueFull || error instanceof NoJudge) return;
      payload.logger.warn({ err: error, document: document.document }, "The text of a document cannot be read");
      await keepTexts(payload, { ...document, pages: undefined });
    }
  }
}

/** Marks texts for another reading that another machine, or an older version, has read worse than this one would. */
export const readWorseTextsAgain = (payload: Payload): Promise<unknown> => readAgain(payload, goodReaders);
