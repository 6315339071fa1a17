import type { Payload } from "payload";
import { filesNamedIn, sweepOrphans } from "../../platform/files/sweep-orphans.ts";

/** Deletes files without a complaint, which a crash can leave behind. */
export const sweepComplaintFiles = (payload: Payload, folder: string, now = Date.now()): Promise<void> =>
  sweepOrphans(folder, () => filesNamedIn(payload, "complaints"), now);
