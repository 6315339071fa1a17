import type { Locale } from "@setu/contract/locale";
import { File } from "@setu/contract/shapes/file";
import type { Block, Inline, List, Table } from "@setu/contract/shapes/rich-text";
import { filesOf } from "../files/pictures/map-picture.ts";
import { isMediaDoc } from "../reading/media-doc.ts";
import type { LexicalNode } from "./lexical-tree.ts";
import { inlineOf, isBlank } from "./rich-text-inline.ts";

const runningText = new Set(["text", "tab", "linebreak", "link", "autolink"]);
/** The page's own heading is the first level; headings deeper than the fourth become the fourth. */
const levels = new Map<unknown, 2 | 3>([
  ["h1", 2],
  ["h2", 2],
  ["h3", 3],
]);

/** The allowed blocks, in order (an allow-list). Other blocks are searched for allowed ones; text outside any block becomes a paragraph. */
export function blocksOf(nodes: LexicalNode[], locale: Locale): Block[] {
  const blocks: Block[] = [];
  let loose: LexicalNode[] = [];
  const closeParagraph = () => {
    blocks.push(...paragraphs(inlineOf(loose)));
    loose = [];
  };
  for (const node of nodes) {
    if (runningText.has(node.type)) loose.push(node);
    else {
      closeParagraph();
      blocks.push(...blockOf(node, locale));
    }
  }
  closeParagraph();
  return blocks;
}

function blockOf(node: LexicalNode, locale: Locale): Block[] {
  switch (node.type) {
    case "horizontalrule":
      return [{ type: "rule" }];
    case "upload":
      return pictureOf(node, locale);
    case "paragraph":
    case "heading":
    case "quote":
    case "list":
    case "table":
      // A picture within another block is placed after it.
      return [...textBlockOf(node), ...picturesIn(node, locale)];
    default:
      return blocksOf(node.children, locale);
  }
}

function textBlockOf(node: LexicalNode): Block[] {
  if (node.type === "list") return listOf(node);
  if (node.type === "table") return tableOf(node);
  const children = inlineOf(node.children);
  if (node.type === "paragraph") return paragraphs(children);
  if (isBlank(children)) return [];
  return node.type === "quote"
    ? [{ type: "quote", children }]
    : [{ type: "heading", level: levels.get(node.fields.tag) ?? 4, children }];
}

const paragraphs = (children: Inline[]): Block[] => (isBlank(children) ? [] : [{ type: "paragraph", children }]);

function pictureOf({ fields }: LexicalNode, locale: Locale): Block[] {
  if (fields.relationTo !== "media" || !isMediaDoc(fields.value)) return [];
  return filesOf(fields.value, locale)
    .filter((file) => File.safeParse(file).success)
    .map((file) => ({ type: "picture", file }));
}

const picturesIn = (node: LexicalNode, locale: Locale): Block[] =>
  node.children.flatMap((child) => (child.type === "upload" ? pictureOf(child, locale) : picturesIn(child, locale)));

/** A list. Lexical stores a nested one as a separate item, after the one that it belongs to. */
function listOf(node: LexicalNode): List[] {
  const items: List["items"] = [];
  for (const item of node.children) {
    const lists = item.type === "list" ? [item] : item.children.filter(({ type }) => type === "list");
    const children = item.type === "list" ? [] : inlineOf(item.children.filter(({ type }) => type !== "list"));
    if (!isBlank(children)) items.push({ children, list: null });
    for (const list of lists.flatMap(listOf)) attach(items, list);
  }
  return items.length > 0 ? [{ type: "list", ordered: node.fields.listType === "number", items }] : [];
}

/** Adds nested items to the item before them; without one, they stay at this level. */
function attach(items: List["items"], list: List): void {
  const last = items.at(-1);
  if (!last) items.push(...list.items);
  else if (last.list) last.list.items.push(...list.items);
  else last.list = list;
}

const spanOf = (span: unknown): number => (typeof span === "number" && span > 1 ? Math.min(Math.floor(span), 50) : 1);

/** A table. A merged cell is written in its first place; the others that it covers stay empty, so that columns stay aligned. */
function tableOf(node: LexicalNode): Table[] {
  const rowNodes = node.children.filter(({ type }) => type === "tablerow");
  const covered = rowNodes.map(() => new Set<number>());
  const rows = rowNodes.map((row, y) => {
    const cells: Inline[][] = [];
    const skipCovered = () => {
      while (covered[y]?.has(cells.length)) cells.push([]);
    };
    for (const cell of row.children.filter(({ type }) => type === "tablecell")) {
      skipCovered();
      const [width, height] = [spanOf(cell.fields.colSpan), spanOf(cell.fields.rowSpan)];
      for (let below = 1; below < height; below++) {
        for (let beside = 0; beside < width; beside++) covered[y + below]?.add(cells.length + beside);
      }
      cells.push(cellText(cell), ...Array.from({ length: width - 1 }, () => []));
    }
    skipCovered();
    return cells;
  });
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (rows.every((row) => row.every(isBlank))) return [];
  const head = rowNodes[0]?.children.every(({ fields }) => (Number(fields.headerState) & 1) === 1) === true;
  return [{ type: "table", head, rows: rows.map((row) => [...row, ...emptyCells(width - row.length)]) }];
}

const emptyCells = (count: number): Inline[][] => Array.from({ length: count }, () => []);

/** The paragraphs of a cell become its lines. */
const cellText = (cell: LexicalNode): Inline[] =>
  cell.children
    .map((paragraph) => inlineOf([paragraph]))
    .filter((line) => !isBlank(line))
    .flatMap((line, index) => (index === 0 ? line : [{ type: "break" } as const, ...line]));
