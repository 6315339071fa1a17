import { expect, test } from "vitest";
import { isEmail, isNumber, isPhoneNumber, tidyAddress, tidyLine, tidyParagraphs } from "./typed-text.ts";

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
  expect(tidyLine("\u200e\u061cAsha\u200f")).toBe("Asha");
});

test("remains of word processors and web pages in a copied text are cleaned up", () => {
  const copied = "\ufeffA\u00a0wall of\u202f3\u00a0m,\u200b dry\u00ad-laid\u2028next line\u2029\u200b\u200b\nlast";
  expect(tidyParagraphs(copied)).toBe("A wall of 3 m, dry-laid\nnext line\n\nlast");
  expect(tidyLine("A\u00a0wall\u200b of 3\u00a0m")).toBe("A wall of 3 m");
});

test.each([
  ["\u200e9841234567", "9841234567"],
  ["\u202a+977 984\u20111234567\u202c", "+977 984\u20111234567"],
  ["९८४१\u200d-२३४५६७\u200c", "९८४१-२३४५६७"],
  ["(+977) 1-5550100", "(+977) 1-5550100"],
  ["\u2068(+977) 1–5550100 ext. 12\u2069", "(+977) 1–5550100 ext. 12"],
])("%j is a phone number", (typed, stored) => {
  expect(tidyAddress(typed)).toBe(stored);
  expect(isPhoneNumber(stored)).toBe(true);
});

test.each(["call me", "1234", "(+) 12", "9841+234567", "98412 34567 and more", "((+977 1 5550100", "asha@example.org"])(
  "%j is no phone number",
  (text) => {
    expect(isPhoneNumber(tidyAddress(text))).toBe(false);
  },
);

test.each([
  ["asha@example.org\u200e", "asha@example.org"],
  ["\u200fasha@exa\u200bmple.org\u200d", "asha@example.org"],
  ["asha@क्\u200dष.भारत", "asha@क्\u200dष.भारत"],
])("%j is a mail address", (typed, stored) => {
  expect(tidyAddress(typed)).toBe(stored);
  expect(isEmail(stored)).toBe(true);
});

test.each(["3", "12.5", "1,5", "-4", "१०", "१,२०,०००", "1,20,000", "12,50,000.00", "120,000"])(
  "%j is a number",
  (typed) => {
    expect(isNumber(typed)).toBe(true);
  },
);

test.each(["", "5 years", "१०+", "1,2,3", "1,20,00", ".5.", "1.2.3"])("%j is no number", (typed) => {
  expect(isNumber(typed)).toBe(false);
});
