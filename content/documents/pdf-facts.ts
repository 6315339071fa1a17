import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { feed } from "./feed.ts";

const PdfFacts = z.object({ pages: z.int().positive(), hasScript: z.boolean(), hasAttachments: z.boolean() });
export type PdfFacts = z.infer<typeof PdfFacts>;

const reader = path.join(import.meta.dirname, "pdf-reader.ts");
const library = path.dirname(fileURLToPath(import.meta.resolve("unpdf")));
/** What the reader is made of, and the package files that say how to load it. */
const readable = [reader, path.join(import.meta.dirname, "../package.json"), path.dirname(library)];
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
  );
  return PdfFacts.parse(JSON.parse(answer.toString()));
}
