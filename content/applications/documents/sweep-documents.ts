import type { Payload } from "payload";
import { filesNamedIn, orphanAfterMs, sweepOrphans } from "../../platform/files/sweep-orphans.ts";
import { logErasure } from "../../retention/erasure-log.ts";
import { readPeriods } from "../../retention/periods.ts";
import { findUploads } from "../retention.ts";
import type { ApplicationTraces } from "../traces.ts";

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

  await sweepOrphans(documents, () => filesNamedIn(payload, "applications"), now);
}
