import type { Block, Inline, RichText } from "@setu/contract/shapes/rich-text";

/** A part of a text, from one of its headings to the next. */
export interface Section {
  /** The anchor of its heading: "section-3". */
  id: string;
  heading: string;
  blocks: RichText;
}

/** Splits a text at its highest headings; `opening` is the text above the first one. */
export function sectionsOf(body: RichText): { opening: RichText; sections: Section[] } {
  const opening: RichText = [];
  const sections: Section[] = [];
  for (const block of body) {
    const last = sections.at(-1);
    if (isHighest(block)) {
      sections.push({ id: `section-${sections.length + 1}`, heading: textOf(block.children), blocks: [] });
    } else (last?.blocks ?? opening).push(block);
  }
  return { opening, sections };
}

const isHighest = (block: Block): block is Extract<Block, { type: "heading" }> =>
  block.type === "heading" && block.level === 2;

const textOf = (children: Inline[]): string =>
  children
    .map((part) => (part.type === "text" ? part.text : part.type === "link" ? textOf(part.children) : " "))
    .join("")
    .trim();
