import { frontApiBase } from "@setu/contract/calls/paths";
import { readAddress } from "@setu/contract/calls/reads";
import type { CollectionSlug } from "payload";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

/** Lists are made from rows that are read once and then kept up to date with each publish. */
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await site.content.warm();
});
afterAll(() => site.close());

const asStaff = { locale: "en", overrideAccess: true, depth: 0 } as const;
const update = (collection: CollectionSlug, id: number, data: object) =>
  site.content.payload.update({ collection, id, data, ...asStaff });
const remove = (collection: CollectionSlug, id: number) =>
  site.content.payload.delete({ collection, id, overrideAccess: true });
const addNews = async (name: string, more: object = {}) => {
  const data = { name, author: 1, publishedOn: "2031-05-01T06:00:00.000Z", _status: "published", ...more };
  return Number((await site.content.payload.create({ collection: "news", data, ...asStaff })).id);
};
const news = (query: Record<string, string> = {}) => site.content.api.newsList("en", query);
const found = async (q: string) => (await news({ q })).items.map(({ name }) => name);

describe("news", () => {
  test("is found after its publication, by its new words after a change, and no longer after its withdrawal", async () => {
    const { page } = await news({ category: "news" });
    const id = await addNews("Zeppelin survey");
    expect(await found("zeppelin")).toEqual(["Zeppelin survey"]);
    expect((await news({ category: "news" })).page.total).toBe(page.total + 1);
    expect((await news({ year: "2031" })).filters.find(({ key }) => key === "year")?.options[0]).toMatchObject({
      value: "2031",
      count: 1,
    });

    await update("news", id, { name: "Gyrocopter survey", publishedOn: "2032-05-01T06:00:00.000Z" });
    expect(await found("zeppelin")).toEqual([]);
    expect(await found("gyrocopter")).toEqual(["Gyrocopter survey"]);
    expect((await news({ year: "2031" })).page.total).toBe(0);
    expect((await site.content.api.home("en")).news[0]?.name).toBe("Gyrocopter survey");

    await update("news", id, { _status: "draft" });
    expect(await found("gyrocopter")).toEqual([]);
    await update("news", id, { _status: "published" });
    expect(await found("gyrocopter")).toHaveLength(1);
    await remove("news", id);
    expect(await found("gyrocopter")).toEqual([]);
    expect((await news({ category: "news" })).page.total).toBe(page.total);
  });

  test("stays in order, the newest first, with a new item in any place", async () => {
    const days = ["2029-03-01", "2019-03-01", "2030-03-01", "2025-03-01"];
    const ids = await Promise.all(days.map((day) => addNews(`Stack ${day}`, { publishedOn: `${day}T06:00:00.000Z` })));
    expect(await found("stack")).toEqual([
      "Stack 2030-03-01",
      "Stack 2029-03-01",
      "Stack 2025-03-01",
      "Stack 2019-03-01",
    ]);
    for (const id of ids) await remove("news", id);
  });

  test("misses none of many simultaneous changes while it is read", async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Quarry ${index}`);
    let writing = true;
    const reading = (async () => {
      while (writing) await found("quarry");
    })();
    const ids = await Promise.all(names.map((name) => addNews(name)));
    await Promise.all(ids.map((id, index) => update("news", id, { name: `Boulder ${index}` })));
    writing = false;
    await reading;
    expect(await found("quarry")).toEqual([]);
    expect((await news({ q: "boulder" })).page.total).toBe(names.length);
  });
});

test("projects appear and disappear with their menu entry", async () => {
  const all = async () => (await site.content.api.projects("en", {})).page.total;
  const before = await all();
  await update("project-groups", 1, { _status: "draft" });
  expect(await all()).toBeLessThan(before);
  await update("project-groups", 1, { _status: "published" });
  expect(await all()).toBe(before);
});

test("an album shows its first photo again when the picture of its cover is deleted", async () => {
  const coverOf = async (id: number) =>
    (await site.content.api.albums("en", { id: "1" })).items.find((album) => album.id === id)?.cover?.location;
  const [album] = (await site.content.api.albums("en", { id: "1" })).items;
  if (!album) throw new Error("The seed has an album there.");
  await update("albums", album.id, { cover: null });
  const first = await coverOf(album.id);
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#357" } })
    .png()
    .toBuffer();
  const file = { data: bytes, name: "cover.png", mimetype: "image/png", size: bytes.length };
  const { payload } = site.content;
  const picture = await payload.create({ collection: "media", data: { decorative: true }, file, ...asStaff });
  await update("albums", album.id, { cover: picture.id });
  expect(await coverOf(album.id)).not.toBe(first);
  await remove("media", Number(picture.id));
  expect(await coverOf(album.id)).toBe(first);
});

test("reports are found by the language of their document", async () => {
  const total = async () => (await site.content.api.reports("en", { lang: "ne" })).page.total;
  const before = await total();
  const inNepali = (await site.content.api.reports("en", { lang: "ne" })).items.map(({ id }) => id);
  const report = (await site.content.api.reports("en")).items.find(({ id }) => !inNepali.includes(id));
  const stored = await site.content.payload.findByID({ collection: "reports", id: report?.id ?? 0, ...asStaff });
  const documents = stored.documents as number[];
  for (const id of documents) await update("documents", id, { language: "ne" });
  expect(await total()).toBe(before + 1);
});

test("a database that was restored from an earlier day is read again completely", async () => {
  const { payload } = site.content;
  await addNews("Later than the backup");
  expect(await found("backup")).toHaveLength(1);
  const [revision] = [await site.content.revision()];
  const setBack = `UPDATE system_state SET value = ${revision - 3} WHERE name = 'content-revision'`;
  const client = payload.db as unknown as {
    client?: { execute(sql: string): Promise<unknown> };
    pool?: { query(sql: string): Promise<unknown> };
  };
  const run = (sql: string) => client.pool?.query(sql) ?? client.client?.execute(sql);
  await run("UPDATE news SET _status = 'draft' WHERE published_on >= '2031-01-01'");
  await run(setBack);
  expect(await found("backup")).toEqual([]);
  const answer = await site.app.inject(frontApiBase + readAddress("newsList", "en", { q: "backup" }));
  expect(answer.statusCode).toBe(200);
});
