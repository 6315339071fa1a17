import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "..");
const map = readFileSync(path.join(root, "admin/app/(payload)/admin/importMap.js"), "utf8");

test("the back office finds each of its own components that a screen names: npm run importmap -w admin", () => {
  const sources = globSync("content/**/*.ts", { cwd: root }).map((file) => readFileSync(path.join(root, file), "utf8"));
  const files = sources.flatMap((source) => source.match(/\/components\/[\w/-]+\.tsx/g) ?? []);
  const missing = [...new Set(files)].filter((file) => !map.includes(`"${file}#`));
  expect(files.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});
