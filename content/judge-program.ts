import { readFileSync, writeSync } from "node:fs";

/**
 * A separate program, confined by `judge.ts`: reads a file from standard input and prints its verdict as JSON. A redrawn
 * picture is written to file descriptor 3.
 */
const [task = "", ...words] = process.argv.slice(2);
const bytes = readFileSync(0);
process.stdout.write(JSON.stringify(await verdict()), () => process.exit(0));

/** Loads only what this type of file needs, since loading takes most of the time. */
async function verdict(): Promise<unknown> {
  if (task === "document") return (await import("./platform/files/documents/judge-document.ts")).judgeDocument(bytes);
  if (task === "text") return (await import("./platform/files/documents/text/pdf-pages.ts")).pdfPages(bytes);
  const { judgeBytes } = await import("./uploads/judging/judge-bytes.ts");
  return judgeBytes(bytes, words, (picture) => {
    for (let done = 0; done < picture.length; ) done += writeSync(3, picture, done);
  });
}
