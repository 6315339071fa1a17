import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { searchReady } from "../../../testing/search-ready.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { copyOf, sqliteTemplate } from "../../../testing/template.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { readEnvironment } from "../../environment.ts";
import { type Content, openContent } from "../../open.ts";
import { type JudgedQuery, judged, judgedQueries, mean } from "./judge.ts";

let site: TestSite;
let results: Map<JudgedQuery, string[]>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  results = await resultsOf(site.content);
});
afterAll(() => site.close());

/** A title as it was written: the site binds figures to their units. */
const titleOf = (name: string) => name.replaceAll("\u00a0", " ");

/** The titles that each query finds, in order. */
async function resultsOf(content: Content): Promise<Map<JudgedQuery, string[]>> {
  await searchReady(() => content);
  const found = new Map<JudgedQuery, string[]>();
  for (const query of judgedQueries) {
    const { items } = await content.api.search("en", { q: query.q });
    found.set(
      query,
      items.map(({ name }) => titleOf(name)),
    );
  }
  return found;
}

const scoreOf = (queries: readonly JudgedQuery[]) =>
  mean(queries.map((query) => judged(query, results.get(query) ?? [])));
const titles = [...new Set(judgedQueries.flatMap(({ grades }) => Object.keys(grades)))];

test("there are 213 queries, and every judged title exists on the site", async () => {
  const missing: string[] = [];
  // Pages of documents are found by their texts, and their items by the documents' names.
  const found = new Set([...results.values()].flat());
  for (const title of titles.filter((one) => !found.has(one))) {
    const { items } = await site.content.api.search("en", { q: title });
    if (!items.some(({ name }) => titleOf(name) === title)) missing.push(title);
  }
  expect(missing).toEqual([]);
  expect(judgedQueries).toHaveLength(213);
});

test.each([
  ["nepali", 0.8],
  ["english", 0.8],
  ["romanised", 0.75],
  ["errors", 0.75],
] as const)("%s: nDCG@10 of at least %f", (kind, least) => {
  expect(scoreOf(judgedQueries.filter((query) => query.kind === kind))).toBeGreaterThanOrEqual(least);
});

test("all queries: at least 0.85 on average, and at most 3% find nothing", () => {
  const score = scoreOf(judgedQueries);
  expect(score).toBeGreaterThanOrEqual(0.85);
  const none = [...results.values()].filter((found) => found.length === 0).length;
  expect(none / judgedQueries.length).toBeLessThanOrEqual(0.03);
});

test.runIf(inject("postgres"))(
  "the order is the same as on SQLite, for every query",
  { timeout: 120_000 },
  async () => {
    const folder = temporaryFolder("test");
    const dataDir = copyOf(await sqliteTemplate(), folder);
    const content = await openContent(readEnvironment({ NODE_ENV: "test", DATA_DIR: dataDir }, "/"));
    expect([...(await resultsOf(content)).values()]).toEqual([...results.values()]);
    await content.close();
    rmSync(folder, { recursive: true });
  },
);
