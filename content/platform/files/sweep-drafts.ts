import { readdir } from "node:fs/promises";
import { draftOf } from "../mail/transport.ts";
import { sweepOrphans } from "./sweep-orphans.ts";

/**
 * Deletes old drafts of mails, which a killed process leaves: the code that erases a mail knows only its file's final
 * name.
 */
export const sweepDrafts = (folder: string, now = Date.now()): Promise<void> =>
  sweepOrphans(folder, async () => new Set((await readdir(folder)).filter((name) => !name.endsWith(draftOf("")))), now);
