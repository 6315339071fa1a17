import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { StoredFields } from "../../model/item.ts";
import { logErasure } from "../../retention/erasure-log.ts";
import { readPeriods } from "../../retention/periods.ts";
import type { Applicants } from "../apply/uploads.ts";
import { findUploads } from "../retention.ts";
import type { StoredDocument } from "./stored-document.ts";

/** A document is stored before its row: how long it may be without one. */
const orphanAfterMs = 30 * 60_000;

/** Deletes uploads that nobody sent in, and documents without an application, which a crash can leave. */
export async function sweepDocuments({ payload, uploads, documents }: Applicants, now = Date.now()): Promise<void> {
  const { due } = await findUploads(uploads, new Date(now), await readPeriods(payload));
  for (const { erase } of due) await erase();
  if (due.length > 0) {
    await logErasure(payload, { kind: "uploads", mode: "real", count: due.length, references: [], by: "schedule" });
  }

  await uploads.removeStrays(now - orphanAfterMs);

  const names = await readdir(documents).catch((): string[] => []);
  const old: string[] = [];
  for (const name of names) {
    const found = await stat(path.join(documents, name)).catch(() => undefined);
    if (found && found.ctimeMs < now - orphanAfterMs) old.push(name);
  }
  if (old.length === 0) return;
  const { docs } = await payload.find({
    collection: "applications",
    select: { files: true },
    limit: 0,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const known = new Set(
    (docs as StoredFields<"applications", { id: number; files: StoredDocument[] }>[]).flatMap(({ files }) =>
      files.map(({ id }) => id),
    ),
  );
  for (const name of old) if (!known.has(name)) await rm(path.join(documents, name), { force: true });
}
