import path from "node:path";
import { complaintFiles } from "@setu/contract/complaints/complaint-fields";
import { digitsIn } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";
import { sizeText } from "@setu/contract/text/size-text";
import type { StoredDocument } from "../../applications/documents/stored-document.ts";
import type { Environment } from "../../environment.ts";
import { label } from "../../platform/fields/label.ts";

/** A file of a complaint, as its row holds it. Its own name is not kept: it may say whose it is. */
export type ComplaintFile = Pick<StoredDocument, "id" | "type" | "mime" | "size" | "sha256" | "flags" | "scan">;

/** The folder of the files that belong to a complaint, by their random names. */
export const complaintFilesIn = ({ dataDir }: Pick<Environment, "dataDir">): string =>
  path.join(dataDir, "private/complaints");

/** What may come with a complaint, as uploads are asked for. */
export const askedFiles = () =>
  complaintFiles.keys.map((key) => ({ key, types: [...complaintFiles.types], max_mb: complaintFiles.megabytes }));

const photograph = label("Photograph", "तस्बिर");
const document = label("PDF", "पीडीएफ");

/** "Photograph, 1.2 MB". */
export const fileText = ({ type, size }: Pick<ComplaintFile, "type" | "size">, locale: Locale): string =>
  digitsIn(`${(type === "pdf" ? document : photograph)[locale]}, ${sizeText(size, locale)}`, locale);
