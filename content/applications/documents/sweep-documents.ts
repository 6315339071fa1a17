import type { Payload } from "payload";
import type { StoredFields } from "../../model/item.ts";
import { orphanAfterMs, sweepOrphans } from "../../platform/files/sweep-orphans.ts";
import { logErasure } from "../../retention/erasure-log.ts";
import { readPeriods } from "../../retention/periods.ts";
import { findUploads } from "../retention.ts";
import type { ApplicationTraces } from "../traces.ts";
import type { StoredDocument } from "./stored-document.ts";

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
