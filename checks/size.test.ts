import { expect, test } from "vitest";
import { files, read } from "./sources.ts";

const most = 300;
const dataOrGenerated =
  /^content\/(seed\/(texts|facts)|migrations\/(sqlite|postgres)|admin-texts)\/|^content\/model\/stored\.ts$|importMap\.js$/;

const forbidden: [name: string, pattern: RegExp][] = [
  ["a silenced type error", /@ts-(ignore|nocheck)/],
  ["an expected type error without its reason", /@ts-expect-error\s*$/m],
  [
    "markup from a string",
    /dangerouslySetInnerHTML(?!=\{\{ __html: "" \}\})|\.(inner|outer)HTML\s*=|insertAdjacentHTML/,
  ],
  ["any", /\bas any\b|<any[,>]|: any(\[\])?\s*[;,)=}]/],
  ["a test that silences the others", /\b(test|it|describe)\.only\(/],
];
const faultsIn = (source: string) => forbidden.filter(([, pattern]) => pattern.test(source)).map(([name]) => name);
const linesOf = (source: string) => source.trimEnd().split("\n").length;

const sources = files("**/*.{ts,tsx,js,mjs,cjs,css}").filter((file) => !dataOrGenerated.test(file));

test(`no source is longer than ${most} lines`, () => {
  expect(sources.filter((file) => linesOf(read(file)) > most)).toEqual([]);
});

test("no source bypasses the types, the escaping or the tests", () => {
  // This file itself contains the forbidden patterns.
  const others = sources.filter((file) => file !== "checks/size.test.ts");
  const faults = others.map((file) => [file, ...faultsIn(read(file))]).filter(([, ...found]) => found.length > 0);
  expect(faults).toEqual([]);
});

test.each([
  ["// @ts-ignore", "a silenced type error"],
  ["// @ts-expect-error\nlet a", "an expected type error without its reason"],
  ["<p dangerouslySetInnerHTML={a} />", "markup from a string"],
  ["const a = b as any;", "any"],
  ["(a: any) => a", "any"],
  ["test.only(", "a test that silences the others"],
])("finds %s", (source, fault) => {
  expect(faultsIn(source)).toEqual([fault]);
});

test("accepts good code, and counts lines", () => {
  expect(faultsIn("// @ts-expect-error: the types lag behind\n/** Reads any: file, of any, size. */")).toEqual([]);
  expect(linesOf("a\nb\n")).toBe(2);
  expect(sources).toContain("content/open.ts");
});
