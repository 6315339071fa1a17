import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Judge } from "../../bounded/judge.ts";
import { feed } from "../feed.ts";
import { isLegacyFont } from "./legacy-fonts.ts";
import { mostPages, mostText } from "./pdf-pages.ts";

const folders = ["/usr/local/bin", "/usr/bin", "/bin"];
const isHere = (program: string) => folders.some((folder) => existsSync(path.join(folder, program)));
/** Poppler (the package poppler-utils) gets Devanagari right where Firefox's reader loses signs. */
const hasPoppler = ["pdftotext", "pdffonts"].every(isHere);

/** To be raised whenever the same file would yield a different text. */
const version = 1;
export const poppler = `poppler-${version}`;
const firefox = `pdfjs-${version}`;
/** The reader that this machine uses. */
export const reader = hasPoppler ? poppler : firefox;
/** The readers whose texts are as good as this machine's: texts by any others are read again. */
export const goodReaders: readonly string[] = hasPoppler ? [poppler] : [firefox, poppler];

/** Limits on processor time, elapsed time and memory. */
const cpuSeconds = 30;
const timeoutMs = 60_000;
const memoryBytes = 1_500_000_000;

/**
 * The text of each page of a PDF, empty where a page has none. Rejects when it cannot be read within the limits on memory, time, pages
 * and text.
 * @throws QueueFull, NoJudge when the machine is too busy: the file is not at fault.
 */
export async function readPages(bytes: Buffer, judge: Judge): Promise<string[]> {
  if (hasPoppler && !(await fontsOf(bytes)).some(isLegacyFont)) return byPoppler(bytes);
  const pages = await judge.run("texts of documents", "other", async () => ({
    words: ["text"],
    input: bytes,
    cpuSeconds,
    // The answer is JSON, in which some characters take six.
    longestAnswer: mostText * 2,
  }));
  return z.array(z.string()).parse(pages).map(tidy);
}

async function byPoppler(bytes: Buffer): Promise<string[]> {
  const text = await run(["pdftotext", "-enc", "UTF-8", "-l", String(mostPages), "-", "-"], bytes);
  return pagesIn(text.slice(0, mostText));
}

/** Splits poppler's output into pages, each of which ends with a form feed. */
export const pagesIn = (text: string): string[] => text.replace(/\f$/, "").split("\f").map(tidy);

/** One line per font of the PDF, beginning with the font's name. */
const fontsOf = async (bytes: Buffer): Promise<string[]> =>
  (await run(["pdffonts", "-l", String(mostPages), "-"], bytes)).split("\n").slice(2);

const run = async (command: string[], bytes: Buffer): Promise<string> =>
  (await feed(command, bytes, { memoryBytes, cpuSeconds, maxBuffer: mostText * 4, timeoutMs })).toString("utf8");

/** Normalizes a page's text, and replaces characters that are no text or that databases refuse. */
const tidy = (page: string): string =>
  page
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Co}\p{Cs}\ufffd]/gu, (character) => (character === "\n" ? "\n" : " "))
    .replace(/[ \u00a0]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
