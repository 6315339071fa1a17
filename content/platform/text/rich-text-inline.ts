import type { Inline, Mark, Text } from "@setu/contract/rich-text";
import { hrefOf } from "../fields/href.ts";
import { isFields, type LexicalNode } from "./lexical-tree.ts";

/** Lexical keeps the marks of a text as bits. Those that are not named here are not shown. */
const bits: [bit: number, mark: Mark][] = [
  [1, "bold"],
  [2, "italic"],
  [4, "strike"],
  [16, "code"],
  [32, "sub"],
  [64, "sup"],
];
const marksOf = (format: unknown): Mark[] =>
  typeof format === "number" ? bits.filter(([bit]) => (format & bit) !== 0).map(([, mark]) => mark) : [];

/** Controls, and marks that turn the direction of writing: they would show something else than what is stored. */
const unseen = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu;

function textOf({ type, fields }: LexicalNode): Text[] {
  const stored = type === "tab" ? " " : fields.text;
  const text = typeof stored === "string" ? stored.replace(unseen, "") : "";
  return text ? [{ type: "text", text, marks: marksOf(fields.format) }] : [];
}

/** The running text below some nodes. What is no running text itself is looked through for its texts. */
export function inlineOf(nodes: LexicalNode[]): Inline[] {
  return joined(nodes.flatMap(oneOf));
}

function oneOf(node: LexicalNode): Inline[] {
  if (node.type === "text" || node.type === "tab") return textOf(node);
  if (node.type === "linebreak") return [{ type: "break" }];
  if (node.type === "link" || node.type === "autolink") return linkOf(node);
  return node.children.flatMap(oneOf);
}

/** A link that leads nowhere safe is its text. */
function linkOf({ fields, children }: LexicalNode): Inline[] {
  const href = hrefOf(isFields(fields.fields) ? fields.fields.url : undefined);
  const inside = children.flatMap(oneOf);
  if (!href) return inside;
  const texts = joined(inside).filter((part) => part.type === "text");
  return texts.length > 0 ? [{ type: "link", href, children: texts }] : [];
}

/** Neighbours of the same marks are one text; breaks at either end say nothing. */
function joined(parts: Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part.type === "text" && last?.type === "text" && String(last.marks) === String(part.marks)) {
      result[result.length - 1] = { ...last, text: last.text + part.text };
    } else if (part.type !== "break" || result.length > 0) result.push(part);
  }
  while (result.at(-1)?.type === "break") result.pop();
  return result;
}

/** Whether there is anything to read. */
export const isBlank = (parts: Inline[]): boolean => plainInline(parts).trim() === "";

export const plainInline = (parts: Inline[]): string =>
  parts
    .map((part) => {
      if (part.type === "break") return " ";
      return part.type === "link" ? plainInline(part.children) : part.text;
    })
    .join("");
