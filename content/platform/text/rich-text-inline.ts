import type { Inline, Mark, Text } from "@setu/contract/shapes/rich-text";
import { unbrokenUnits } from "@setu/contract/text/unbroken-units";
import { hrefOf } from "../fields/href.ts";
import { isFields, type LexicalNode } from "./lexical-tree.ts";

/** Lexical's bits for the marks of a text. Other marks are not shown. */
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

/** Controls, and marks that change the writing direction: with them the page would show something other than the stored text. */
const unseen = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu;

function textOf({ type, fields }: LexicalNode): Text[] {
  const stored = type === "tab" ? " " : fields.text;
  const text = typeof stored === "string" ? unbrokenUnits(stored.replace(unseen, "")) : "";
  return text ? [{ type: "text", text, marks: marksOf(fields.format) }] : [];
}

/** The inline content below nodes. Nodes that are not inline are searched for text. */
export function inlineOf(nodes: LexicalNode[]): Inline[] {
  return joined(nodes.flatMap(oneOf));
}

function oneOf(node: LexicalNode): Inline[] {
  if (node.type === "text" || node.type === "tab") return textOf(node);
  if (node.type === "linebreak") return [{ type: "break" }];
  if (node.type === "link" || node.type === "autolink") return linkOf(node);
  return node.children.flatMap(oneOf);
}

/** A link; without a safe address, only its text. */
function linkOf({ fields, children }: LexicalNode): Inline[] {
  const href = hrefOf(isFields(fields.fields) ? fields.fields.url : undefined);
  const inside = children.flatMap(oneOf);
  if (!href) return inside;
  const texts = joined(inside).filter((part) => part.type === "text");
  return texts.length > 0 ? [{ type: "link", href, children: texts }] : [];
}

/** Joins neighbouring texts with the same marks; removes line breaks at either end. */
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

/** Whether there is nothing to read. */
export const isBlank = (parts: Inline[]): boolean => plainInline(parts).trim() === "";

export const plainInline = (parts: Inline[]): string =>
  parts
    .map((part) => {
      if (part.type === "break") return " ";
      return part.type === "link" ? plainInline(part.children) : part.text;
    })
    .join("");
