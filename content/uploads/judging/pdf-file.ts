import { isOutOfMemory, LockedPdf, type PdfFacts, pdfFacts } from "../../platform/files/inspection/pdf-facts.ts";
import { RefusedFile } from "../../platform/files/inspection/refused-file.ts";
import type { FileFlag } from "./inspect.ts";

/** Readers look for the end mark in the last kilobyte. */
const tail = 1_024;
const zip = { end: Buffer.from("PK\u0005\u0006"), directory: 0x02014b50 };

/**
 * Judges a PDF, and returns warnings for its reviewer.
 * @throws RefusedFile
 */
export async function pdfFlags(bytes: Buffer): Promise<FileFlag[]> {
  if (hasZip(bytes)) throw new RefusedFile("polyglot", "The PDF is a zip archive as well.");
  if (!bytes.subarray(-tail).includes("%%EOF")) throw new RefusedFile("damaged", "The PDF has no end.");
  const facts = await pdfFacts(bytes).catch((cause) => {
    if (isOutOfMemory(cause)) throw new RefusedFile("heavy", "The PDF unpacks to too much.", { cause });
    throw new RefusedFile(cause instanceof LockedPdf ? "locked" : "damaged", "The PDF cannot be read.", { cause });
  });
  return flagsOf(facts);
}

function flagsOf({ hasScript, hasAttachments, names }: PdfFacts): FileFlag[] {
  const flags: Record<FileFlag, boolean> = {
    script: hasScript || names.script,
    launch: names.launch,
    attachments: hasAttachments || names.attachments,
    links: names.links,
    restricted: names.restricted,
  };
  return (Object.keys(flags) as FileFlag[]).filter((flag) => flags[flag]);
}

/** Whether the bytes contain an archive's end record that points at its directory. */
function hasZip(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(zip.end); at >= 0; at = bytes.indexOf(zip.end, at + 1)) {
    if (at + 22 > bytes.length) return false;
    const size = bytes.readUInt32LE(at + 12);
    if (size >= 46 && size <= at && bytes.readUInt32LE(at - size) === zip.directory) return true;
  }
  return false;
}
