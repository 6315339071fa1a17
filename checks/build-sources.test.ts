import { existsSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { sources } from "../scripts/build.ts";
import { files, read, root } from "./sources.ts";

/** Imports marked with `/* turbopackIgnore: true *\/` are loaded at run time and not bundled. */
const loadedAtRunTime = /\bimport\(\s*\/\* turbopackIgnore: true \*\/[^)]*\)/g;
const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ESNext,
  jsx: ts.JsxEmit.Preserve,
  verbatimModuleSyntax: true,
};

/** The names of the files that a bundler reads because of this source: imports of types alone are gone by then. */
const bundledNames = (file: string, source: string): string[] =>
  ts
    .preProcessFile(ts.transpile(source.replace(loadedAtRunTime, "undefined"), options, file), true, true)
    .importedFiles.map(({ fileName }) => fileName);

/** Our own file that `file` imports by this name, as a path from the root. */
function target(file: string, name: string): string[] {
  if (name.startsWith(".")) return [path.join(path.dirname(file), name)];
  const [, place] = /^@setu\/(.+)$/.exec(name) ?? [];
  if (place === undefined) return [];
  return [path.extname(place) === "" ? `${place}.ts` : place];
}

/** All files that a build of `roots` reads, by following their imports. */
function bundled(roots: string[], sourceOf: (file: string) => string): Set<string> {
  const found = new Set(roots);
  for (const file of found) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const name of bundledNames(file, sourceOf(file))) for (const one of target(file, name)) found.add(one);
  }
  return found;
}

test("the back office is built again after a change to any file that it bundles", { timeout: 60_000 }, () => {
  const roots = files("admin/**/*.{ts,tsx}").filter((file) => !/\.(test|d)\.tsx?$/.test(file));
  const used = [...bundled(roots, read)];
  expect(used.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(used.filter((file) => !sources.admin.some((entry) => path.matchesGlob(file, entry)))).toEqual([]);
  const ofContent = sources.admin.filter((entry) => entry.startsWith("content/"));
  expect(ofContent.filter((entry) => !used.some((file) => path.matchesGlob(file, entry)))).toEqual([]);
});

test("follows imports through all files, but neither types nor what is loaded at run time", () => {
  const tree: Record<string, string> = {
    "admin/panel.tsx": [
      'import type { Board } from "@setu/content/board";',
      'import { type State, label } from "@setu/content/label";',
      'const { read } = await import(\n  /* turbopackIgnore: true */ "@setu/content/read"\n);',
      'const { later } = await import("./later.ts");',
    ].join("\n"),
    "content/label.ts": 'export { locale } from "./locale.ts"; import zod from "zod"; import days from "./days.json";',
    "content/locale.ts": "export const locale = 1;",
    "admin/later.ts": "export const later = 1;",
  };
  const used = bundled(["admin/panel.tsx"], (file) => tree[file] ?? "");
  expect([...used].sort()).toEqual([
    "admin/later.ts",
    "admin/panel.tsx",
    "content/days.json",
    "content/label.ts",
    "content/locale.ts",
  ]);
});
