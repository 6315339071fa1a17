import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FieldShape, overlay, type Values, withTexts } from "./overlay.ts";

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
const byId = { selector: ({ id }: { id: string }) => id };
const values: fc.Arbitrary<Values> = fc.record({
  title: text,
  day: text,
  place: fc.record({ district: text, height: fc.nat() }),
  photos: fc.uniqueArray(photo, byId),
  parts: fc.uniqueArray(part, byId),
});
const parts = fc.constantFrom("all", "shared", "texts" as const) as fc.Arbitrary<"all" | "shared" | "texts">;

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
        expect(overlay(fields, shared, above, "texts")).toEqual(above);
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
    expect(overlay(fields, below, above, "texts")).toEqual({
      title: "Title",
      photos: [{ id: "a", picture: 1, caption: "A" }],
    });
  });

  test("absent values stay unchanged", () => {
    expect(overlay(fields, { title: "A", day: "1" }, { day: "2" })).toEqual({ title: "A", day: "2" });
  });
});

test("the values that hold texts are those with a text anywhere in them", () => {
  const all = { title: "A", day: "1", place: {}, photos: [], parts: [] };
  expect(Object.keys(withTexts(fields, all))).toEqual(["title", "place", "photos", "parts"]);
});
