import type { Inline, RichText } from "@setu/contract/shapes/rich-text";
import { expect, test } from "vitest";
import { mailTextOf } from "./mail-text.ts";

const text = (words: string) => ({ type: "text" as const, text: words, marks: [] });
const link = (words: string, href: string): Inline => ({ type: "link", href, children: [text(words)] });
const said = (...blocks: RichText) => mailTextOf(blocks, "https://setu.example");
const paragraph = (...children: Inline[]): RichText[number] => ({ type: "paragraph", children });

test.each([
  ["the form", "/contact", "the form (https://setu.example/contact)"],
  ["the act", "https://law.example/act", "the act (https://law.example/act)"],
  ["https://law.example", "https://law.example/", "https://law.example"],
  ["Write to us", "mailto:info@setu.example", "Write to us (info@setu.example)"],
  ["01-555 01 00", "tel:015550100", "01-555 01 00"],
])("a link %s to %s is %s", (words, href, result) => {
  expect(said(paragraph(text("See "), link(words, href), text(".")))).toBe(`See ${result}.`);
});

test("lists keep their numbers, bullets and levels", () => {
  const below = { type: "list" as const, ordered: false, items: [{ children: [text("a map")], list: null }] };
  const items = [
    { children: [text("Send"), { type: "break" as const }, text("us")], list: below },
    { children: [link("Wait", "/faq")], list: null },
  ];
  expect(said(paragraph(text("Do this:")), { type: "list", ordered: true, items })).toBe(
    "Do this:\n\n1. Send\n   us\n   - a map\n2. Wait (https://setu.example/faq)",
  );
});

test("a table is a line for each row, and a rule is nothing", () => {
  const rows = [
    [[text("Gauge")], [text("Flow")]],
    [[text("Seti")], [text("12")]],
  ];
  expect(said(paragraph(text("Flows")), { type: "rule" }, { type: "table", head: true, rows })).toBe(
    "Flows\n\nGauge · Flow\nSeti · 12",
  );
});
