import type { ProjectList } from "@setu/contract/projects";
import type { SearchPage } from "@setu/contract/search/results";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { staffAt } from "../../../testing/people/staff.ts";
import { idOf, visitorOf } from "../../../testing/people/visitor.ts";
import { searchReady } from "../../../testing/search-ready.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { richText } from "../../seed/rich-text.ts";
import { searchOverview } from "../asked/search-overview.ts";

let site: TestSite;
let editor: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  await searchReady(() => site.content);
  editor = await staffAt(site, "editor", "Sita");
});
afterAll(() => site.close());

const { call, get } = visitorOf(() => site);
const search = async (q: string, rest: Record<string, string> = {}) =>
  (await call<SearchPage>("/search", { q, ...rest })).data.items.filter(({ partial }) => !partial);
/** The index is there again within a second or two, on a busy machine later. */
const atOnce = { timeout: 15_000, interval: 100 };
const names = async (q: string) => (await search(q)).map(({ name }) => name);

/** Makes a group or a suggestion, and removes it after the test. */
async function add(collection: "search-synonyms" | "suggested-results", body: object): Promise<number> {
  const answer = await editor.post(`/${collection}`, body);
  expect(answer.status).toBe(201);
  const { id } = ((await answer.json()) as { doc: { id: number } }).doc;
  onTestFinished(async () => void (await editor.send("DELETE", `/${collection}/${id}`)));
  return id;
}
async function refusal(collection: string, body: object): Promise<string> {
  const answer = await editor.post(`/${collection}`, body);
  expect(answer.status).toBe(400);
  return JSON.stringify(await answer.json());
}

describe("words for the same thing", () => {
  test("find items with the other words, in the site's search and in lists, until they are deleted", async () => {
    expect(await names("zephyrbridge")).toEqual([]);
    const bridges = await names("suspension bridge");
    expect(bridges.length).toBeGreaterThan(2);
    const id = await add("search-synonyms", { words: "zephyrbridge\nsuspension bridge" });
    await expect.poll(async () => (await names("zephyrbridge")).toSorted(), atOnce).toEqual(bridges.toSorted());
    const listed = async (q: string) => (await call<ProjectList>("/projects", { q })).data.page.total;
    expect(await listed("zephyrbridge")).toBe(await listed("suspension bridge"));
    expect(await listed("zephyrbridge")).toBeGreaterThan(0);

    expect((await editor.send("DELETE", `/search-synonyms/${id}`)).status).toBe(200);
    await expect.poll(() => names("zephyrbridge"), atOnce).toEqual([]);
    await expect.poll(() => listed("zephyrbridge"), atOnce).toBe(0);
  });

  test("of the sample firm find its texts in both languages", async () => {
    const long = await names("terms of reference");
    expect(long.length).toBeGreaterThan(0);
    for (const q of ["ToR", "कार्यक्षेत्रगत सर्त"]) expect(await names(q)).toEqual(expect.arrayContaining(long));
  });

  test.each([
    ["one alone", "barrage", "Give at least two words"],
    ["the same with another ending", "bridge\nbridges", "is listed twice"],
    ["an amount", "barrage\n100 MW", "is an amount"],
    ["signs", "barrage\n???", "contains no word"],
    ["a sentence", "barrage\nthe weir that is near the old town", "too long"],
    [
      "more than anybody writes",
      Array.from({ length: 21 }, (_, n) => `word${"abcdefghijklmnopqrstu"[n]}`).join("\n"),
      "At most 20",
    ],
  ])("%s is refused", async (_, words, said) => {
    expect(await refusal("search-synonyms", { words })).toContain(said);
  });
});

describe("a suggested result", () => {
  test("comes first, once, in both languages, with its name changed and endings aside", async () => {
    const id = await idOf(site, "news", "Twelve graduate engineers join in the 2083 intake");
    const path = `/news/${id}`;
    await add("suggested-results", { words: "tunnel\nसुरुङ", path: `${site.env.publicOrigin}/ne${path}/` });
    for (const q of ["tunnel", "Tunnels", "सुरुङ"]) {
      await expect.poll(async () => (await search(q)).length, atOnce).toBeGreaterThan(1);
      const found = await search(q);
      expect(found[0]).toMatchObject({ path, suggested: true, partial: false });
      expect(found.filter((item) => item.path === path)).toHaveLength(1);
      expect(found.slice(1).some(({ suggested }) => suggested)).toBe(false);
    }
    expect((await search("tunnel gallery"))[0]?.suggested).not.toBe(true);
    expect((await search("tunnel", { kind: "project" })).some(({ suggested }) => suggested)).toBe(false);
    const page = await get("/ne/search?q=tunnel");
    expect(page.body).toContain("हाम्रो सुझाव");
  });

  test("that is withdrawn is not shown, and editors are told", async () => {
    const { payload } = site.content;
    const { id } = await payload.create({
      collection: "faqs",
      data: {
        name: "Who reads the gauges?",
        answer: richText("Our observers."),
        group: "communities",
        _status: "published",
      } as never,
      locale: "en",
    });
    const path = `/faq#faq-${id}`;
    await add("suggested-results", { words: "quuxgauge", path });
    await expect.poll(() => search("quuxgauge"), atOnce).toMatchObject([{ path, suggested: true }]);
    expect((await searchOverview(payload)).lost).toEqual([]);
    await payload.update({ collection: "faqs", id, data: { _status: "draft" } });
    await expect.poll(() => search("quuxgauge"), atOnce).toEqual([]);
    expect((await searchOverview(payload)).lost).toMatchObject([{ words: "quuxgauge", path }]);
  });

  test.each([
    ["another site", "https://example.org/projects", "not the address of a page"],
    ["the back office", "/admin", "No published page"],
    ["a page that is not there", "/news/987654", "No published page"],
    ["no address", "our projects", "not the address of a page"],
  ])("on %s is refused", async (_, path, said) => {
    expect(await refusal("suggested-results", { words: "anything", path })).toContain(said);
  });
});

describe("a search", () => {
  // The synonyms and suggestions of the tests above have just been deleted.
  beforeAll(() => searchReady(() => site.content));
  const overview = () => searchOverview(site.content.payload);
  const soon = { timeout: 20_000, interval: 250 };

  test("is counted, whichever cache answers, and told apart by whether anything is found", async () => {
    await get("/search?q=Flumoxite");
    await get("/search?q=flumoxite");
    await get("/ne/search?q=flumoxite&page=2");
    await get("/frontapi/search?locale=ne&q=FLUMOXITE");
    for (const _ of "three") await get("/search?q=bridge");
    await expect.poll(async () => (await overview()).missed, soon).toContainEqual({ words: "flumoxite", count: 3 });
    expect((await overview()).found).toContainEqual({ words: "bridge", count: 5 });
  });

  test("is found once words or pages mend it", async () => {
    for (const _ of "abc") await get("/search?q=snarkwater");
    await expect.poll(async () => (await overview()).missed, soon).toContainEqual({ words: "snarkwater", count: 3 });
    await add("search-synonyms", { words: "snarkwater\nirrigation" });
    const looked = { timeout: 40_000, interval: 500 };
    await expect.poll(async () => (await overview()).found, looked).toContainEqual({ words: "snarkwater", count: 3 });
    expect((await overview()).missed.map(({ words }) => words)).not.toContain("snarkwater");
  }, 60_000);

  test("is not kept if it may be somebody's address or number, nor shown if it is rare", async () => {
    for (const q of ["ram@example.org", "9841234567", "ram gmail com"]) {
      for (const _ of "abc") await get(`/search?${new URLSearchParams({ q })}`);
    }
    await get("/search?q=rarely-sought");
    for (const _ of "abc") await get("/search?q=gribbleford");
    await expect.poll(async () => (await overview()).missed, soon).toContainEqual({ words: "gribbleford", count: 3 });
    const { missed, found } = await overview();
    expect(JSON.stringify([missed, found])).not.toMatch(/ram|9841|rarely/);
  });
});
