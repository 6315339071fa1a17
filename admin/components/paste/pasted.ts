/** Pasted text as the editor can keep it, and how many pictures were left out of it. */
export interface Pasted {
  html: string;
  pictures: number;
}

const headings = ["H1", "H2", "H3", "H4", "H5", "H6"];
/** The highest and the lowest heading of the editor (content/platform/fields/rich-text-editor.ts). */
const [highest, lowest] = [2, 4];

/**
 * Leaves out pictures, which a page may not fetch from where they lie, and moves headings so that the highest one is the
 * highest that there is here.
 */
export function keepable(html: string): Pasted {
  const page = new DOMParser().parseFromString(html, "text/html");
  const pictures = [...page.querySelectorAll("img, picture, object, embed, svg, video")];
  for (const picture of pictures) picture.remove();
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
