import { readFileSync } from "node:fs";
import path from "node:path";
import type { SearchPage } from "@setu/contract/search/results";
import type { StoryDetail, StoryList } from "@setu/contract/stories/stories";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { staffAt } from "../../testing/people/staff.ts";
import { eventually, secret, visitorOf, waysToAsk } from "../../testing/people/visitor.ts";
import { searchReady } from "../../testing/search-ready.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { richText } from "../seed/rich-text.ts";
import { story } from "./stories.ts";

const paper = path.join(import.meta.dirname, "../seed/documents/consent-suresh-man-tuladhar-en.pdf");
const dayMs = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

let site: TestSite;
let editor: Awaited<ReturnType<typeof staffAt>>;
let colleague: typeof editor;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  editor = await staffAt(site, "editor", "Sita");
  colleague = await staffAt(site, "hr", "Maya");
});
afterAll(() => site.close());

const { get, data } = visitorOf(() => site);
const list = () => data<StoryList>("/success-stories");
const detail = (id: number, locale = "en") => data<StoryDetail>(`/success-stories/${id}?locale=${locale}`);
const statusOf = async (url: string) => (await get(url)).statusCode;

async function storyNamed(name: string): Promise<StoryDetail> {
  const found = (await list()).items.find((item) => item.name === name);
  return detail(found?.id ?? 0);
}

let made = 0;
async function consent(fields: object = {}): Promise<number> {
  made += 1;
  // Bytes after the end of a PDF are ignored: other bytes make another name.
  const bytes = Buffer.concat([readFileSync(paper), Buffer.from(`\n%${made}\n`)]);
  const data = { name: "Maiya", givenOn: inDays(-9), until: inDays(90), coversName: true, ...fields };
  const form = new FormData();
  form.set("_payload", JSON.stringify(data));
  form.set("file", new Blob([new Uint8Array(bytes)], { type: "application/pdf" }), "consent.pdf");
  const answer = await editor.send("POST", "/consents", form);
  expect(answer.status).toBe(201);
  return (await answer.json()).doc.id;
}

const figure = { value: "9", label: "of ten fields", asOf: inDays(-30), source: "The village" };
async function tellStory(name: string, quote: object): Promise<number> {
  const { project } = (await list()).items[0] as StoryList["items"][number];
  const text = richText("Plain words.");
  const fields = { name, summary: name, problem: text, work: text, outcome: text, figures: [figure, figure] };
  const body = { ...fields, project: project.id, quote: { language: "en", ...quote }, _status: "published" };
  const answer = await editor.post("/success-stories?locale=en", body);
  expect(await answer.clone().text()).toMatch(/"doc"/);
  const { id } = (await answer.json()).doc;
  await eventually(async () => expect((await list()).items.map((item) => item.id)).toContain(id));
  return id;
}

/** Every way in which a visitor could get a story's texts. */
const ways = (id: number) => [
  ...waysToAsk([`/success-stories`, `/success-stories/${id}`]),
  ...["", "/ne"].flatMap((tree) => [`${tree}/`, `${tree}/success-stories`, `${tree}/success-stories/${id}`]),
  ...["/sitemap.xml", "/feeds/news.xml"],
];

describe("visitors", () => {
  test.each(["en", "ne"] as const)("read figures with their day and source, by sector, in %s", async (locale) => {
    const { items, filters } = await data<StoryList>(`/success-stories?locale=${locale}`);
    expect(items.filter((item) => item.locale.served !== locale)).toEqual([]);
    expect(items.length).toBeGreaterThan(3);
    for (const { value, count } of filters[0]?.options ?? []) {
      const found = (await data<StoryList>(`/success-stories?sector=${value}`)).items;
      expect(found.map(({ project }) => project.sector.slug)).toEqual(Array(count).fill(value));
    }
    for (const { figures } of items) {
      expect(figures.length).toBeGreaterThanOrEqual(2);
      expect(figures.filter(({ source, as_of: day }) => !source || !day.bs)).toEqual([]);
    }
  });

  test("read a quote in its original words, with a translation, and only the agreed facts about the person", async () => {
    const water = await storyNamed("Water for the last field");
    expect(water.quote).toMatchObject({ language: "ne", name: "Dil Maya Saru", locale: { served: "en" } });
    expect(water.quote?.text).toMatch(/^\p{Script=Devanagari}/u);
    expect(water.quote?.translation).toMatch(/^We used to sit/);
    const path = await storyNamed("A second path, found in the dark");
    expect(path.quote).toMatchObject({ name: null, title: "A mother of two" });
  });

  test("see no quote without a consent in force, while the figures stay", async () => {
    const airfield = await storyNamed("Closed for four\u00a0days instead of 53");
    expect(airfield).toMatchObject({ quote: null, fresh_until: null });
    expect(airfield.figures).toHaveLength(3);
  });

  test("find a story on the pages of its project and its service", async () => {
    const water = await storyNamed("Water for the last field");
    const { slug } = water.project.sector;
    const project = await data<{ stories: { id: number }[]; services: { id: number }[] }>(
      `/projects/${slug}/${water.project.id}`,
    );
    expect(project.stories.map(({ id }) => id)).toEqual([water.id]);
    const service = await data<{ stories: { id: number }[] }>(`/services/${project.services[0]?.id}`);
    expect(service.stories.map(({ id }) => id)).toContain(water.id);
  });

  test.each(["0", "abc", "99999"])("get 404 for the story %s", async (id) => {
    expect(await statusOf(`/frontapi/success-stories/${id}`)).toBe(404);
    expect(await statusOf(`/success-stories/${id}`)).toBe(404);
  });
});

describe("a consent", () => {
  const words = "lanterns along the dyke";
  const search = () => data<SearchPage>(`/search?q=${encodeURIComponent(words)}`);

  test("removes the quote everywhere within seconds of its withdrawal; the figures stay", async () => {
    const paperId = await consent();
    const id = await tellStory("Nights without fear", { text: words, person: "Maiya", consent: paperId });
    expect((await detail(id)).quote).toMatchObject({ text: words, name: "Maiya" });
    await searchReady(() => site.content);
    await eventually(async () => expect((await search()).items.at(0)?.excerpt.text).toContain(words));
    const datedIn = (sitemap: string) =>
      new RegExp(`/success-stories/${id}</loc>[^]*?<lastmod>([^<]+)`).exec(sitemap)?.[1] ?? "";
    const before = datedIn((await get("/sitemap.xml")).body);
    expect((await editor.send("PATCH", `/consents/${paperId}`, { withdrawnOn: inDays(0) })).status).toBe(200);
    // At once where it is read, and on pages from the next time that the site reads the revision, which it does each second.
    expect((await site.content.api.story("en", { id: String(id) })).quote).toBeNull();
    await eventually(async () => expect((await detail(id)).quote).toBeNull());
    const isFound = async () => (await search()).items.some(({ path }) => path === `/success-stories/${id}`);
    await eventually(async () => expect(await isFound()).toBe(false));
    for (const url of ways(id)) expect((await get(url)).body, url).not.toContain(words);
    expect((await detail(id)).figures).toHaveLength(2);
    await eventually(async () =>
      expect(Date.parse(datedIn((await get("/sitemap.xml")).body))).toBeGreaterThan(Date.parse(before)),
    );
  });

  test("ends by the clock: the answer says when, and changes then", async () => {
    const until = inDays(3);
    const id = await tellStory("By the clock", { text: "Until then.", consent: await consent({ until }) });
    const end = (await detail(id)).fresh_until ?? "";
    const at = (offset: number) =>
      story(site.content.payload, "en", { id: String(id) }, new Date(Date.parse(end) + offset));
    expect(Date.parse(end)).toBeGreaterThan(Date.parse(until));
    expect((await at(-1)).quote?.text).toBe("Until then.");
    expect(await at(0)).toMatchObject({ quote: null, fresh_until: null });
  });

  test("is over on cached pages and answers, and in the search, at its last moment", async () => {
    const told = "herons above the weir";
    const id = await tellStory("Until its last moment", { text: told, consent: await consent({ until: inDays(3) }) });
    const end = Date.parse((await detail(id)).fresh_until ?? "");
    await searchReady(() => site.content);
    const search = `/frontapi/search?q=${encodeURIComponent(told)}`;
    await eventually(async () => expect((await get(search)).body).toContain(`/success-stories/${id}`));
    const shown = [`/success-stories/${id}`, `/ne/success-stories/${id}`, `/frontapi/success-stories/${id}`];
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ["Date"], now: end - 1 });
    // The first request makes each, the second takes it from the cache.
    for (const url of [...shown, ...shown]) expect((await get(url)).body, url).toContain(told);
    vi.setSystemTime(end);
    for (const url of [...shown, ...ways(id)]) expect((await get(url)).body, url).not.toContain(told);
    expect((await get(search)).body).not.toContain(`/success-stories/${id}`);
  });

  test("ends by the clock in the search too, although nothing is published", async () => {
    const said = "Xylophone mornings";
    const quote = { text: said, consent: await consent({ until: inDays(3) }) };
    const id = await tellStory("Seen by the watchman", quote);
    const end = Date.parse((await detail(id)).fresh_until ?? "");
    const found = async (q: string) => {
      const { items } = await data<SearchPage>(`/search?q=${encodeURIComponent(q)}`);
      return items.find(({ path }) => path === `/success-stories/${id}`)?.excerpt.text;
    };
    const page = async () => (await get(`/search?q=${encodeURIComponent(said)}`)).body;
    await searchReady(() => site.content);
    await eventually(async () => expect(await found(said)).toContain(said));
    // The clock is stopped, except that each wait for a change moves it on.
    vi.useFakeTimers({ now: end - 1, toFake: ["Date"] });
    try {
      expect(await found("xylophone")).toContain(said);
      expect(await page()).toContain(`/success-stories/${id}"`);
      vi.setSystemTime(end + 1);
      expect(await found(said)).toBeUndefined();
      expect(await page()).not.toContain(`/success-stories/${id}"`);
      // Read again without the quote, it is found by its other words.
      await eventually(async () => expect(await found("watchman")).toContain("Seen by the watchman"));
      expect(await found(said)).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  test("without name and translation hides them", async () => {
    const paperId = await consent({ coversName: false, coversTranslation: false });
    const quote = { text: "Only this.", translation: "यति मात्र।", person: secret, title: "Farmer", consent: paperId };
    const id = await tellStory("Only what was agreed", quote);
    expect((await detail(id, "ne")).quote).toMatchObject({ name: null, translation: null, locale: { served: "en" } });
    for (const url of ways(id)) expect((await get(url)).body, url).not.toMatch(new RegExp(`यति मात्र|${secret}`));
  });

  test("is required to publish a quote, and begins neither in the future nor after its end", async () => {
    const { items } = await list();
    const text = richText("Plain words.");
    const fields = { name: "x", summary: "x", problem: text, work: text, outcome: text, figures: [figure, figure] };
    const body = { ...fields, project: items[0]?.project.id, quote: { text: "Unasked." } };
    const published = await editor.post("/success-stories?locale=en", { ...body, _status: "published" });
    expect(published.status).toBe(400);
    const paperId = await consent();
    for (const days of [{ givenOn: inDays(2) }, { until: inDays(-20) }])
      expect((await editor.send("PATCH", `/consents/${paperId}`, days)).status).toBe(400);
  });

  test("can be read only by editors, and so can its document", async () => {
    const { filename } = (await site.content.payload.findByID({
      collection: "consents",
      id: await consent(),
    })) as unknown as {
      filename: string;
    };
    expect((await editor.send("GET", `/consents/file/${filename}`)).status).toBe(200);
    expect((await colleague.send("GET", `/consents/file/${filename}`)).status).toBe(403);
    expect((await colleague.send("GET", "/consents")).status).toBe(403);
    for (const folder of ["media", "documents", "private/consents"])
      expect(await statusOf(`/${folder}/${filename}`)).toBe(404);
  });
});

test("a story of a confidential or withdrawn project is not found", async () => {
  const road = await storyNamed("The hospital is 61\u00a0km nearer");
  const project = `/projects/${road.project.id}?locale=en`;
  for (const change of [{ confidential: true }, { _status: "draft" }]) {
    expect((await editor.send("PATCH", project, { _status: "published", ...change })).status).toBe(200);
    await eventually(async () => expect(await statusOf(`/success-stories/${road.id}`)).toBe(404));
    const lists = await Promise.all(["/frontapi/success-stories", "/success-stories", "/sitemap.xml"].map(get));
    for (const { body } of lists) expect(body).not.toMatch(new RegExp(`61\\skm nearer|success-stories/${road.id}\\b`));
    expect((await editor.send("PATCH", project, { _status: "published", confidential: false })).status).toBe(200);
    await eventually(async () => expect(await statusOf(`/success-stories/${road.id}`)).toBe(200));
  }
});
