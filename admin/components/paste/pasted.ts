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
 * Removes pictures, which pages may not fetch from elsewhere, and links that lead nowhere from here, and maps headings
 * to the levels that the editor has.
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

/**
 * The address of a pasted link, with its spaces encoded. Undefined if a link may not have it, or if only the document that the
 * text comes from knows where it leads: to a footnote, a file beside it, a page of its site.
 */
function addressOf(text: string): string | undefined {
  const href = hrefOf(URL.canParse(text) ? new URL(text).href : text);
  return href?.startsWith("/") ? undefined : href;
}
