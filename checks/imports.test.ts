import { rmSync } from "node:fs";
import path from "node:path";
import { cruise } from "dependency-cruiser";
import extractDepcruiseOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fixture, root } from "./sources.ts";

const options = await extractDepcruiseOptions(path.join(root, ".dependency-cruiser.cjs"));
const folders = ["contract", "content", "site", "admin", "e2e", "bench", "scripts", "testing", "checks"];

test("the sources keep the import rules", { timeout: 60_000 }, async () => {
  const { output } = await cruise(folders, { ...options, baseDir: root, outputType: "err-long" });
  expect(output).toContain("no dependency violations found");
});

/** For each rule, a source that breaks it. */
const broken: [rule: string, file: string, source: string][] = [
  ["contract-imports-zod-only", "contract/a.ts", 'import "payload";'],
  ["contract-imports-zod-only", "contract/b.ts", 'import "node:fs";'],
  ["content-is-plain-node", "content/a.ts", 'import "react";'],
  ["content-is-plain-node", "content/b.ts", 'import "../site/server/good.ts";'],
  ["platform-knows-no-noun", "content/platform/a.ts", 'import "../news/good.ts";'],
  ["search-knows-no-noun", "content/search/a.ts", 'import "../news/good.ts";'],
  ["retention-knows-no-noun", "content/retention/a.ts", 'import "../news/good.ts";'],
  ["pages-import-the-contract-only", "site/app/a.ts", 'import "../../content/open.ts";'],
  ["pages-import-the-contract-only", "site/app/b.ts", 'import type { Good } from "../server/good.ts";'],
  ["pages-run-in-a-browser", "site/app/c.ts", 'import "node:path";'],
  ["pages-take-schemas-as-types", "site/app/d.ts", 'import { Home } from "../../contract/home.ts";'],
  ["components-know-no-page", "site/app/components/a.ts", 'import "../pages/news/good.ts";'],
  ["pages-borrow-of-their-own-noun-only", "site/app/pages/home/a.ts", 'import "../news/good.ts";'],
  ["visitors-load-no-showcase", "site/app/e.ts", 'import "./showcase/good.ts";'],
  ["visitors-load-no-showcase", "site/app/f.ts", 'import "./good.examples.tsx";'],
  ["site-enters-content-by-its-doors", "site/server/a.ts", 'import "../../content/inner.ts";'],
  ["server-renders-pages-unseen", "site/server/b.ts", 'import "../app/good.ts";'],
  ["site-knows-no-payload", "site/server/c.ts", 'import type { Payload } from "payload";'],
  ["admin-imports-content-only", "admin/a.ts", 'import "../site/server/good.ts";'],
  ["screens-share-by-the-shared-room", "admin/components/bin/a.ts", 'import "../board/good.ts";'],
  ["board-and-desk-share-applications", "admin/components/desk/a.ts", 'import "../board/good.ts";'],
  ["shared-room-knows-no-screen", "admin/components/shared/a.ts", 'import "../board/good.ts";'],
  ["outsiders-enter-content-by-its-doors", "e2e/a.ts", 'import "../content/inner.ts";'],
  ["product-imports-no-tests", "content/c.ts", 'import "./good.test.ts";'],
  ["no-circles", "scripts/a.ts", 'import "./b.ts";'],
  ["no-orphans", "scripts/alone.ts", "export {};"],
  ["no-unknown-modules", "scripts/c.ts", 'import "./nowhere.ts";'],
];
const target = "export interface Good {}\nexport const Home = 1;\n";
const others = {
  "content/inner.ts": target,
  "content/open.ts": target,
  "content/news/good.ts": target,
  "content/good.test.ts": target,
  "contract/home.ts": target,
  "admin/components/board/good.ts": target,
  "site/app/good.ts": target,
  "site/app/pages/news/good.ts": target,
  "site/app/showcase/good.ts": target,
  "site/app/good.examples.tsx": target,
  "site/server/good.ts": target,
  "scripts/b.ts": 'import "./a.ts";',
  "node_modules/payload/index.js": "",
  "node_modules/react/index.js": "",
  "tsconfig.base.json": "{}",
};

const folder = fixture({ ...others, ...Object.fromEntries(broken.map(([, file, source]) => [file, source])) });
afterAll(() => rmSync(folder, { recursive: true }));
let violations: { rule: string; from: string }[];

beforeAll(async () => {
  const present = ["contract", "content", "site", "admin", "e2e", "scripts"];
  const { output } = await cruise(present, { ...options, baseDir: folder });
  if (typeof output === "string") throw new Error(output);
  violations = output.summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
});

test.each(broken)("%s is broken by %s", (rule, from) => {
  expect(violations).toContainEqual({ rule, from });
});

test("every rule is broken by an example", () => {
  const rules = options.ruleSet?.forbidden?.map(({ name }) => name);
  expect(rules?.filter((name) => !broken.some(([rule]) => rule === name))).toEqual([]);
});
