import { RichText } from "@setu/contract/shapes/rich-text";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { richText as seeded } from "../../seed/rich-text.ts";
import { servedIn } from "../reading/localized.ts";
import { hasRichText, languagesOf, plainTextOf, richTextOf } from "./rich-text.ts";

const text = (words: string, format = 0) => ({ type: "text", text: words, format });
const node = (type: string, children: unknown[] = [], more: object = {}) => ({ type, children, ...more });
const state = (...children: unknown[]) => ({ root: { type: "root", children } });
const mapped = (...children: unknown[]) => richTextOf({ en: state(...children), ne: null }, "en");
const words = (content: string, ...marks: string[]) => ({ type: "text", text: content, marks });
const paragraph = (...children: unknown[]) => ({ type: "paragraph", children });

const picture = {
  id: 7,
  filename: "weir.jpg",
  mimeType: "image/jpeg",
  filesize: 10,
  width: 1600,
  height: 900,
  alt_en: "A weir",
  alt_ne: "बाँध",
  color: "#123456",
  updatedAt: "2026-11-21T00:00:00.000Z",
};
const upload = (value: unknown, relationTo = "media") => ({ type: "upload", relationTo, value });

test("the seed's dialect can express everything except files", () => {
  const markdown = `
## Hydrology ##1

Peak flow **1,240 m^3^/s** of H~2~O, *measured*
at \`G-12\`; see [the report](https://example.org/a) or [projects](/projects).

- one
- [two](javascript:alert)

1. first
2. second

> Measure twice.

---

### Below`;
  expect(richTextOf({ en: seeded(markdown) }, "en")).toEqual([
    { type: "heading", level: 2, children: [words("Hydrology ##1")] },
    paragraph(
      words("Peak flow "),
      words("1,240\u00a0m^3^/s", "bold"),
      words(" of H"),
      words("2", "sub"),
      words("O, "),
      words("measured", "italic"),
      words(" at "),
      words("G-12", "code"),
      words("; see "),
      { type: "link", href: "https://example.org/a", children: [words("the report")] },
      words(" or "),
      { type: "link", href: "/projects", children: [words("projects")] },
      words("."),
    ),
    {
      type: "list",
      ordered: false,
      items: [
        { children: [words("one")], list: null },
        { children: [words("two")], list: null },
      ],
    },
    {
      type: "list",
      ordered: true,
      items: [
        { children: [words("first")], list: null },
        { children: [words("second")], list: null },
      ],
    },
    { type: "quote", children: [words("Measure twice.")] },
    { type: "rule" },
    { type: "heading", level: 3, children: [words("Below")] },
  ]);
});

describe("languages", () => {
  const english = state(node("paragraph", [text("Only English.")]));
  const empty = state(node("paragraph"));

  test("fall back to the other one, also from an empty text, and the result says so", () => {
    for (const value of [{ en: english }, { en: english, ne: null }, { en: english, ne: empty }]) {
      expect(plainTextOf(richTextOf(value, "ne"))).toBe("Only English.");
      expect([hasRichText(value, "en"), hasRichText(value, "ne")]).toEqual([true, false]);
      expect(servedIn("ne", languagesOf(value))).toEqual({ requested: "ne", served: "en" });
      expect(servedIn("en", languagesOf(value))).toEqual({ requested: "en", served: "en" });
    }
  });
  test("without a text in either have no blocks, and no fallback", () => {
    for (const value of [undefined, null, {}, { en: empty, ne: empty }, [], "text", 7]) {
      expect(richTextOf(value, "ne")).toEqual([]);
      expect(servedIn("ne", languagesOf(value))).toEqual({ requested: "ne", served: "ne" });
    }
  });
  test("of a picture's description and of the text around it are the same", () => {
    const value = { en: state(upload(picture)), ne: null };
    expect(richTextOf(value, "ne")).toMatchObject([{ type: "picture", file: { alt: "A weir" } }]);
  });
});

describe("pictures", () => {
  test("are shown if they were read with the text, and left out otherwise", () => {
    const file = { id: 7, location: "/media/weir.jpg", alt: "A weir" };
    expect(mapped(upload(picture))).toMatchObject([{ type: "picture", file }]);
    for (const value of [7, null, undefined, { id: 7 }, "x"]) expect(mapped(upload(value))).toEqual([]);
    expect(mapped(upload(picture, "users"))).toEqual([]);
  });
  test.each([
    { filename: "../../secret.jpg" },
    { filename: "a\ud800.jpg" },
    { color: "red;} body{" },
    { width: 0 },
    { alt_en: { toString: "x" } },
    { caption: { en: 7 } },
    { sizes: 7 },
  ])("are left out if they are invented: %j", (change) => {
    expect(mapped(upload({ ...picture, ...change }))).toEqual([]);
  });
  test("within another block are placed after it", () => {
    const quote = node("quote", [text("So it was."), upload(picture)]);
    expect(mapped(quote).map(({ type }) => type)).toEqual(["quote", "picture"]);
  });
});

describe("lists", () => {
  const item = (...children: unknown[]) => node("listitem", children);
  const bullets = (...items: unknown[]) => node("list", items, { listType: "bullet" });
  const shown = (content: string, list: unknown = null) => ({ children: [words(content)], list });
  const list = (...items: unknown[]) => ({ type: "list", ordered: false, items });

  test("within a list belong to the item before them", () => {
    const inner = item(bullets(item(text("a")), item(bullets(item(text("deep")))), item(text("b"))));
    expect(mapped(bullets(item(text("one")), inner, item(text("two"))))).toEqual([
      list(shown("one", list(shown("a", list(shown("deep"))), shown("b"))), shown("two")),
    ]);
  });
  test("that are only within another are kept by themselves", () => {
    expect(mapped(bullets(item(bullets(item(text("a"))))))).toEqual([list(shown("a"))]);
  });
  test("without items are left out", () => {
    expect(mapped(bullets(), bullets(item()), bullets(item(text(" "))))).toEqual([]);
  });
});

describe("tables", () => {
  const cell = (content: string, more: object = {}) =>
    node("tablecell", [node("paragraph", content ? [text(content)] : [])], more);
  const row = (...cells: unknown[]) => node("tablerow", cells);
  const rowsOf = (...rows: unknown[]) => {
    const [block] = mapped(node("table", rows));
    return block?.type === "table"
      ? {
          head: block.head,
          rows: block.rows.map((cells) =>
            cells.map((each) => each.map((part) => "text" in part && part.text).join("")),
          ),
        }
      : undefined;
  };
  test("have a head if the first row has headings; short rows are padded", () => {
    const head = { headerState: 1 };
    expect(rowsOf(row(cell("River", head), cell("km", head)), row(cell("Karnali")))).toEqual({
      head: true,
      rows: [
        ["River", "km"],
        ["Karnali", ""],
      ],
    });
    expect(rowsOf(row(cell("a", head), cell("b")))?.head).toBe(false);
  });
  test("with merged cells keep the other cells in their columns", () => {
    const tall = { rowSpan: 2, colSpan: 2 };
    expect(rowsOf(row(cell("a", tall), cell("b")), row(cell("c")), row(cell("d"), cell("e"), cell("f")))?.rows).toEqual(
      [
        ["a", "", "b"],
        ["", "", "c"],
        ["d", "e", "f"],
      ],
    );
  });
  test("are left out when empty, and an absurd span is limited", () => {
    expect(rowsOf(row(cell("")), row())).toBeUndefined();
    expect(rowsOf(row(cell("a", { colSpan: 1e9, rowSpan: 1e9 })))?.rows[0]).toHaveLength(50);
  });
});

describe("content that the allow-list does not contain", () => {
  test("is searched for its texts", () => {
    const html = node("html", [node("paragraph", [text("kept")])], { html: "<script>alert(1)</script>" });
    expect(mapped(html, node("block", [], { fields: { code: "x" } }))).toEqual([paragraph(words("kept"))]);
    expect(mapped(node("paragraph", [node("mention", [text("who")])]))).toEqual([paragraph(words("who"))]);
  });
  test("becomes a paragraph if it is text outside any block", () => {
    expect(mapped(text("a"), text("b"), node("heading", [text("c")], { tag: "h6" }), text("d"))).toEqual([
      paragraph(words("ab")),
      { type: "heading", level: 4, children: [words("c")] },
      paragraph(words("d")),
    ]);
  });
  test("is dropped if it is a mark, a control or a change of direction", () => {
    expect(mapped(node("paragraph", [text("a\u0000b\u202ec", 8 + 128 + 1)]))).toEqual([
      paragraph(words("abc", "bold")),
    ]);
  });
});

test("the plain text has a line for each block", () => {
  const value = mapped(
    node("heading", [text("One", 1), text(" two")], { tag: "h2" }),
    node("paragraph", [text("a"), node("linebreak"), node("link", [text("b")], { fields: { url: "/x" } })]),
    { type: "horizontalrule" },
    node("list", [node("listitem", [text("c")])]),
  );
  expect(plainTextOf(value)).toBe("One two\na b\nc");
});

describe("size", () => {
  test("limits the depth: a text nested too deeply is cut", () => {
    let deep: unknown = text("bottom");
    for (let depth = 0; depth < 50_000; depth++) deep = node("list", [node("listitem", [deep])]);
    expect(mapped(deep)).toEqual([]);
  });
  test("limits the length: a text that is too long is cut", () => {
    const many = Array.from({ length: 30_000 }, () => node("paragraph", [text("word")]));
    expect(mapped(...many).length).toBeLessThanOrEqual(10_000);
    expect(plainTextOf(mapped(node("paragraph", [text("a".repeat(600_000))])))).toBe("");
  });
});

test("any stored value becomes a rich text of the contract", { timeout: 60_000 }, () => {
  const types = ["paragraph", "heading", "list", "listitem", "quote", "upload", "table", "tablerow", "tablecell"];
  const leaf = fc.record({
    type: fc.constantFrom("text", "tab", "linebreak", "link", "upload", "horizontalrule", "html", "__proto__"),
    text: fc.oneof(fc.string({ unit: "binary" }), fc.anything()),
    format: fc.oneof(fc.nat(2048), fc.anything()),
    fields: fc.oneof(fc.record({ url: fc.oneof(fc.string(), fc.webUrl(), fc.anything()) }), fc.anything()),
    relationTo: fc.constantFrom("media", "users"),
    value: fc.oneof(fc.constant(picture), fc.record({ ...mapValues(picture) }, { requiredKeys: [] }), fc.anything()),
  });
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 6 },
      leaf,
      fc.anything({ maxDepth: 2, withNullPrototype: true }),
      fc.record({
        type: fc.constantFrom(...types, "link", "autolink", "unknown"),
        children: fc.oneof(
          { weight: 9, arbitrary: fc.array(tie("tree"), { maxLength: 4 }) },
          { weight: 1, arbitrary: fc.anything() },
        ),
        tag: fc.oneof(fc.constantFrom("h1", "h2", "h4", "h9", "constructor"), fc.anything()),
        listType: fc.constantFrom("number", "bullet", "check", "script"),
        headerState: fc.anything(),
        colSpan: fc.oneof(fc.integer(), fc.double()),
        rowSpan: fc.oneof(fc.integer(), fc.double()),
        fields: fc.record({ url: fc.oneof(fc.string(), fc.webUrl()) }),
      }),
    ),
  }));
  fc.assert(
    fc.property(
      fc.array(tree, { maxLength: 5 }),
      fc.anything(),
      fc.constantFrom("en", "ne"),
      (children, other, locale) => {
        const result = richTextOf({ en: state(...children), ne: other }, locale);
        expect(RichText.parse(result)).toEqual(result);
        for (const block of result) {
          if (block.type === "table") expect(new Set(block.rows.map((row) => row.length)).size).toBe(1);
        }
        expect(plainTextOf(result)).not.toMatch(/\p{Cs}/u);
      },
    ),
    { numRuns: 500 },
  );
});

/** Generates each field either correctly, or with any value. */
function mapValues(fields: Record<string, unknown>): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, fc.oneof(fc.constant(value), fc.anything())]),
  );
}
