import { hrefOf } from "@setu/content/platform/fields/href";

/** Pasted text as the editor accepts it, and the number of pictures removed from it. */
export interface Pasted {
  html: string;
  pictures: number;
}

const headings = ["H1", "H2", "H3", "H4", "H5", "H6"];
/** The levels of the editor's highest and lowest headings (content/platform/fields/rich-text-editor.ts). */
const [highest, lowest] = [2, 4];

/**
 * Removes pictures, which pages may not fetch from elsewhere, and links that lead nowhere from here, makes lists of Word's, and maps
 * headings to the levels that the editor has.
 */
export function keepable(html: string): Pasted {
  const page = new DOMParser().parseFromString(html, "text/html");
  const pictures = [...page.querySelectorAll("img, picture, object, embed, svg, video")];
  for (const picture of pictures) picture.remove();
  for (const link of page.querySelectorAll("a")) {
    const href = addressOf(link.getAttribute("href") ?? "");
    if (href) link.setAttribute("href", href);
    else link.replaceWith(...link.childNodes);
  }
  makeLists(page);
  const found = [...page.querySelectorAll(headings.join())];
  const down = found.some(({ tagName }) => tagName === "H1") ? highest - 1 : 0;
  for (const heading of found) {
    const level = Math.min(lowest, Number(heading.tagName.slice(1)) + down);
    const moved = page.createElement(`h${level}`);
    moved.append(...heading.childNodes);
    heading.replaceWith(moved);
  }
  return { html: page.body.innerHTML, pictures: pictures.length };
}

const listLevel = /mso-list:\s*l\d+\s+level(\d+)/i;
const isMarker = (span: Element) => /mso-list:\s*ignore/i.test(span.getAttribute("style") ?? "");

/** Makes lists of Word's paragraphs that look like lists: each has its level in its style, and its bullet or number as text. */
function makeLists(page: Document): void {
  let open: { level: number; list: Element }[] = [];
  for (const paragraph of page.querySelectorAll("p")) {
    const level = Number(listLevel.exec(paragraph.getAttribute("style") ?? "")?.[1] ?? 0);
    if (level === 0) continue;
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    const marker = [...paragraph.querySelectorAll("span")].find(isMarker);
    const tag = /^[\s(]*[\p{L}\p{Nd}]+[.)]/u.test(marker?.textContent ?? "") ? "OL" : "UL";
    marker?.remove();
    open = open.filter((one) => one.level < level || (one.level === level && one.list.tagName === tag));
    if (open.at(-1)?.level !== level) {
      const list = page.createElement(tag);
      const outer = open.at(-1)?.list.lastElementChild;
      if (outer) outer.append(list);
      else paragraph.before(list);
      open.push({ level, list });
    }
    const item = page.createElement("li");
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}

/**
 * Fonts from before Unicode that draw Devanagari in place of Latin letters: a text in one of them is stored as Latin letters, and in any
 * other font it reads "g]kfn".
 */
const oldFonts =
  /(?:^|[\s,"'])(preeti|kantipur|sagarmatha|himalb?|himali|pcs[ _-]?nepali|kanchan|aakriti|ganess|shangrila|navjeevan|sabdatara)\b/i;

/** The old Nepali font that pasted text is written in; undefined if there is none. */
export function oldFontIn(html: string): string | undefined {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const element of page.body.querySelectorAll<HTMLElement>("[style], font[face]")) {
    const text = element.textContent ?? "";
    // Devanagari in Unicode keeps its letters, whatever font somebody gave it.
    if (!/[a-z\d]/i.test(text) || /\p{Script=Devanagari}/u.test(text)) continue;
    const [, font] = oldFonts.exec(element.style.fontFamily || element.getAttribute("face") || "") ?? [];
    if (font) return font;
  }
  return undefined;
}

/**
 * The address of a pasted link, with its spaces encoded. Undefined if a link may not have it, or if only the document that the
 * text comes from knows where it leads: to a footnote, a file beside it, a page of its site.
 */
function addressOf(text: string): string | undefined {
  const href = hrefOf(URL.canParse(text) ? new URL(text).href : text);
  return href?.startsWith("/") ? undefined : href;
}
