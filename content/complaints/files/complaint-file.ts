import path from "node:path";
import { complaintFiles } from "@setu/contract/complaints/complaint-fields";
import { digitsIn } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";
import { sizeText } from "@setu/contract/text/size-text";
import type { Environment } from "../../environment.ts";
import { label } from "../../platform/fields/label.ts";
import type { ScannedRows } from "../../uploads/scanning/scan-files.ts";
import type { StoredFile } from "../../uploads/stored-file.ts";

/** A file of a complaint, as stored in the complaint's row. Its original name is not kept: it may identify the writer. */
export type ComplaintFile = StoredFile;

/** The rows that name complaints' files, for the virus scanner. */
export const scannedComplaints: ScannedRows = { table: "complaints", revision: "moves" };

/** The folder of complaints' files, which have random names. */
export const complaintFilesIn = ({ dataDir }: Pick<Environment, "dataDir">): string =>
  path.join(dataDir, "private/complaints");

/** The files that a complaint may have, in the form of an upload request. */
export const askedFiles = () =>
  complaintFiles.keys.map((key) => ({ key, types: [...complaintFiles.types], max_mb: complaintFiles.megabytes }));

const photograph = label("Photograph", "तस्बिर");
const document = label("PDF", "PDF");

/** "Photograph, 1.2 MB". */
export const fileText = ({ type, size }: Pick<ComplaintFile, "type" | "size">, locale: Locale): string =>
  digitsIn(`${(type === "pdf" ? document : photograph)[locale]}, ${sizeText(size, locale)}`, locale);
