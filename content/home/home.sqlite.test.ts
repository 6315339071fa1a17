import path from "node:path";
import { Home } from "@setu/contract/home";
import { Menu } from "@setu/contract/menu";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const secret = "THE-DRAFT-THAT-NOBODY-SEES";

/** Everything that visitors can get, as one text. */
async function allThatVisitorsGet(): Promise<string> {
  const urls = ["/", "/ne", "/frontapi/home", "/frontapi/home?locale=ne", "/frontapi/menu", "/frontapi/menu?locale=ne"];
  const junk = ["?draft=true", "?depth=9&where[_status][equals]=draft", "?select[message]=true&overrideAccess=true"];
  const api = ["/api/people", "/api/people?draft=true", "/api/globals/home-page?draft=true", "/api/people/versions"];
  const all = [...urls, ...urls.flatMap((url) => junk.map((query) => url.split("?")[0] + query)), ...api];
  const answers = await Promise.all(all.map((url) => site.app.inject(url)));
  return answers.map((answer) => answer.body).join("\n");
}

test.each(["en", "ne"] as const)("the seeded home page is complete in %s", async (locale) => {
  const home = Home.parse(await site.content.api.home(locale));
  expect(home.sliders.length).toBeGreaterThanOrEqual(3);
  expect(home.perspective?.files[1]?.renditions.map(({ type }) => type)).toContain("image/avif");
  // The second file is her picture (specification, section 2).
  expect(home.perspective?.files[1]?.alt).toContain(home.perspective?.name);
  expect(home.vission.description).not.toBe("");
  expect(home.statistics).toHaveLength(4);
  expect(home.projects.length).toBeGreaterThanOrEqual(6);
  const lists = [home.sliders, home.locations, home.projects, home.services, home.news].flat();
  expect(lists.filter((item) => item.locale.served !== locale)).toEqual([]);
});

test("the four statistics are the specification's", async () => {
  const { statistics } = await site.content.api.home("en");
  expect(statistics.map(({ value }) => value)).toEqual(["30+", "5", "210 Million", "150"]);
});

test.each(["en", "ne"] as const)("the menu has id, name and slug in %s", async (locale) => {
  const { menu, header_banner: banner } = Menu.parse(await site.content.api.menu(locale));
  expect(menu.length).toBeGreaterThan(0);
  for (const entry of menu) expect(entry.slug).toMatch(/^[a-z0-9-]+$/);
  expect(banner?.description).toBeTruthy();
});

test("a draft is in no answer, and does not change the revision", async () => {
  const { payload, revision, api } = site.content;
  const before = await revision();
  const { perspective } = await api.home("ne");
  await payload.update({
    collection: "people",
    id: perspective?.id ?? 0,
    data: { message: secret },
    draft: true,
    locale: "ne",
  });
  await payload.updateGlobal({ slug: "home-page", data: { seo: { title: secret } }, draft: true, locale: "en" });
  await payload.create({
    collection: "news",
    data: { name: secret, publishedOn: "2026-11-20", author: perspective?.id },
    draft: true,
  });
  await payload.updateGlobal({ slug: "header-banner", data: { enabled: true, description: secret }, draft: true });
  expect(await allThatVisitorsGet()).not.toContain(secret);
  expect(await revision()).toBe(before);
});

test("publishing in one language changes only that language, and the revision", async () => {
  const { payload, revision, api } = site.content;
  const before = await revision();
  const [english, { perspective }] = [await api.home("en"), await api.home("ne")];
  const message = "नयाँ सन्देश: पहिले हेर्छौँ, अनि मात्र नाप्छौँ।";
  await payload.update({
    collection: "people",
    id: perspective?.id ?? 0,
    data: { message, _status: "published" },
    locale: "ne",
  });
  expect(await revision()).toBeGreaterThan(before);
  expect((await api.home("ne")).perspective?.message).toBe(message);
  expect((await api.home("en")).perspective).toEqual(english.perspective);
});

test("a text without a translation is served in the other language, and marked as such", async () => {
  const { payload, api } = site.content;
  const data = {
    name: "Only in English",
    publishedOn: "2026-11-21",
    author: (await api.home("en")).perspective?.id,
    _status: "published",
  };
  const { id } = await payload.create({ collection: "news", data, locale: "en" });
  const item = (await api.home("ne")).news.find((news) => news.id === id);
  expect(item).toMatchObject({ name: "Only in English", locale: { requested: "ne", served: "en" } });
});

test("an unpublished item and a deleted picture leave no trace and break nothing", async () => {
  const { payload, api } = site.content;
  const { services, projects } = await api.home("en");
  const [service] = services;
  const [project] = projects;
  // Slides and albums require their pictures: this one is used only by the project.
  const filePath = path.join(import.meta.dirname, "../seed/pictures/arch_dam.jpg");
  const { id: picture } = await payload.create({ collection: "media", data: { decorative: true }, filePath });
  const { files } = await payload.findByID({ collection: "projects", id: project?.id ?? 0, depth: 0 });
  const pictures = [picture, ...(files as number[])];
  await payload.update({
    collection: "projects",
    id: project?.id ?? 0,
    data: { files: pictures, _status: "published" },
  });
  await payload.update({ collection: "services", id: service?.id ?? 0, data: { _status: "draft" } });
  await payload.delete({ collection: "media", id: picture });
  const after = await api.home("en");
  expect(after.services.map(({ id }) => id)).not.toContain(service?.id);
  expect(after.projects.find(({ id }) => id === project?.id)?.files).toEqual(project?.files);
});
