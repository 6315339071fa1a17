import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FieldShape, overlay, textsOf, type Values } from "./overlay.ts";

const fields: FieldShape[] = [
  { type: "ui", name: "keeper" },
  {
    type: "tabs",
    tabs: [
      { fields: [{ type: "text", name: "title", localized: true }] },
      { fields: [{ type: "row", fields: [{ type: "date", name: "day" }] }] },
      {
        name: "place",
        fields: [
          { type: "text", name: "district", localized: true },
          { type: "number", name: "height" },
        ],
      },
    ],
  },
  {
    type: "array",
    name: "photos",
    fields: [
      { type: "upload", name: "picture" },
      { type: "text", name: "caption", localized: true },
    ],
  },
  {
    type: "blocks",
    name: "parts",
    blocks: [{ slug: "quote", fields: [{ type: "text", name: "said", localized: true }] }],
  },
];

const text = fc.option(fc.string(), { nil: null });
const photo = fc.record({ id: fc.constantFrom("a", "b", "c", "d"), picture: fc.nat(9), caption: text });
const part = fc.record({ id: fc.constantFrom("p", "q"), blockType: fc.constant("quote"), said: text });
const photoOf = (id: string, caption: string | null) => ({ id, picture: 1, caption });
const byId = { selector: ({ id }: { id: string }) => id };
const values: fc.Arbitrary<Values> = fc.record({
  title: text,
  day: text,
  place: fc.record({ district: text, height: fc.nat() }),
  photos: fc.uniqueArray(photo, byId),
  parts: fc.uniqueArray(part, byId),
});
const parts = fc.constantFrom("all" as const, "shared" as const);

describe("laying values over others", () => {
  test("a document laid over itself stays the same", () => {
    fc.assert(
      fc.property(values, parts, (one, which) => {
        expect(overlay(fields, one, one, which)).toEqual(one);
      }),
    );
  });

  test("laying over all of it replaces one with the other", () => {
    fc.assert(
      fc.property(values, values, (below, above) => {
        expect(overlay(fields, below, above)).toEqual(above);
      }),
    );
  });

  test("laying over the shared part, then the texts, equals laying over all of it", () => {
    fc.assert(
      fc.property(values, values, (below, above) => {
        const shared = overlay(fields, below, above, "shared");
        expect(overlay(fields, shared, textsOf(fields, above))).toEqual(above);
      }),
    );
  });

  test("texts move no row, and shared values change no text of an existing row", () => {
    const below = { title: "शीर्षक", photos: [{ id: "a", picture: 1, caption: "क" }] };
    const above = {
      title: "Title",
      photos: [
        { id: "b", picture: 2, caption: "B" },
        { id: "a", picture: 3, caption: "A" },
      ],
    };
    expect(overlay(fields, below, above, "shared")).toEqual({
      title: "शीर्षक",
      photos: [
        { id: "b", picture: 2 },
        { id: "a", picture: 3, caption: "क" },
      ],
    });
    expect(overlay(fields, below, textsOf(fields, above))).toEqual({
      title: "Title",
      photos: [{ id: "a", picture: 1, caption: "A" }],
    });
  });

  test("absent values stay unchanged", () => {
    expect(overlay(fields, { title: "A", day: "1" }, { day: "2" })).toEqual({ title: "A", day: "2" });
  });
});

describe("the texts among values", () => {
  test("are those of one language, wherever they are; texts of rows are by the rows' ids", () => {
    const all = {
      title: "A",
      day: "1",
      place: { district: "Lamjung", height: 7 },
      photos: [photoOf("a", "Dam"), photoOf("b", null)],
      parts: [{ id: "p", blockType: "quote", said: "Well" }],
    };
    expect(textsOf(fields, all)).toEqual({
      title: "A",
      place: { district: "Lamjung" },
      photos: { a: { caption: "Dam" }, b: { caption: null } },
      parts: { p: { said: "Well" } },
    });
  });

  test("have none of a part without texts", () => {
    expect(textsOf(fields, { day: "1", place: { height: 7 }, photos: [], parts: null })).toEqual({});
  });

  test("are the same again, and share nothing with the other language", () => {
    fc.assert(
      fc.property(values, values, (below, above) => {
        const texts = textsOf(fields, above);
        expect(textsOf(fields, texts)).toEqual(texts);
        expect(overlay(fields, below, texts, "shared")).toEqual(below);
      }),
    );
  });

  test("neither make a list where there is none, nor put a row into one", () => {
    const texts = { photos: { a: { caption: "Dam" } } };
    for (const photos of [undefined, null, []]) expect(overlay(fields, { photos }, texts)).toEqual({ photos });
  });
});
