import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import type { StoredFields } from "../../model/item.ts";
import { logErasure } from "../../retention/erasure-log.ts";
import { readPeriods } from "../../retention/periods.ts";
import { findUploads } from "../retention.ts";
import type { ApplicationTraces } from "../traces.ts";
import type { StoredDocument } from "./stored-document.ts";

/** How long a document may lack its row, which is stored after it. */
const orphanAfterMs = 30 * 60_000;

/** Deletes uploads that nobody sent in, and documents without an application, which a crash can leave. */
export async function sweepDocuments(
  { payload, uploads, documents }: ApplicationTraces & { payload: Payload },
  now = Date.now(),
): Promise<void> {
  const { due } = await findUploads(uploads, new Date(now), await readPeriods(payload));
  for (const { erase } of due) await erase();
  if (due.length > 0) {
    await logErasure(payload, { kind: "uploads", mode: "real", count: due.length, references: [], by: "schedule" });
  }

  await uploads.removeStrays(now - orphanAfterMs);

  await sweepOrphans(
    documents,
    async () => {
      const { docs } = await payload.find({
        collection: "applications",
        select: { files: true },
        limit: 0,
        depth: 0,
        pagination: false,
        overrideAccess: true,
      });
      const stored = docs as StoredFields<"applications", { id: number; files: StoredDocument[] }>[];
      return stored.flatMap(({ files }) => files);
    },
    now,
  );
}

/** Deletes the files in a folder that no row names, once they are old enough to have one. */
export async function sweepOrphans(
  folder: string,
  readNamed: () => Promise<Pick<StoredDocument, "id">[]>,
  now: number,
): Promise<void> {
  const old: string[] = [];
  for (const name of await readdir(folder).catch((): string[] => [])) {
    const found = await stat(path.join(folder, name)).catch(() => undefined);
    if (found && found.ctimeMs < now - orphanAfterMs) old.push(name);
  }
  if (old.length === 0) return;
  const named = new Set((await readNamed()).map(({ id }) => id));
  for (const name of old) if (!named.has(name)) await rm(path.join(folder, name), { force: true });
}
