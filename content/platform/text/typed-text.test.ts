import { expect, test } from "vitest";
import { tidyLine, tidyParagraphs } from "./typed-text.ts";

test.each([
  " \n ",
  "\u200d",
  "\u200d".repeat(40),
  "\u200b\u2060 \ufeff",
  "\u202e\u202c",
  "\u3164",
  "\u0301\u0301",
  "\u0000",
])("%j shows readers nothing, and is empty", (text) => {
  expect([tidyLine(text), tidyParagraphs(text)]).toEqual(["", ""]);
});

test.each(["क्\u200dष", "श्री\u200cमान्", "👨‍👩‍👧", "?", "ॐ", "१"])("%j stays as it is", (text) => {
  expect([tidyLine(text), tidyParagraphs(text)]).toEqual([text, text]);
});

test("marks that turn the direction of writing are taken out", () => {
  expect(tidyLine("pay to \u202enuhtuoS\u202c \u2067bank\u2069")).toBe("pay to nuhtuoS bank");
});

test("what word processors and web pages leave in a copied text is put in order", () => {
  const copied = "\ufeffA\u00a0wall of\u202f3\u00a0m,\u200b dry\u00ad-laid\u2028next line\u2029\u200b\u200b\nlast";
  expect(tidyParagraphs(copied)).toBe("A wall of 3 m, dry-laid\nnext line\n\nlast");
  expect(tidyLine("A\u00a0wall\u200b of 3\u00a0m")).toBe("A wall of 3 m");
});
