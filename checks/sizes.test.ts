import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { files, read } from "./sources.ts";

/**
 * Up to ten long functions may be allowed here, if splitting them would make them less clear. Two casts call a field's own checks as
 * Payload does, with less than its types ask for.
 */
const bounds = { longFunctions: 0, casts: 2 };
/** Folders of data and decisions, which may have more files. */
const crowded = ["content/seed/pictures", "content/seed/texts", "docs/decisions"];

const longLines = 60;
const mostFiles = 30;
const isTest = (file: string) => /\.(test|examples)\.tsx?$/.test(file);
const handWritten = (file: string) =>
  !isTest(file) && !/^content\/(migrations\/(sqlite|postgres)|seed\/texts)\/|\.d\.ts$/.test(file);
const product = files("{contract,content,site,admin,scripts}/**/*.{ts,tsx}").filter(handWritten);
const outsideTests = [...product, ...files("{drills,bench}/**/*.ts").filter(handWritten)];

/** The functions of a source with `longLines` lines or more, each with its position and length. */
function longFunctions(file: string, source: string): string[] {
  if (source.split("\n").length < longLines) return [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false);
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1;
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const first = lineAt(node.getStart(tree));
    const lines = lineAt(node.end) - first + 1;
    if (ts.isFunctionLike(node) && "body" in node && node.body && lines >= longLines) {
      found.push(`${file}:${first} has ${lines} lines`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const castsIn = (source: string) => source.match(/\bas (?:unknown as\b|never(?=[;,)]))/g)?.length ?? 0;

/** The folders with more than `most` direct files. */
function foldersAbove(most: number, all: string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of all) counts.set(path.dirname(file), (counts.get(path.dirname(file)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > most).map(([folder]) => folder);
}

test(`at most ${bounds.longFunctions} functions have ${longLines} lines or more`, { timeout: 60_000 }, () => {
  const found = product.flatMap((file) => longFunctions(file, read(file)));
  expect(found.length, found.join("\n")).toBeLessThanOrEqual(bounds.longFunctions);
});

test(`no folder has more than ${mostFiles} files`, () => {
  const found = foldersAbove(
    mostFiles,
    files("**/*.*").filter((file) => !/^content\/migrations\//.test(file)),
  );
  expect(found.filter((folder) => !crowded.includes(folder))).toEqual([]);
});

test(`at most ${bounds.casts} casts bypass the types`, () => {
  const found = outsideTests.map((file) => [file, castsIn(read(file))] as const).filter(([, count]) => count > 0);
  const sum = found.reduce((total, [, count]) => total + count, 0);
  expect(sum, found.map(([file, count]) => `${file}: ${count}`).join("\n")).toBeLessThanOrEqual(bounds.casts);
});

test("finds long functions, crowded folders and casts", () => {
  const body = "  step();\n".repeat(longLines - 2);
  expect(longFunctions("a.ts", `\nfunction long() {\n${body}}\n`)).toEqual([`a.ts:2 has ${longLines} lines`]);
  expect(longFunctions("a.ts", `const short = () => {\n${body.replace("  step();\n", "")}};\n`)).toEqual([]);
  expect(foldersAbove(1, ["a/b.ts", "a/c.ts", "a/d/e.ts"])).toEqual(["a"]);
  expect(castsIn("x as unknown as A; f(z as never); y as B")).toBe(2);
});
