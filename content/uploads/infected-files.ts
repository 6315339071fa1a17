import { access, rm } from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import type { Due, Kind } from "../retention/kinds.ts";
import { dayMs } from "../retention/periods.ts";
import type { StoredFile } from "./stored-file.ts";

/** A file of a row: `since` is the time at which it came, `reference` that of its row. */
interface FileOfRow extends Pick<Due, "reference" | "since"> {
  file: Pick<StoredFile, "id" | "scan">;
  /** Whether it may still be erased, asked just before: its row may have been put on hold since it was found. */
  isFree?(): Promise<boolean>;
}

/** A folder of scanned files, and those in it that were found infected, of one noun. */
export interface InfectedFiles {
  folder: string;
  find(payload: Payload): Promise<FileOfRow[]>;
}

/** Infected files of each noun. Their rows keep the record of the file and of the infection. */
export const retainedInfected = (nouns: readonly InfectedFiles[]): Kind => ({
  async find(payload, now, { infectedDays }) {
    const held = (await Promise.all(nouns.map((noun) => heldOf(payload, noun)))).flat();
    const due = held.filter(({ since }) => Date.parse(since) < now.getTime() - infectedDays * dayMs);
    return { total: held.length, due };
  },
});

async function heldOf(payload: Payload, { folder, find }: InfectedFiles): Promise<Due[]> {
  const held: Due[] = [];
  for (const { file, reference, since, isFree } of await find(payload)) {
    const name = path.join(folder, file.id);
    if (file.scan !== "infected" || !(await isThere(name))) continue;
    const erase = async () => {
      if (isFree && !(await isFree())) return false;
      return rm(name, { force: true });
    };
    held.push({ reference, since, erase });
  }
  return held;
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
