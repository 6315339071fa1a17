import type { SearchPage } from "@setu/contract/search/results";
import { afterAll, beforeAll, expect, test } from "vitest";
import { visitorOf } from "../../../testing/people/visitor.ts";
import { searchReady } from "../../../testing/search-ready.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  await searchReady(() => site.content);
});
afterAll(() => site.close());

const { call } = visitorOf(() => site);
const search = async (q: string, chosen: Record<string, string> = {}) =>
  (await call<SearchPage>("/search", { q, ...chosen })).data;

test.each(["bridge", "road", "water", "पुल", "पानी", "annual report", "bridge gauge nowhere"])(
  "as many results of %s with each choice as the choice says, alone and beside another one",
  async (q) => {
    const { filters, page } = await search(q);
    expect(page.total).toBeGreaterThan(5);
    const expectTold = async (told: SearchPage["filters"], chosen: Record<string, string>) => {
      for (const { key, options } of told)
        for (const { value, count } of options) {
          const choices = { ...chosen, [key]: value };
          expect((await search(q, choices)).page.total, JSON.stringify(choices)).toBe(count);
        }
    };
    await expectTold(filters, {});
    for (const { key, options } of filters)
      for (const { value } of options) await expectTold((await search(q, { [key]: value })).filters, { [key]: value });
  },
);
