import { createHash } from "node:crypto";
import { type Refusal, RefusedFile } from "../../platform/files/inspection/refused-file.ts";
import type { FileFlag, SentFileType } from "./inspect.ts";

/** The judge's answer: the facts about an accepted file, or the reason for refusing it. */
export type Verdict =
  | { type: SentFileType; size: number; sha256: string; flags: FileFlag[] }
  | { refused: Refusal; message: string };

/**
 * Judges a file by its bytes, regardless of its name. A picture is redrawn for `keep`, without metadata, trailing bytes or
 * a second file; the answer then describes the new picture.
 */
export async function judgeBytes(
  bytes: Buffer,
  allowed: readonly string[],
  keep: (picture: Buffer) => void,
): Promise<Verdict> {
  try {
    const type = typeOf(bytes);
    if (!allowed.includes(type)) throw new RefusedFile("type", `A file of type ${type} is not asked for.`);
    const flags = await flagsOf(type, bytes);
    const stored =
      type === "jpg" || type === "png" || type === "webp"
        ? await (await import("./picture.ts")).redraw(bytes, type)
        : bytes;
    if (stored !== bytes) keep(stored);
    return { type, size: stored.length, sha256: createHash("sha256").update(stored).digest("hex"), flags };
  } catch (error) {
    if (error instanceof RefusedFile) return { refused: error.reason, message: error.message };
    throw error;
  }
}

async function flagsOf(type: SentFileType, bytes: Buffer): Promise<FileFlag[]> {
  if (type === "pdf") return (await import("./pdf-file.ts")).pdfFlags(bytes);
  if (type === "docx") return (await import("./word-file.ts")).wordFlags(bytes);
  return [];
}

const starts: [type: SentFileType, start: Buffer][] = [
  ["pdf", Buffer.from("%PDF-")],
  ["docx", Buffer.from("PK\u0003\u0004")],
  ["jpg", Buffer.from("ffd8ff", "hex")],
  ["png", Buffer.from("89504e470d0a1a0a", "hex")],
];
/** WebP: RIFF, four bytes of length, and its name. */
const isWebp = (bytes: Buffer) => /^RIFF.{4}WEBP/s.test(bytes.toString("latin1", 0, 12));
/** The photographs of iPhones. */
const isHeic = (bytes: Buffer) => /^.{4}ftyp(?:he[a-z]{2}|mif1|msf1)/s.test(bytes.toString("latin1", 0, 12));
/** The container of old Word documents, and of new ones with a password. */
const oldOffice = Buffer.from("d0cf11e0a1b11ae1", "hex");
const lockedPart = Buffer.from("EncryptedPackage", "utf16le");

/**
 * The type that the first bytes declare.
 * @throws RefusedFile for a type that is not accepted, and for a file that begins like one type and continues like another
 */
function typeOf(bytes: Buffer): SentFileType {
  if (bytes.length === 0) throw new RefusedFile("empty", "There is nothing in the file.");
  if (bytes.subarray(0, oldOffice.length).equals(oldOffice)) {
    throw new RefusedFile(bytes.includes(lockedPart) ? "locked" : "type", "The file is in the old format of Office.");
  }
  if (isHeic(bytes)) throw new RefusedFile("heic", "Our copy of sharp cannot decode HEIC.");
  const begun = starts.find(([, start]) => bytes.subarray(0, start.length).equals(start))?.[0];
  const type = begun ?? (isWebp(bytes) ? "webp" : undefined);
  // PDF readers look for the mark in the first kilobyte. In a picture, redrawing removes it.
  const isPdf = bytes.subarray(0, 1_024).includes("%PDF-");
  if (isPdf && (!type || type === "docx")) throw new RefusedFile("polyglot", "There are bytes before the PDF.");
  if (!type) throw new RefusedFile("type", "The file is of no type that we take.");
  return type;
}
