import { afterAll, beforeAll, expect, test } from "vitest";
import { watchStatements } from "../../../testing/query-plans.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
});
afterAll(() => site.close());

test("a site that reads its news is not ready, but answers other pages; those with news wait, and nothing is read twice", async () => {
  const { app, content } = site;
  const reading = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  let readings = 0;
  watchStatements(site, async (statement) => {
    if (!/^\s*SELECT id FROM .?news.? WHERE id >/i.test(statement)) return;
    readings += 1;
    reading.resolve();
    await held.promise;
  });

  const warmed = content.warm();
  await reading.promise;
  expect((await app.inject("/readyz")).statusCode).toBe(503);
  expect((await app.inject("/notices")).statusCode).toBe(200);

  // It is published during the first reading.
  await content.payload.create({
    collection: "news",
    data: { name: "Zeppelin survey", author: 1, publishedOn: "2031-05-01T06:00:00.000Z", _status: "published" },
    locale: "en",
    depth: 0,
    overrideAccess: true,
  });
  let isAnswered = false;
  const list = content.api.newsList("en", { q: "zeppelin" }).finally(() => {
    isAnswered = true;
  });
  // Enough statements for the list to have asked for its rows.
  for (let times = 0; times < 3; times += 1) await content.api.notices("en");
  expect([readings, isAnswered]).toEqual([1, false]);
  held.resolve();
  await warmed;
  expect((await list).items.map(({ name }) => name)).toEqual(["Zeppelin survey"]);
  expect((await app.inject("/readyz")).statusCode).toBe(200);
  expect(readings).toBe(1);
});
