import { expect, test } from "vitest";
import { inLanguage, withRowIds } from "./languages.ts";

const fields = {
  name: { en: "Roads", ne: "सडक" },
  slug: "roads",
  order: 3,
  nothing: null,
  center: { lat: 28, lng: 84 },
  seo: { title: { en: "Home", ne: "गृह" } },
  statistics: [{ value: "30+", label: { en: "Years", ne: "वर्ष" } }],
  lines: [{ en: "one", ne: "एक" }, "both"],
};

test("every pair of texts becomes the one asked for, and nothing else changes", () => {
  expect(inLanguage(fields, "ne")).toEqual({
    name: "सडक",
    slug: "roads",
    order: 3,
    nothing: null,
    center: { lat: 28, lng: 84 },
    seo: { title: "गृह" },
    statistics: [{ value: "30+", label: "वर्ष" }],
    lines: ["एक", "both"],
  });
  expect(inLanguage(fields, "en")).toMatchObject({
    name: "Roads",
    statistics: [{ label: "Years" }],
    lines: ["one", "both"],
  });
});

test("only exactly en and ne are a pair", () => {
  const value = { note: { en: "a", ne: "b", fr: "c" } };
  expect(inLanguage(value, "en")).toEqual(value);
});

test("rows keep the ids of those that are stored at their places", () => {
  const stored = {
    sliders: [
      { id: "x", name: "One" },
      { id: "y", name: "Two" },
    ],
    deep: { rows: [{ id: "z" }] },
    id: 1,
  };
  const given = {
    sliders: [{ name: "एक" }, { name: "दुई" }, { name: "तीन" }],
    deep: { rows: [{ name: "क" }] },
    files: [7],
  };
  expect(withRowIds(given, stored)).toEqual({
    sliders: [{ name: "एक", id: "x" }, { name: "दुई", id: "y" }, { name: "तीन" }],
    deep: { rows: [{ name: "क", id: "z" }] },
    files: [7],
  });
});

test("a rich text is one value: its nodes get no ids of rows", () => {
  const state = (text: string) => ({ root: { type: "root", children: [{ type: "text", text }] } });
  const stored = { body: { root: { type: "root", children: [{ type: "text", text: "a", id: "x" }] } } };
  expect(inLanguage({ body: { en: state("a"), ne: state("क") } }, "ne")).toEqual({ body: state("क") });
  expect(withRowIds({ body: state("क") }, stored)).toEqual({ body: state("क") });
});
