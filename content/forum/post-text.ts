import type { Block, Inline, List, RichText, Text } from "@setu/contract/shapes/rich-text";
import { unbrokenUnits } from "@setu/contract/text/unbroken-units";
import { hrefOf } from "../platform/fields/href.ts";

/**
 * Parses a member's text into blocks. The grammar is small: an empty line separates paragraphs; lines that begin with "- " or "1. "
 * are a list, with "> " a quotation; **bold**, `code` and web addresses within them. Anything else stays as typed.
 */
export function richTextOfPost(source: string, { linked = true }: { linked?: boolean } = {}): RichText {
  const groups: { kind: Kind; lines: string[] }[] = [];
  for (const line of source.split("\n")) {
    const kind = kindOf(line);
    const last = groups.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups.flatMap(({ kind, lines }) => blockOf(kind, lines, linked));
}

type Kind = "empty" | "bullets" | "numbers" | "quote" | "paragraph";
// The last two are what word processors put on the clipboard.
const bullet = /^[-*•·\uf0b7][ \t]+/;
const numbered = /^[0-9०-९]{1,3}[.)][ \t]+/;
const quoted = /^> ?/;

function kindOf(line: string): Kind {
  if (line.trim() === "") return "empty";
  if (bullet.test(line)) return "bullets";
  if (numbered.test(line)) return "numbers";
  return quoted.test(line) ? "quote" : "paragraph";
}

function blockOf(kind: Kind, lines: string[], linked: boolean): Block[] {
  if (kind === "empty") return [];
  if (kind === "quote") {
    return [
      {
        type: "quote",
        children: withBreaks(
          lines.map((line) => line.replace(quoted, "")),
          linked,
        ),
      },
    ];
  }
  if (kind === "paragraph") return [{ type: "paragraph", children: withBreaks(lines, linked) }];
  const mark = kind === "bullets" ? bullet : numbered;
  const items: List["items"] = lines.map((line) => ({
    children: inlineOf(line.replace(mark, ""), linked),
    list: null,
  }));
  return [{ type: "list", ordered: kind === "numbers", items }];
}

const withBreaks = (lines: string[], linked: boolean): Inline[] =>
  lines.flatMap((line, index) => [...(index > 0 ? [{ type: "break" } as const] : []), ...inlineOf(line, linked)]);

/** Each alternative is bounded by characters that it cannot contain, so matching takes linear time. */
const marked = /\*\*([^*]+)\*\*|`([^`]+)`|(https?:\/\/[^\s<>"'`*]+)/g;
/** Punctuation after an address that belongs to the sentence. */
const after = new Set(".,;:!?।)]");

/** Not by a pattern, which would be tried from each mark of a long run: that takes quadratic time. */
function withoutPunctuation(address: string): string {
  let end = address.length;
  while (after.has(address[end - 1] ?? "")) end -= 1;
  return address.slice(0, end);
}

function inlineOf(line: string, linked: boolean): Inline[] {
  const parts: Inline[] = [];
  const plain = (text: string) => text && parts.push(proseOf(text));
  let from = 0;
  for (const found of line.matchAll(marked)) {
    plain(line.slice(from, found.index));
    const [whole, bold, code, address] = found;
    const end = address ? withoutPunctuation(address) : whole;
    const href = linked ? hrefOf(address && end) : undefined;
    if (bold) parts.push(proseOf(bold, "bold"));
    else if (code) parts.push(textOf(code, "code"));
    else if (href) parts.push({ type: "link", href, children: [textOf(end)], ugc: true });
    else plain(end);
    from = found.index + end.length;
  }
  plain(line.slice(from));
  return parts;
}

const textOf = (text: string, ...marks: Text["marks"]): Text => ({ type: "text", text, marks });
/** Text in sentences, with figures that keep their units. Code and addresses stay as they were typed. */
const proseOf = (text: string, ...marks: Text["marks"]): Text => textOf(unbrokenUnits(text), ...marks);

/** A post as one line of plain text, for lists and machines. */
export const plainTextOfPost = (source: string): string =>
  source
    .split("\n")
    .map((line) => line.replace(bullet, "").replace(numbered, "").replace(quoted, ""))
    .join(" ")
    .replace(/\*\*|`/g, "")
    .replace(/\s+/g, " ")
    .trim();

const devanagari = /[\u0900-\u097f]/g;
const letter = /\p{L}/gu;

/** Detects a text's language by its script. Nepali texts often contain English words, so 30% Devanagari is enough. */
export function languageOfPost(text: string): "en" | "ne" {
  const letters = (text.match(letter) ?? []).length;
  return (text.match(devanagari) ?? []).length > letters * 0.3 ? "ne" : "en";
}
