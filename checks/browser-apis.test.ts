import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "..");
const inBrowsers = ["site/app/**/*.{ts,tsx}", "admin/components/**/*.{ts,tsx}"];

test("no page uses APIs that browsers withhold from pages without https, which an office's own network lacks", () => {
  const files = globSync(inBrowsers, { cwd: root }).filter((file) => !file.includes(".test."));
  expect(files.length).toBeGreaterThan(300);
  const asks = files.filter((file) =>
    /crypto\.(randomUUID|subtle)\b/.test(readFileSync(path.join(root, file), "utf8")),
  );
  expect(asks).toEqual([]);
});
