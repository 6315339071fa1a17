import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import type { Locale } from "@setu/contract/locale";
import type { FieldErrors } from "@setu/contract/shapes/envelope";
import { uploadTexts } from "../../uploads/texts.ts";
import type { Upload, Uploads } from "../../uploads/uploads.ts";
import type { ComplaintFile } from "./complaint-file.ts";

/** The source of complaints' files, and the folder in which they are stored. */
export interface ComplaintFiles {
  uploads: Uploads;
  folder: string;
  /** Whether they are scanned for viruses. */
  scans: boolean;
}

type Named = Record<string, string>;

/** The complete uploads among those that a complaint names. */
export async function sentFiles({ uploads }: ComplaintFiles, files: Named): Promise<Upload[]> {
  const found = await Promise.all(
    Object.entries(files).map(async ([key, id]) => {
      const upload = await uploads.find(id);
      return upload?.vacancy === undefined && upload?.key === key && upload.inspected ? upload : undefined;
    }),
  );
  return found.filter((upload) => upload !== undefined);
}

/** The faults of the files that a complaint names, by field. */
export const fileFaults = (files: Named, sent: Upload[], locale: Locale): FieldErrors =>
  Object.fromEntries(
    Object.keys(files)
      .filter((key) => !sent.some((upload) => upload.key === key))
      .map((key) => [`files.${key}`, [uploadTexts[locale].documentGone]]),
  );

/**
 * Stores files, and then the row that names them by `store`, so that no row names a missing file. The sweep deletes files that a crash
 * leaves without a row.
 */
export async function withFiles<Row>(
  { uploads, folder, scans }: ComplaintFiles,
  sent: Upload[],
  store: (files: ComplaintFile[]) => Promise<Row>,
): Promise<Row> {
  const files = sent.map(({ id: from, inspected }): ComplaintFile => {
    if (!inspected) throw new Error("A file is stored that nobody has judged.");
    return { id: randomUUID(), ...inspected, scan: scans ? "pending" : "checked", from };
  });
  let isAdopted = false;
  try {
    for (const [index, { id }] of sent.entries()) await uploads.adopt(id, path.join(folder, files[index]?.id ?? ""));
    isAdopted = true;
    const row = await store(files);
    await Promise.all(sent.map(({ id }) => uploads.remove(id)));
    return row;
  } catch (error) {
    // If the connection was lost during the commit, the row may exist nevertheless.
    if (!isAdopted) await Promise.all(files.map(({ id }) => rm(path.join(folder, id), { force: true })));
    throw error;
  }
}
