import type { Payload } from "payload";
import { orphanAfterMs } from "../platform/files/sweep-orphans.ts";
import { logErasure } from "../retention/erasure-log.ts";
import type { Due, Found } from "../retention/kinds.ts";
import { type Periods, readPeriods } from "../retention/periods.ts";
import type { Uploads } from "./uploads.ts";

/** All uploads that were not sent in, and those of them that are due for erasure at `now`. */
export async function findUploads(
  uploads: Uploads,
  now: Date,
  { uploadHours }: Pick<Periods, "uploadHours">,
): Promise<Found> {
  const all = await uploads.list();
  const due = all
    .filter(({ begunAt }) => begunAt < now.getTime() - uploadHours * 3_600_000)
    .map(({ id, begunAt }): Due => {
      return { reference: "", since: new Date(begunAt).toISOString(), erase: () => uploads.remove(id) };
    });
  return { total: all.length, due };
}

/** Deletes uploads that were not sent in, and the remains of announcements that a crash left. */
export async function sweepUploads(payload: Payload, uploads: Uploads, now = Date.now()): Promise<void> {
  const { due } = await findUploads(uploads, new Date(now), await readPeriods(payload));
  for (const { erase } of due) await erase();
  if (due.length > 0) {
    await logErasure(payload, { kind: "uploads", mode: "real", count: due.length, references: [], by: "schedule" });
  }
  await uploads.removeStrays(now - orphanAfterMs);
}
