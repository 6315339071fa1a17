import type { Locale } from "@setu/contract/locale";
import type { SearchPage } from "@setu/contract/search/results";
import { unbrokenLine } from "@setu/contract/text/unbroken-units";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
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
const search = async (q: string, rest: Record<string, string> = {}) =>
  (await call<SearchPage>("/search", { q, ...rest })).data.items;
const soon = { timeout: 5000 };

/** A news item's texts in one language. */
interface Written {
  id: number;
  name: string;
  description: string;
  body: object | null;
}
describe("an excerpt is in the language", () => {
  test("of an item in one language, whichever is asked for", async () => {
    const { payload } = site.content;
    const data = { name: "नुम्बर झोलुङ्गे पुल", description: "नुम्बर खोलामाथि तीन मिटर चौडा पुल", publishedOn: "2026-01-05" };
    const { docs: authors } = await payload.find({ collection: "people", limit: 1, depth: 0 });
    const { id } = await payload.create({
      collection: "news",
      locale: "ne",
      data: { ...data, author: Number(authors[0]?.id), _status: "published" },
    });
    onTestFinished(async () => void (await payload.delete({ collection: "news", id })));
    for (const locale of ["en", "ne"]) {
      const found = () => search("नुम्बर", { locale });
      await expect.poll(async () => (await found()).map(({ name }) => name), soon).toEqual([data.name]);
      const [item] = await found();
      expect(item?.locale.served).toBe("ne");
      expect(item?.excerpt.locale).toBe("ne");
      expect(item?.excerpt.text).toContain(data.description);
      expect(item?.excerpt.text).not.toMatch(/[a-z]/i);
    }
  });

  test("of its English texts where the main one is missing", async () => {
    const { payload } = site.content;
    const news = async (locale: Locale) =>
      (await payload.find({ collection: "news", limit: 100, depth: 0, locale, fallbackLocale: false }))
        .docs as unknown as Written[];
    const [english, nepali] = await Promise.all([news("en"), news("ne")]);
    const isWhole = ({ id, body }: Written) => body && nepali.some((one) => one.id === id && one.body);
    const item = english.find(isWhole);
    if (!item) throw new Error("No news item of the seed has its text in both languages.");
    const { id, name, description, body } = item;
    const write = (data: object) => payload.update({ collection: "news", id, locale: "en", data });
    onTestFinished(async () => void (await write({ body })));
    await write({ body: null });
    const found = async () => (await search(name)).find((item) => item.name === unbrokenLine(name));
    await expect.poll(async () => (await found())?.locale.served, soon).toBe("ne");
    expect((await found())?.excerpt.locale).toBe("en");
    expect((await found())?.excerpt.text).toContain(description.slice(0, 40));
  });
});
