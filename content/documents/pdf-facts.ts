import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { feed } from "./feed.ts";

const PdfFacts = z.object({
  pages: z.int().positive(),
  hasScript: z.boolean(),
  hasAttachments: z.boolean(),
  names: z.object({
    script: z.boolean(),
    launch: z.boolean(),
    attachments: z.boolean(),
    links: z.boolean(),
    restricted: z.boolean(),
  }),
});
export type PdfFacts = z.infer<typeof PdfFacts>;

/** Nobody can read it without its password. */
export class LockedPdf extends Error {}
/** What the reader ends with then. */
const lockedCode = 3;

const reader = path.join(import.meta.dirname, "pdf-reader.ts");
const library = path.dirname(fileURLToPath(import.meta.resolve("unpdf")));
/** What the reader is made of, and the package files that say how to load it. */
const readable = [
  reader,
  path.join(import.meta.dirname, "pdf-names.ts"),
  path.join(import.meta.dirname, "../package.json"),
  path.dirname(library),
];
const permissions = [
  "--permission",
  ...readable.filter((file) => existsSync(file)).map((file) => `--allow-fs-read=${file}`),
];

/**
 * Counts the pages of a PDF with the reader of Firefox, in a process that can read nothing else, write
 * nothing and start nothing, with limits on time and memory. Rejects when the file is none, is locked by
 * a password, or is made to keep a reader busy.
 */
export async function pdfFacts(bytes: Buffer): Promise<PdfFacts> {
  const answer = await feed(
    process.execPath,
    [...permissions, "--max-old-space-size=512", "--no-warnings", reader],
    bytes,
    { maxBuffer: 10_000, timeoutMs: 20_000 },
  ).catch((cause) => {
    if (cause.code === lockedCode) throw new LockedPdf("The PDF is locked by a password.", { cause });
    throw cause;
  });
  return PdfFacts.parse(JSON.parse(answer.toString()));
}
