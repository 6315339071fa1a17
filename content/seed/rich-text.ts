/** Converts a small dialect of Markdown, in which the seed's texts are written, to what the editor stores. */
type Node = { type: string; version: number } & Record<string, unknown>;
interface Block {
  children: Node[];
}

const element = { version: 1, direction: null, format: "", indent: 0 };
const bits = { bold: 1, italic: 2, code: 16, sub: 32, sup: 64 };

const text = (words: string, format = 0): Node => ({
  type: "text",
  version: 1,
  detail: 0,
  format,
  mode: "normal",
  style: "",
  text: words,
});

/** **bold**, *italic*, `code`, [text](address), H~2~O and m^3^; the first that matches wins, from left to right. */
const marked =
  /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|`(?<code>[^`]+)`|~(?<sub>[^~\s]+)~|\^(?<sup>[^^\s]+)\^|\[(?<words>[^\]]+)\]\((?<url>[^)\s]+)\)/gu;

function inline(line: string): Node[] {
  const nodes: Node[] = [];
  let end = 0;
  for (const match of line.matchAll(marked)) {
    if (match.index > end) nodes.push(text(line.slice(end, match.index)));
    nodes.push(markedNode(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < line.length) nodes.push(text(line.slice(end)));
  return nodes;
}

function markedNode({ words, url, ...marks }: Record<string, string | undefined>): Node {
  if (words && url) {
    const fields = { linkType: "custom", url };
    return { type: "link", ...element, version: 3, fields, children: inline(words) };
  }
  const [mark, content] = Object.entries(marks).find(([, found]) => found !== undefined) ?? [];
  return text(content ?? "", bits[mark as keyof typeof bits]);
}

const paragraph = (words: string): Node => ({
  type: "paragraph",
  ...element,
  textFormat: 0,
  textStyle: "",
  children: inline(words),
});

function list(lines: string[], ordered: boolean): Node {
  const items = lines.map((line, index) => ({
    type: "listitem",
    ...element,
    value: index + 1,
    children: inline(line.replace(/^(-|\d+\.) /, "")),
  }));
  const kind = ordered ? { listType: "number", tag: "ol" } : { listType: "bullet", tag: "ul" };
  return { type: "list", ...element, ...kind, start: 1, children: items };
}

/** Consecutive lines are one block; a paragraph's lines are joined by spaces. */
function block(part: string): Node {
  const lines = part.split("\n").map((line) => line.trim());
  const [first = ""] = lines;
  const heading = /^(#{2,4}) (.+)$/.exec(first);
  if (heading?.[1] && heading[2]) {
    return { type: "heading", ...element, tag: `h${heading[1].length}`, children: inline(heading[2]) };
  }
  if (first === "---") return { type: "horizontalrule", version: 1 };
  if (lines.every((line) => line.startsWith("- "))) return list(lines, false);
  if (lines.every((line) => /^\d+\. /.test(line))) return list(lines, true);
  if (lines.every((line) => line.startsWith(">"))) {
    return { type: "quote", ...element, children: inline(lines.map((line) => line.slice(1).trim()).join(" ")) };
  }
  return paragraph(lines.join(" "));
}

/**
 * `## Heading`, `- item`, `1. item`, `> quote`, `---` and paragraphs, an empty line between any two. For a
 * field with a translation: `{ en: richText("…"), ne: richText("…") }`.
 */
export function richText(markdown: string): { root: Node & Block } {
  const parts = markdown.trim().split(/\n\s*\n/);
  return { root: { type: "root", ...element, children: parts.map((part) => block(part.trim())) } };
}
