import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../testing/site.ts";

let site: TestSite;
let id: number;
beforeAll(async () => {
  site = await openTestSite();
  const { docs } = await site.content.payload.find({ collection: "who-we-are", sort: "_order", limit: 1 });
  id = Number(docs[0]?.id);
});
afterAll(() => site.close());

const call = async (locale: string, which: number | string = id) => {
  const { statusCode, body } = await site.app.inject(`/frontapi/who-we-are/${which}?locale=${locale}`);
  return { statusCode, answer: JSON.parse(body) };
};

test.each(["en", "ne"])("an article is served complete in %s, with the others beside it", async (locale) => {
  const { statusCode, answer } = await call(locale);
  expect(statusCode).toBe(200);
  expect(answer.data.locale).toEqual({ requested: locale, served: locale, stale: false });
  expect(answer.data.description.length).toBeGreaterThan(465);
  expect(answer.data.siblings.map((other: { id: number }) => other.id)).not.toContain(id);
});

test.each(["0", "99999", "-1", "1e3", "x", "9".repeat(30), "1;drop"])("%s leads to no article", async (which) => {
  expect((await call("en", encodeURIComponent(which))).statusCode).toBe(404);
  const page = await site.app.inject(`/who-we-are/${encodeURIComponent(which)}`);
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain("Oops! looks like there are nothing available right now. Please check in later.");
});

test.each([
  ["", "en"],
  ["/ne", "ne"],
])("its page under '%s' has its title, its other language and its breadcrumbs", async (prefix, locale) => {
  const { answer } = await call(locale);
  const { statusCode, body } = await site.app.inject(`${prefix}/who-we-are/${id}`);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<title>${answer.data.name} · `);
  expect(body).toContain(`hreflang="ne" href="${site.env.publicOrigin}/ne/who-we-are/${id}"`);
  expect(body).toMatch(/"@type":"BreadcrumbList"/);
});

test("a withdrawn article is gone from its page and its call on the next request", async () => {
  const { payload } = site.content;
  const { id: other } = await payload.create({
    collection: "who-we-are",
    data: { name: "Soon gone", description: "A text.", _status: "published" },
    locale: "en",
  });
  const statuses = async () => {
    const page = await site.app.inject(`/who-we-are/${other}`);
    return [page.statusCode, (await call("en", Number(other))).statusCode];
  };
  await expect.poll(statuses, { timeout: 10_000 }).toEqual([200, 200]);
  await payload.update({ collection: "who-we-are", id: other, data: { _status: "draft" } });
  await expect.poll(statuses, { timeout: 10_000 }).toEqual([404, 404]);
});
