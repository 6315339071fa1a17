import { getDocumentProxy } from "unpdf";
import { asRead } from "./legacy-fonts.ts";

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;
interface Run {
  font: string;
  text: string;
}

export const mostPages = 500;
/** The maximum text of all pages together, in characters. */
export const mostText = 2_000_000;

/**
 * The text of each page of a PDF, as Firefox's reader extracts it; texts in fonts from before Unicode are converted, or left out if
 * that is not possible. Only for the judge's process: only the process limits how much a PDF unpacks to.
 */
export async function pdfPages(bytes: Buffer): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { useSystemFonts: false });
  const pages: string[] = [];
  let room = mostText;
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages) && room > 0; number += 1) {
    const page = await pdf.getPage(number);
    const text = (await textOf(page)).slice(0, room);
    room -= text.length;
    pages.push(text);
    page.cleanup();
  }
  return pages;
}

async function textOf(page: Page): Promise<string> {
  const { items } = await page.getTextContent();
  // The names of fonts are known only after this call.
  await page.getOperatorList();
  const runs: Run[] = [];
  for (const item of items) {
    if (!("str" in item)) continue;
    const font = nameOf(page, item.fontName);
    const text = item.str + (item.hasEOL ? "\n" : "");
    const last = runs.at(-1);
    // A run of one font is converted in one piece, since signs belong to the letters beside them.
    if (last && (last.font === font || item.str === "")) last.text += text;
    else runs.push({ font, text });
  }
  const text = runs.map((run) => asRead(run.text, run.font) ?? " ").join("");
  // The reader mistakes wide gaps before a sign for spaces between words.
  return text.replace(/ +(?=\p{M})/gu, "").trim();
}

function nameOf(page: Page, font: string): string {
  const known: { name?: string } | null = page.commonObjs.has(font) ? page.commonObjs.get(font) : null;
  return known?.name ?? "";
}
