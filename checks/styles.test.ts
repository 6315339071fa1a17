import { expect, test } from "vitest";
import { files, read } from "./sources.ts";

const sheets = files("site/app/**/*.css");

/** Declarations of motion that lasts more than a quarter of a second; in each of their parts, the first time is the duration. */
const longMotions = (css: string): string[] =>
  Array.from(css.matchAll(/\b(?:transition|animation)(?:-duration)?:([^;]*);/g), ([declaration]) =>
    declaration.replace(/\s+/g, " "),
  ).filter((declaration) =>
    declaration.split(/,(?![^(]*\))/).some((part) => {
      const [, time, milli] = /([\d.]+)(m?)s\b/.exec(part) ?? [];
      return Number(time) > (milli ? 250 : 0.25);
    }),
  );

/** Times that the specification gives, a clock, and a spinner. */
const meantToLast = /shell\/progress\/|slider\/slider\.module|contact-form\/contact-form\.module|forms?\/sending/;

test("nothing moves for longer than a quarter of a second", () => {
  expect(
    longMotions(
      ".a { transition: scale 600ms ease, color 0.2s 600ms; } .b { transition: color 150ms, opacity 0s 450ms; }",
    ),
  ).toEqual(["transition: scale 600ms ease, color 0.2s 600ms;"]);
  const found = sheets
    .filter((file) => !meantToLast.test(file))
    .flatMap((file) => longMotions(read(file)).map((declaration) => `${file}: ${declaration}`));
  expect(found).toEqual([]);
});

test("for visitors who prefer reduced motion, no transition lasts", () => {
  expect(read("site/app/styles/layers.css")).toMatch(
    /prefers-reduced-motion: reduce\) \{\s*\*,\s*::before,\s*::after \{[^}]*transition-duration: 0s;/,
  );
});

test("marigold is the colour of the most important action, and of a cover as it is in print", () => {
  const spending = sheets.filter((file) => /var\(--marigold/.test(read(file)));
  expect(spending).toEqual([
    "site/app/components/action/action.module.css",
    "site/app/pages/reports/report-cover.module.css",
  ]);
});

/** Rules that set capitals, by their selector. Screen readers spell some capitals out, and units such as kV lose their case. */
const capitals = (css: string): string[] =>
  Array.from(css.matchAll(/([^{}]+)\{[^{}]*text-transform:\s*uppercase/g), ([, selector]) => String(selector).trim());

test("only a first letter is capitalised, and names drawn on the map", () => {
  expect(capitals(".note { text-transform: uppercase; }")).toEqual([".note"]);
  const found = sheets.flatMap((file) => capitals(read(file)));
  expect(found.filter((selector) => !/::first-letter$|^\.map-/.test(selector))).toEqual([]);
});
