import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { staffAt } from "../../../testing/people/staff.ts";
import { eventually, visitorOf } from "../../../testing/people/visitor.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

let site: TestSite;
let editor: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  site = await openTestSite();
  editor = await staffAt(site, "editor", "Editor of drafts");
});
afterAll(() => site.close());

test("a scheduled publication happens without the admin process", async () => {
  const { payload, api } = site.content;
  const author = (await api.home("en")).perspective?.id;
  const data = { name: "Scheduled for now", publishedOn: "2026-11-21", author };
  const { id } = await payload.create({ collection: "news", data, draft: true, locale: "en" });
  await payload.jobs.queue({
    task: "schedulePublish",
    input: { type: "publish", doc: { relationTo: "news", value: String(id) }, locale: "en" } as never,
    waitUntil: new Date(Date.now() + 300),
  });
  await vi.waitFor(async () => expect((await api.home("en")).news.map((news) => news.id)).toContain(id), {
    timeout: 10_000,
    interval: 200,
  });
});

const locales = ["en", "ne"] as const;
const { data } = visitorOf(() => site);
type Texts = Record<"en" | "ne", string>;
const first: Texts = { en: "The first wording", ne: "पहिलो पाठ" };
const second: Texts = { en: "The second wording", ne: "दोस्रो पाठ" };
const third: Texts = { en: "The third wording", ne: "तेस्रो पाठ" };

/** The calls with which the back office saves and restores, and what visitors see. */
interface Place {
  method: "POST" | "PATCH";
  field: string;
  path: string;
  versions: string;
  shown: (locale: string) => Promise<unknown>;
}
const banner = async (): Promise<Place> => ({
  method: "POST",
  field: "description",
  path: "/globals/header-banner",
  versions: "/globals/header-banner/versions",
  shown: async (locale) =>
    (await data<{ header_banner: { description: string } | null }>(`/menu?locale=${locale}`)).header_banner
      ?.description,
});
async function newsItem(): Promise<Place> {
  const author = (await site.content.api.home("en")).perspective?.id;
  const body = { name: "New", publishedOn: "2026-11-21", category: "news", author, _status: "published" };
  const { doc } = await (await editor.post("/news?locale=en", body)).json();
  return {
    method: "PATCH",
    field: "name",
    path: `/news/${doc.id}`,
    versions: "/news/versions",
    shown: async (locale) => (await site.app.inject(`/frontapi/news/${doc.id}?locale=${locale}`)).json().data?.name,
  };
}

describe.each([
  { what: "a global", open: banner },
  { what: "an item", open: newsItem },
])("restoring an earlier version of $what", ({ open }) => {
  let place: Place;
  async function save(texts: Texts, status: "draft" | "published") {
    for (const locale of locales) {
      const body = { [place.field]: texts[locale], _status: status };
      const answer = await editor.send(
        place.method,
        `${place.path}?locale=${locale}&draft=${status === "draft"}`,
        body,
      );
      expect(answer.status).toBe(200);
    }
  }
  async function restore(texts: Texts, query = "") {
    const list = await (await editor.get(`${place.versions}?locale=all&depth=0&sort=-updatedAt&limit=20`)).json();
    const found = list.docs.find(({ version }: { version: Record<string, Partial<Texts>> }) =>
      locales.every((locale) => version[place.field]?.[locale] === texts[locale]),
    );
    return editor.post(`${place.versions}/${found.id}${query}`, {});
  }
  const edited = async () => (await editor.get(`${place.path}?draft=true&locale=all&depth=0`)).json();
  const expectShown = (texts: Texts) =>
    eventually(async () => expect({ en: await place.shown("en"), ne: await place.shown("ne") }).toEqual(texts));

  beforeAll(async () => {
    place = await open();
  });

  test.each([
    { how: "as a draft", query: "?draft=true", left: "published" as const },
    { how: "that was a draft itself", query: "?draft=false", left: "draft" as const },
  ])("$how waits for its publication, and visitors see no difference", async ({ query, left }) => {
    await save(first, left);
    await save(second, "published");
    await expectShown(second);
    const before = await site.content.revision();

    expect(await (await restore(first, query)).json()).toMatchObject({ message: "Restored Successfully." });
    expect(await edited()).toMatchObject({ [place.field]: first, _status: "draft" });
    expect(await site.content.revision()).toBe(before);
    await expectShown(second);

    const published = await editor.send(place.method, `${place.path}?locale=en`, { _status: "published" });
    expect(published.status).toBe(200);
    await expectShown(first);
  });

  test("publishes it again, if it was published", async () => {
    await save(first, "published");
    await save(second, "published");
    await save(third, "draft");
    const before = await site.content.revision();

    expect((await restore(first)).status).toBe(200);
    expect(await edited()).toMatchObject({ [place.field]: first, _status: "published" });
    expect(await site.content.revision()).toBeGreaterThan(before);
    await expectShown(first);
  });

  test("that does not exist is refused", async () => {
    expect((await editor.post(`${place.versions}/999999?draft=true`, {})).status).toBe(404);
  });
});

test("the consent's number grows only when its text changes in a language", async () => {
  const { payload } = site.content;
  const slug = "careers-page" as const;
  const version = async () => Number((await payload.findGlobal({ slug })).consentVersion);
  const save = (data: object, locale: "en" | "ne") =>
    payload.updateGlobal({ slug, locale, data: { ...data, _status: "published" } });
  const before = await version();
  await save({ promise: 20, consentVersion: 99 }, "en");
  expect(await version()).toBe(before);
  await save({ consent: "I agree to less." }, "en");
  await save({ consent: "म कम कुरामा मन्जुर छु।" }, "ne");
  expect(await version()).toBe(before + 2);
});

test("every text of the consent has its own number, even after an earlier one was restored", async () => {
  const { payload } = site.content;
  const slug = "careers-page" as const;
  const save = async (consent: string) =>
    Number(
      (await payload.updateGlobal({ slug, locale: "en", data: { consent, _status: "published" } })).consentVersion,
    );
  const number = await save("I agree to the first text.");
  const [first] = (await payload.findGlobalVersions({ slug, sort: "-updatedAt", limit: 1, depth: 0 })).docs;
  expect(await save("I agree to the second text.")).toBe(number + 1);
  await payload.restoreGlobalVersion({ slug, id: String(first?.id) });
  expect((await payload.findGlobal({ slug })).consentVersion).toBe(number);
  expect(await save("I agree to the third text.")).toBe(number + 2);
});
