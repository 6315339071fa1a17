import type { NewsDetail, NewsList } from "@setu/contract/news";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually, secret, visitorOf } from "../../testing/people/visitor.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
});
afterAll(() => site.close());

const { get, data } = visitorOf(() => site);
/** All items of a list, page by page, the lead item included. */
async function all(query: Record<string, string> = {}): Promise<NewsList["items"]> {
  const items: NewsList["items"] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const list = await data<NewsList>(`/news?${new URLSearchParams({ ...query, page: String(page) })}`);
    items.push(...(list.featured ? [list.featured] : []), ...list.items);
    last = list.page.last;
  }
  return items;
}
const publish = async (changes: object = {}) => {
  const { docs } = await site.content.payload.find({ collection: "people", limit: 1 });
  const author = docs[0]?.id;
  const data = { name: "A test item", category: "news", publishedOn: "2023-02-01T00:00:00Z", author, ...changes };
  const { id } = await site.content.payload.create({
    collection: "news",
    locale: "en",
    data: { ...data, _status: "published" },
  });
  return Number(id);
};

describe("the list", () => {
  test.each(["en", "ne"] as const)("contains three years, the newest first, all of them in %s", async (locale) => {
    const items = await all({ locale });
    expect(items.length).toBeGreaterThanOrEqual(14);
    const days = items.map((item) => item.published.ad);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Set(days.map((day) => day.slice(0, 4))).size).toBeGreaterThanOrEqual(3);
    expect(items.filter((item) => item.locale.served !== locale)).toEqual([]);
    expect(new Set(items.map(({ category }) => category))).toEqual(new Set(["news", "event", "award"]));
  });

  test("every item is on exactly one page", async () => {
    const ids = (await all()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const { totalDocs } = await site.content.payload.count({ collection: "news" });
    expect(ids.length).toBe(totalDocs);
  });

  test("a filter's count is the number of results of choosing it, in every combination", async () => {
    const everything = await all();
    const matching = (category: string, year: string) =>
      everything.filter(
        (item) => (!category || item.category === category) && (!year || item.published.ad.startsWith(year)),
      );
    const years = ["", ...new Set(everything.map((item) => item.published.ad.slice(0, 4)))];
    for (const category of ["", "news", "event", "award"]) {
      for (const year of years) {
        const list = await data<NewsList>(`/news?category=${category}&year=${year}`);
        expect(list.page.total, `${category} ${year}`).toBe(matching(category, year).length);
        expect(list.featured === null).toBe(category !== "" || year !== "");
        const counts = (key: string) =>
          Object.fromEntries(
            list.filters.find((filter) => filter.key === key)?.options.map((option) => [option.value, option.count]) ??
              [],
          );
        for (const [value, count] of Object.entries(counts("category"))) {
          expect(count, `${value} in ${year}`).toBe(matching(value, year).length);
        }
        for (const [value, count] of Object.entries(counts("year"))) {
          expect(count, `${category} in ${value}`).toBe(matching(category, value).length);
        }
      }
    }
  });

  test("the size of a page is set by `per_page`, and no item is lost between pages", async () => {
    const whole = await all();
    const read = (page: number) => data<NewsList>(`/news?per_page=5&page=${page}`);
    const { page } = await read(1);
    // The lead item is on none of the pages of five.
    expect(page).toMatchObject({ current: 1, per_page: 5, last: Math.ceil((page.total - 1) / 5), total: whole.length });
    const pages = await Promise.all(Array.from({ length: page.last }, (_, index) => read(index + 1)));
    for (const { items } of pages.slice(0, -1)) expect(items).toHaveLength(5);
    expect(new Set(pages.map((one) => one.page.total))).toEqual(new Set([whole.length]));
    const ids = pages.flatMap(({ featured, items }) => [featured, ...items].flatMap((item) => item?.id ?? []));
    expect(ids.toSorted()).toEqual(whole.map(({ id }) => id).toSorted());
  });

  test("only the items about a project remain with `project`", async () => {
    const { docs } = await site.content.payload.find({
      collection: "projects",
      where: { slug: { equals: "seti-gorge-storage-project" } },
    });
    const id = Number(docs[0]?.id);
    const about = await all({ project: String(id) });
    const details = await Promise.all((await all()).map((item) => data<NewsDetail>(`/news/${item.id}`)));
    const expected = details.filter(({ related }) => related.projects.some((project) => project.id === id));
    expect(expected.length).toBeGreaterThanOrEqual(2);
    expect(about.map((item) => item.id).toSorted()).toEqual(expected.map((item) => item.id).toSorted());
    expect(await all({ project: "999999" })).toEqual([]);
  });

  test.each([
    ["RATANGHAT", 1],
    ["ratanghat prize", 1],
    ["prize ratanghat bridge nowhere", 0],
    ["रतनघाट", 1],
    // With a nukta as a separate letter, with Latin digits for Devanagari ones, and across languages.
    ["१,१०० दिन", 1],
    ["1,100 दिन", 1],
    ["५५५", 0],
    ["%_", 0],
  ])("searching for %s finds %i", async (q, count) => {
    for (const locale of ["en", "ne"]) expect(await all({ q, locale }), locale).toHaveLength(count);
  });

  test.each([
    ["/frontapi/news?page=0", 400],
    ["/frontapi/news?page=two", 400],
    ["/frontapi/news?page=99", 404],
    ["/frontapi/news?per_page=0", 400],
    ["/frontapi/news?per_page=49", 400],
    ["/frontapi/news?per_page=many", 400],
    ["/frontapi/news/0", 404],
    ["/frontapi/news/999999", 404],
    ["/news?page=99", 404],
    ["/ne/news/999999", 404],
    ["/news?category=award&q=zzz", 200],
  ])("%s is %i", async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });
});

describe("an item", () => {
  test("leads to the next older and the next newer one, from end to end", async () => {
    const ids = (await all()).map(({ id }) => id);
    for (const [index, id] of ids.entries()) {
      const { prev, next, related } = await data<NewsDetail>(`/news/${id}`);
      expect([next?.id, prev?.id]).toEqual([ids[index - 1], ids[index + 1]]);
      expect(related.news.map((other) => other.id)).not.toContain(id);
    }
  });

  test("leads to items about the same project rather than to others, the newest first", async () => {
    const details = await Promise.all((await all()).map(({ id }) => data<NewsDetail>(`/news/${id}`)));
    const about = new Map(details.map(({ id, related }) => [id, related.projects.map((project) => project.id)]));
    for (const { id, related } of details) {
      const shares = (other: number) =>
        other !== id && about.get(other)?.some((project) => about.get(id)?.includes(project));
      const shown = related.news.map((other) => other.id);
      const sharing = [...about.keys()].filter(shares);
      expect(shown).toHaveLength(3);
      expect(shown.filter(shares)).toHaveLength(Math.min(3, sharing.length));
      const days = related.news.map(({ created_at }) => created_at);
      expect(days).toEqual(days.toSorted().toReversed());
    }
    const shared = details.filter(({ id }) =>
      details.some((other) => other.id !== id && about.get(other.id)?.some((one) => about.get(id)?.includes(one))),
    );
    expect(shared.length).toBeGreaterThan(3);
  });

  test("that is an event has its time and place, of one day and of several, and whether it is over", async () => {
    const events = await all({ category: "event", locale: "ne" });
    expect(events.length).toBeGreaterThanOrEqual(2);
    for (const { event } of events) expect(event?.place).toBeTruthy();
    const details = await all({ category: "event" });
    const school = details.find(({ name }) => name.includes("gauging"))?.event;
    expect([school?.starts.ad, school?.ends?.ad, school?.time, school?.over]).toEqual([
      "2024-06-12",
      "2024-06-14",
      "07:00",
      true,
    ]);
    const lecture = details.find(({ name }) => name.includes("lecture"))?.event;
    expect([lecture?.starts_at, lecture?.ends, lecture?.time]).toEqual([
      "2026-07-03T17:00:00+05:45",
      null,
      "17:00–19:00",
    ]);
  });

  test("that is a future event is over after its end, without another publication", async () => {
    const id = await publish({
      category: "event",
      event: { startsAt: new Date().toISOString(), endsAt: new Date(Date.now() + 5000).toISOString() },
    });
    const isOver = async () => (await data<NewsDetail>(`/news/${id}`)).event?.over;
    expect(await isOver()).toBe(false);
    await eventually(async () => expect(await isOver()).toBe(true));
  });

  test.each(["en", "ne"] as const)("has every possible part, in %s", async (locale) => {
    const { items } = await data<NewsList>("/news?q=daylight");
    const item = await data<NewsDetail>(`/news/${items[0]?.id}?locale=${locale}`);
    expect(item.locale.served).toBe(locale);
    expect(item.body.map(({ type }) => type)).toEqual(expect.arrayContaining(["heading", "list", "quote"]));
    expect(item.correction).toMatch(/12\u00a0mm|१२\u00a0मिलिमिटर/);
    expect(item.files.length).toBeGreaterThan(2);
    expect(item.related.projects).toHaveLength(1);
  });
});

test("drafts and unpublished items are in no answer, and are no neighbour of any item", async () => {
  const { payload } = site.content;
  const gone = await publish({ name: secret, publishedOn: "2026-11-16T00:00:00Z" });
  await payload.update({ collection: "news", id: gone, data: { _status: "draft" }, locale: "en" });
  const [newest, second] = await all();
  await payload.update({ collection: "news", id: second?.id ?? 0, data: { name: secret }, draft: true, locale: "en" });
  await eventually(async () => expect((await get(`/frontapi/news/${gone}`)).statusCode).toBe(404));
  expect((await data<NewsDetail>(`/news/${newest?.id}`)).prev?.id).toBe(second?.id);
  const paths = ["/news", "/news?q=draft", "/news?year=2026", `/news/${gone}`, `/news/${second?.id}`];
  const junk = ["", "draft=true", "depth=9", "where[_status][equals]=draft"];
  const urls = paths.flatMap((path) =>
    ["", "/ne", "/frontapi"].flatMap((prefix) =>
      junk.map((query) => `${prefix}${path}${path.includes("?") ? "&" : "?"}${query}`),
    ),
  );
  for (const url of [...urls, "/feeds/news.xml", "/", "/sitemap.xml", "/api/news?draft=true"]) {
    expect((await get(url)).body, url).not.toContain(secret);
  }
});
