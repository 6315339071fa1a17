/**
 * Prints the sample documents: each page of `documents/source/` becomes a PDF in `documents/`, and a
 * sheet made as a cover its picture; its text is taken with poppler. All are committed, so a seed needs none of this. Run it after a change there, with
 * Chromium at hand (it shapes Devanagari): `node content/seed/make-documents.ts`.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";

const target = path.join(import.meta.dirname, "documents");
const source = path.join(target, "source");
const work = mkdtempSync(path.join(tmpdir(), "setu-documents-"));
const quiet = ["--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files", "--hide-scrollbars"];
const chromium = (...args: string[]) => execFileSync("chromium", [...quiet, ...args], { stdio: "ignore" });

for (const page of readdirSync(source).filter((file) => file.endsWith(".html"))) {
  const name = path.basename(page, ".html");
  const address = `file://${path.join(source, page)}`;
  chromium("--no-pdf-header-footer", `--print-to-pdf=${path.join(target, `${name}.pdf`)}`, address);
  // As the site reads it where poppler is installed: a seed does the same everywhere.
  execFileSync("pdftotext", [
    "-enc",
    "UTF-8",
    path.join(target, `${name}.pdf`),
    path.join(target, "texts", `${name}.txt`),
  ]);
  if (!readFileSync(path.join(source, page), "utf8").includes('class="cover')) continue;
  const picture = path.join(work, `${name}.png`);
  // A4 at 96 dots an inch.
  chromium("--window-size=794,1123", `--screenshot=${picture}`, address);
  await sharp(picture)
    .webp({ quality: 80 })
    .toFile(path.join(target, `${name}.webp`));
}
