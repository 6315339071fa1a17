import type { Inline, List, RichText } from "@setu/contract/shapes/rich-text";

/** The text of a mail: with the addresses of its links, and the bullets and numbers of its lists. `origin` is the site's own. */
export const mailTextOf = (richText: RichText, origin: string): string =>
  richText
    .map((block) => blockText(block, origin))
    .filter(Boolean)
    .join("\n\n");

function blockText(block: RichText[number], origin: string): string {
  switch (block.type) {
    case "rule":
    case "picture":
      return "";
    case "list":
      return listLines(block, origin).join("\n");
    case "table":
      return block.rows.map((row) => row.map((cell) => inlineText(cell, origin)).join(" · ")).join("\n");
    default:
      return inlineText(block.children, origin);
  }
}

function listLines({ ordered, items }: List, origin: string): string[] {
  return items.flatMap(({ children, list }, index) => {
    const mark = ordered ? `${index + 1}. ` : "- ";
    const indent = " ".repeat(mark.length);
    const [first = "", ...others] = inlineText(children, origin).split("\n");
    const below = [...others, ...(list ? listLines(list, origin) : [])];
    return [mark + first, ...below.map((line) => indent + line)];
  });
}

const inlineText = (parts: readonly Inline[], origin: string): string =>
  parts
    .map((part) => {
      if (part.type === "break") return "\n";
      return part.type === "link" ? linkText(part, origin) : part.text;
    })
    .join("");

function linkText({ href, children }: Extract<Inline, { type: "link" }>, origin: string): string {
  const text = children.map((part) => part.text).join("");
  const address = new URL(href, origin).href.replace(/^(?:mailto|tel):/, "");
  const bare = (one: string) =>
    one
      .replace(/^https?:\/\//, "")
      .replace(/\/$/, "")
      .replaceAll(/[ ().-]/g, "");
  return bare(text) === bare(address) ? text : `${text} (${address})`;
}
