import { type Locale, localizedPath } from "@setu/contract/locale";
import type { File } from "@setu/contract/shapes/file";
import type { Block, Inline, List, RichText, Text } from "@setu/contract/shapes/rich-text";
import { elements, pageOfLink } from "@setu/contract/shapes/rich-text-html";
import { escapeHtml } from "../http/escape.ts";

/** The reader's site and language: feed readers know neither. */
export interface ReadAt {
  origin: string;
  locale: Locale;
}

/** Returns a rich text as HTML with absolute addresses. Its elements are a fixed set, and every text in it is escaped. */
export const richTextHtml = (value: RichText, at: ReadAt): string =>
  value.map((block) => blockHtml(block, at)).join("");

/** Returns paragraphs, which an empty line separates, as HTML. */
export const paragraphsHtml = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim())}</p>`)
    .join("");

/** Returns a picture with its caption and credit. */
export function figureHtml({ location, alt, width, height, caption, credit }: File, { origin }: ReadAt): string {
  const said = [caption, credit].filter((one) => one !== null).join(" · ");
  const image = `<img src="${escapeHtml(origin + location)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`;
  return `<figure>${image}${said ? `<figcaption>${escapeHtml(said)}</figcaption>` : ""}</figure>`;
}

function blockHtml(block: Block, at: ReadAt): string {
  switch (block.type) {
    case "paragraph":
      return `<p>${inlineHtml(block.children, at)}</p>`;
    case "heading":
      return `<h${block.level}>${inlineHtml(block.children, at)}</h${block.level}>`;
    case "list":
      return listHtml(block, at);
    case "quote":
      return `<blockquote><p>${inlineHtml(block.children, at)}</p></blockquote>`;
    case "rule":
      return "<hr>";
    case "picture":
      return figureHtml(block.file, at);
    case "table":
      return `<table>${block.rows
        .map((row, index) => {
          const cell = block.head && index === 0 ? "th" : "td";
          return `<tr>${row.map((one) => `<${cell}>${inlineHtml(one, at)}</${cell}>`).join("")}</tr>`;
        })
        .join("")}</table>`;
  }
}

function listHtml({ ordered, items }: List, at: ReadAt): string {
  const element = ordered ? "ol" : "ul";
  const rows = items.map(
    ({ children, list }) => `<li>${inlineHtml(children, at)}${list ? listHtml(list, at) : ""}</li>`,
  );
  return `<${element}>${rows.join("")}</${element}>`;
}

const inlineHtml = (parts: Inline[], at: ReadAt): string =>
  parts
    .map((part) => {
      if (part.type === "break") return "<br>";
      if (part.type === "text") return textHtml(part);
      return `<a href="${escapeHtml(wholeAddress(part.href, at))}">${part.children.map(textHtml).join("")}</a>`;
    })
    .join("");

const textHtml = ({ text, marks }: Text): string =>
  marks.reduceRight((inner, mark) => `<${elements[mark]}>${inner}</${elements[mark]}>`, escapeHtml(text));

/** Returns an absolute address; a page of this site is in the feed's language, whatever the language of the editor's address. */
function wholeAddress(href: string, { origin, locale }: ReadAt): string {
  if (!href.startsWith("/")) return href;
  const page = pageOfLink(href);
  return origin + (page === undefined ? href : localizedPath(page, locale));
}
