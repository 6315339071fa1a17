import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

test("a table begins with the byte order mark, ends its lines as spreadsheets do, and doubles quotation marks", () => {
  expect(csvOf([["नाम", 'a "b", c'], ["two\nlines"]])).toBe('\ufeff"नाम","a ""b"", c"\r\n"two\nlines"\r\n');
});

test.each(["=1+1", "+977 1", "-2", "@SUM(A1)", "\t=1", "\r=1", " =1", "\u00a0=1", "＝1", "\n@x"])(
  "%j is not stored as a formula",
  (text) => {
    expect(csvOf([[text]])).toBe(`\ufeff"'${text}"\r\n`);
  },
);

test.each(["Asha", "a=b", "2026-11-21", "7", "सुरुङ - बाटो"])("%j is not changed", (text) => {
  expect(csvOf([[text]])).toBe(`\ufeff"${text}"\r\n`);
});
