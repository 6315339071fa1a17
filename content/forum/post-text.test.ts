import { RichText } from "@setu/contract/shapes/rich-text";
import fc from "fast-check";
import { expect, test } from "vitest";
import { badAddresses, xssPayloads } from "../../testing/xss-payloads.ts";
import { languageOfPost, plainTextOfPost, richTextOfPost } from "./post-text.ts";

test("figures keep their units in sentences; code and addresses stay as typed", () => {
  expect(richTextOfPost("A wall of **1.5 m** and 20 m, `20 m`: https://example.org/20")).toEqual([
    {
      type: "paragraph",
      children: [
        { type: "text", text: "A wall of ", marks: [] },
        { type: "text", text: "1.5\u00a0m", marks: ["bold"] },
        { type: "text", text: " and 20\u00a0m, ", marks: [] },
        { type: "text", text: "20 m", marks: ["code"] },
        { type: "text", text: ": ", marks: [] },
        { type: "link", href: "https://example.org/20", children: [expect.anything()], ugc: true },
      ],
    },
  ]);
});

test("paragraphs, lists, quotations, bold, code and addresses", () => {
  const source =
    "Look at **this**:\nsecond line\n\n- one `x`\n- two\n\n१. पहिलो\n> said\n\nSee https://example.org/a_b(c).";
  expect(richTextOfPost(source)).toEqual([
    {
      type: "paragraph",
      children: [
        { type: "text", text: "Look at ", marks: [] },
        { type: "text", text: "this", marks: ["bold"] },
        { type: "text", text: ":", marks: [] },
        { type: "break" },
        { type: "text", text: "second line", marks: [] },
      ],
    },
    {
      type: "list",
      ordered: false,
      items: [
        {
          children: [
            { type: "text", text: "one ", marks: [] },
            { type: "text", text: "x", marks: ["code"] },
          ],
          list: null,
        },
        { children: [{ type: "text", text: "two", marks: [] }], list: null },
      ],
    },
    { type: "list", ordered: true, items: [{ children: [{ type: "text", text: "पहिलो", marks: [] }], list: null }] },
    { type: "quote", children: [{ type: "text", text: "said", marks: [] }] },
    {
      type: "paragraph",
      children: [
        { type: "text", text: "See ", marks: [] },
        {
          type: "link",
          href: "https://example.org/a_b(c",
          children: [{ type: "text", text: "https://example.org/a_b(c", marks: [] }],
          ugc: true,
        },
        { type: "text", text: ").", marks: [] },
      ],
    },
  ]);
});

const lettersOf = (value: unknown): string => Array.from(JSON.stringify(value).matchAll(/\p{L}/gu)).join("");

test("any input stays text: nothing is lost, and only web addresses become links", () => {
  const sources = fc.array(
    fc.oneof(fc.string(), fc.constantFrom(...xssPayloads, "**", "`", "- ", "> ", "\n", "https://")),
  );
  fc.assert(
    fc.property(sources, (parts) => {
      const source = parts.join(" ");
      const blocks = richTextOfPost(source);
      expect(RichText.safeParse(blocks).success).toBe(true);
      for (const [, href] of JSON.stringify(blocks).matchAll(/"href":"([^"]*)"/g)) expect(href).toMatch(/^https?:\/\//);
      const shown = JSON.stringify(blocks.map((block) => JSON.stringify(block)));
      for (const word of source.match(/[a-z]{9,}/g) ?? []) expect(lettersOf(shown)).toContain(word);
    }),
    { numRuns: 500 },
  );
});

test.each(badAddresses)("the address %j becomes no link that runs or deceives", (address) => {
  const blocks = richTextOfPost(`See [this](${address}), ${address} and "${address}".`);
  const hrefs = [...JSON.stringify(blocks).matchAll(/"href":("[^"]*")/g)].map(([, href]) => JSON.parse(String(href)));
  for (const href of hrefs) expect(URL.parse(href)?.protocol).toMatch(/^https?:$/);
});

test("a long line of marks is parsed in linear time", () => {
  expect(plainTextOfPost("**".repeat(4000))).toBe("");
  expect(richTextOfPost(`${"*".repeat(8000)}${"`".repeat(8001)}`)).toHaveLength(1);
  expect(richTextOfPost(`http://1${".".repeat(150_000)}a`)).toHaveLength(1);
}, 5000);

test.each([
  ["How deep must it be?", "en"],
  ["गहिराइ कति राख्ने?", "ne"],
  ["HEC-RAS मा Manning n कति राख्ने?", "ne"],
  ["Ghar mathi chira cha", "en"],
])("%s is %s", (text, language) => {
  expect(languageOfPost(text)).toBe(language);
});

test("lists that were copied from a word processor are lists", () => {
  const items = (...texts: string[]) =>
    texts.map((text) => ({ children: [{ type: "text", text, marks: [] }], list: null }));
  expect(richTextOfPost("•\tone\n·\ttwo\n\uf0b7\tthree\n1.\tfirst\n2)\tsecond")).toEqual([
    { type: "list", ordered: false, items: items("one", "two", "three") },
    { type: "list", ordered: true, items: items("first", "second") },
  ]);
  expect(plainTextOfPost("•\tone\n1.\tfirst")).toBe("one first");
});
