import { readFileSync, writeSync } from "node:fs";

/**
 * A program of its own, locked in by `judge.ts`: takes a file by standard input and says, as JSON, what it is. What is made of
 * a picture goes to the file with the number 3.
 */
const [task = "", ...words] = process.argv.slice(2);
const bytes = readFileSync(0);
process.stdout.write(JSON.stringify(await verdict()), () => process.exit(0));

/** Loads only what this file needs: most of the time goes by before it is looked at. */
async function verdict(): Promise<unknown> {
  if (task === "document") return (await import("./platform/files/documents/judge-document.ts")).judgeDocument(bytes);
  const { judgeBytes } = await import("./applications/documents/judge-bytes.ts");
  return judgeBytes(bytes, words, (picture) => {
    for (let done = 0; done < picture.length; ) done += writeSync(3, picture, done);
  });
}
