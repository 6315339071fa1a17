import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type PdfFlag, pdfFlags } from "./pdf-file.ts";
import { redraw } from "./picture.ts";
import { RefusedFile } from "./refused-file.ts";
import { wordFlags } from "./word-file.ts";

// biome-ignore lint/performance/noBarrelFile: what is thrown belongs to the door that throws it.
export { type Refusal, RefusedFile } from "./refused-file.ts";

const mimes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  jpg: "image/jpeg",
  png: "image/png",
} as const;

export type ApplicantFileType = keyof typeof mimes;

/** What the bytes of a file say of it, and of what it would do when it is opened. */
export interface InspectedFile {
  type: ApplicantFileType;
  mime: string;
  size: number;
  sha256: string;
  flags: PdfFlag[];
}

/**
 * Judges a finished upload by its bytes, whatever it is called. Pictures are written anew in the same place
 * (metadata, trailing bytes and a second file in them go), so that what is stored may differ from what came.
 * A refused file is left to the caller as it is.
 * @param file an absolute path; the size was limited before
 * @throws RefusedFile
 */
export async function inspectFile(file: string, allowed: readonly ApplicantFileType[]): Promise<InspectedFile> {
  const bytes = await readFile(file);
  const type = typeOf(bytes);
  if (!allowed.includes(type)) throw new RefusedFile("type", `A file of type ${type} is not asked for.`);
  const flags = type === "pdf" ? await pdfFlags(bytes) : type === "docx" ? await wordFlags(bytes) : [];
  const stored = type === "jpg" || type === "png" ? await redraw(file, bytes, type) : bytes;
  const sha256 = createHash("sha256").update(stored).digest("hex");
  return { type, mime: mimes[type], size: stored.length, sha256, flags };
}

const starts: [type: ApplicantFileType, start: Buffer][] = [
  ["pdf", Buffer.from("%PDF-")],
  ["docx", Buffer.from("PK\u0003\u0004")],
  ["jpg", Buffer.from("ffd8ff", "hex")],
  ["png", Buffer.from("89504e470d0a1a0a", "hex")],
];
/** The container of Word's old papers, and of new ones behind a password. */
const oldOffice = Buffer.from("d0cf11e0a1b11ae1", "hex");
const lockedPart = Buffer.from("EncryptedPackage", "utf16le");

/** @throws RefusedFile when it is none of ours, or starts like one type and goes on like another */
function typeOf(bytes: Buffer): ApplicantFileType {
  if (bytes.length === 0) throw new RefusedFile("empty", "There is nothing in the file.");
  if (bytes.subarray(0, oldOffice.length).equals(oldOffice)) {
    throw new RefusedFile(bytes.includes(lockedPart) ? "locked" : "type", "The file is in the old format of Office.");
  }
  const type = starts.find(([, start]) => bytes.subarray(0, start.length).equals(start))?.[0];
  // Readers of PDF look for its mark in the first kilobyte. In a picture it goes when that is drawn anew.
  const isPdf = bytes.subarray(0, 1_024).includes("%PDF-");
  if (isPdf && (!type || type === "docx")) throw new RefusedFile("polyglot", "Something stands before a PDF.");
  if (!type) throw new RefusedFile("type", "The file is of no type that we take.");
  return type;
}
