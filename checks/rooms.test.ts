import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { files, read } from "./sources.ts";

const isTest = /\.(test|examples|spec)\.tsx?$/;
const product = files(
  "{contract,content,site,admin,scripts,testing,e2e,bench,drills,checks}/**/*.{ts,tsx,mjs,css}",
).filter((file) => !isTest.test(file));

/** The relative paths that a source imports when it is loaded: parts that are loaded later, by `import()`, make no circle. */
function importsIn(file: string, source: string): string[] {
  if (file.endsWith(".css")) return Array.from(source.matchAll(/(?:from|@import) "([^"]+)"/g), ([, name = ""]) => name);
  return ts
    .preProcessFile(source, true, true)
    .importedFiles.filter(({ pos }) => !/\bimport\(\s*$/.test(source.slice(0, pos)))
    .map(({ fileName }) => fileName);
}

interface Import {
  from: string;
  to: string;
}
const importsOf = (file: string, source: string): Import[] =>
  importsIn(file, source)
    .filter((name) => name.startsWith("."))
    .map((name) => ({ from: file, to: path.join(path.dirname(file), name) }));

/** The pairs of folders that the import joins: those in which the paths part. */
function roomsOf({ from, to }: Import): { from: string; to: string } | undefined {
  const [own, other] = [path.dirname(from).split("/"), path.dirname(to).split("/")];
  const at = own.findIndex((name, index) => name !== other[index]);
  if (at === -1 || other[at] === undefined) return undefined;
  return { from: own.slice(0, at + 1).join("/"), to: other.slice(0, at + 1).join("/") };
}

/** Each import that closes a circle of neighbouring folders: its target's folder needs its source's folder in turn. */
function closingImports(imports: Import[]): string[] {
  const needs = new Map<string, Set<string>>();
  const joined = imports.flatMap((one) => {
    const rooms = roomsOf(one);
    return rooms ? [{ ...one, rooms }] : [];
  });
  for (const { rooms } of joined) needs.set(rooms.from, (needs.get(rooms.from) ?? new Set()).add(rooms.to));
  const reachedFrom = new Map<string, Set<string>>();
  const reach = (room: string): Set<string> => {
    const known = reachedFrom.get(room);
    if (known) return known;
    const reached = new Set<string>();
    const waiting = [...(needs.get(room) ?? [])];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(...(needs.get(next) ?? []));
    }
    reachedFrom.set(room, reached);
    return reached;
  };
  return joined.filter(({ rooms }) => reach(rooms.to).has(rooms.from)).map(({ from, to }) => `${from} -> ${to}`);
}

test("no two neighbouring folders need each other, directly or by others", { timeout: 60_000 }, () => {
  expect(closingImports(product.flatMap((file) => importsOf(file, read(file))))).toEqual([]);
});

test("finds circles of two and three folders, and no others", () => {
  const sources = {
    "a/news/list.ts": 'import { b } from "../people/person.ts";',
    "a/people/person.ts": 'import type { C } from "../projects/inner/one.ts";',
    "a/projects/inner/one.ts": 'import "../../news/list.ts"; import "./two.ts"; import "../../base.ts";',
    "a/projects/inner/two.ts": 'const later = () => import("../outer/three.ts");',
    "a/projects/outer/three.ts": 'import "../inner/two.ts"; import "node:fs";',
    "a/looks/card.module.css": '.a { composes: b from "../frame/frame.module.css"; }',
    "a/frame/frame.tsx": 'import styles from "../looks/card.module.css";',
    "a/base.ts": 'import "./news/list.ts";',
  };
  expect(closingImports(Object.entries(sources).flatMap(([file, source]) => importsOf(file, source)))).toEqual([
    "a/news/list.ts -> a/people/person.ts",
    "a/people/person.ts -> a/projects/inner/one.ts",
    "a/projects/inner/one.ts -> a/news/list.ts",
    "a/looks/card.module.css -> a/frame/frame.module.css",
    "a/frame/frame.tsx -> a/looks/card.module.css",
  ]);
});
