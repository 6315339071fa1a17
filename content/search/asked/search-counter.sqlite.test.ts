import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { missedWords, SearchCounter } from "./search-counter.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
});
afterAll(() => site.close());

const found = async (searches: readonly string[]) => searches.map(() => true);
const missing = async (searches: readonly string[]) => searches.map(() => false);
const countOf = async (words: string) => {
  const rows = await runSql(
    site.content.payload,
    sql`SELECT sum(count) AS count FROM search_counts WHERE words = ${words}`,
  );
  return Number(rows[0]?.["count"]);
};

test("searches that were counted are not counted again when a later step fails", async () => {
  const { payload } = site.content;
  const counter = new SearchCounter("site");
  counter.note("quokka");
  await counter.write(payload, missing);
  const rule = sql.raw(
    "CREATE TRIGGER refused BEFORE UPDATE OF found ON search_counts BEGIN SELECT RAISE(ABORT, 'refused'); END",
  );
  await runSql(payload, rule);
  counter.note("quokka");
  await expect(counter.write(payload, found)).rejects.toThrow();
  await runSql(payload, sql.raw("DROP TRIGGER refused"));
  await counter.write(payload, found);
  expect(await countOf("quokka")).toBe(2);
});

test("searches that could not be looked up while the index was being built are looked up once it is ready", async () => {
  const { payload } = site.content;
  const counter = new SearchCounter("site");
  for (let n = 0; n < 3; n += 1) counter.note("numbat");
  await counter.write(payload, missing);
  const isMissed = async () => (await missedWords(payload, "site")).some(({ words }) => words === "numbat");
  await counter.lookAgain(payload, async () => undefined, "7");
  expect(await isMissed()).toBe(true);
  await counter.lookAgain(payload, found, "7");
  expect(await isMissed()).toBe(false);
});
