import path from "node:path";
import { sweepOrphans } from "./sweep-orphans.ts";

/** The folder in which the back office receives files, until it has judged and stored them elsewhere. */
export const receivedFilesIn = (dataDir: string): string => path.join(dataDir, "tmp");

/** Deletes received files that Payload has left: those of refused requests, of forms without a file, and of a crash. */
export const sweepReceivedFiles = (dataDir: string, now = Date.now()): Promise<void> =>
  sweepOrphans(receivedFilesIn(dataDir), async () => new Set(), now);
