import type { AlbumCategoryList, AlbumList, Gallery } from "@setu/contract/galleries";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually, secret, visitorOf } from "../../testing/people/visitor.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
});
afterAll(() => site.close());

const { get, data } = visitorOf(() => site);
const categories = async (locale = "en") => (await data<AlbumCategoryList>(`/album-categories?locale=${locale}`)).items;
const albumsOf = (id: number, query = "") => data<AlbumList>(`/album-categories/${id}/albums?${query}`);

async function publishAlbum(changes: object = {}): Promise<number> {
  const [category] = await categories();
  const { id } = await site.content.payload.create({
    collection: "albums",
    locale: "en",
    data: {
      name: "A test album",
      category: category?.id,
      takenOn: "2020-01-05T00:00:00Z",
      photos: [],
      _status: "published",
      ...changes,
    },
  });
  return Number(id);
}

test.each(["en", "ne"] as const)("categories, albums and photos agree on their numbers in %s", async (locale) => {
  const all = await categories(locale);
  expect(all).toHaveLength(4);
  let albums = 0;
  for (const category of all) {
    const { items, page } = await albumsOf(category.id, `locale=${locale}`);
    albums += page.total;
    expect(category.albums_count).toBe(page.total);
    expect(category.photos_count).toBe(items.reduce((sum, album) => sum + album.photos_count, 0));
    expect(category.newest?.ad).toBe(items[0]?.date.ad);
    expect(category.cover?.renditions.length).toBeGreaterThan(0);
    for (const album of items) {
      const gallery = await data<Gallery>(`/galleries/${album.id}?locale=${locale}`);
      expect(gallery.items.length).toBe(album.photos_count);
      expect(gallery.album.category?.id).toBe(category.id);
      expect([album.locale.served, gallery.album.locale.served]).toEqual([locale, locale]);
      expect(gallery.items.every(({ caption }) => caption)).toBe(true);
    }
  }
  expect(albums).toBeGreaterThanOrEqual(9);
});

test("albums are in the requested order", async () => {
  const [category] = await categories();
  const newest = (await albumsOf(category?.id ?? 0)).items.map(({ id }) => id);
  const { items, sort } = await albumsOf(category?.id ?? 0, "sort=old");
  expect(sort).toBe("old");
  expect(items.map(({ id }) => id)).toEqual(newest.toReversed());
});

test("a photo has its place, its day in both calendars and its photographer", async () => {
  const [works] = await categories("ne");
  const { items } = await albumsOf(works?.id ?? 0, "locale=ne");
  const gallery = await data<Gallery>(`/galleries/${items[0]?.id}?locale=ne`);
  expect(gallery.album.download).toBe(true);
  expect(gallery.album.project).toMatchObject({ slug: "hydropower-dams", name: "सेती गल्छी जलाशय परियोजना" });
  expect(gallery.items[0]).toMatchObject({
    place: "दायाँ किनार",
    credit: "सरिता विश्वकर्मा",
    taken_at: { ad: "2026-11-12", bs_text: "२०८३ कात्तिक २६" },
  });
});

describe("an editor's changes", () => {
  test("many photos are divided into pages; a deleted picture leaves no gap", async () => {
    const { payload } = site.content;
    const { docs } = await payload.find({ collection: "media", limit: 1 });
    const picture = docs[0]?.id;
    const id = await publishAlbum({ photos: Array.from({ length: 40 }, (_, n) => ({ picture, caption: `No. ${n}` })) });
    const first = await data<Gallery>(`/galleries/${id}`);
    const second = await data<Gallery>(`/galleries/${id}?page=2`);
    expect([first.items.length, second.items.length, first.page.total]).toEqual([36, 4, 40]);
    expect(second.items[0]?.caption).toBe("No. 36");
    expect((await get(`/gallaries/${id}?page=3`)).statusCode).toBe(404);
    const page = await get(`/gallaries/${id}`);
    expect(page.body).toContain(`href="/gallaries/${id}?page=2"`);
  });

  test("an album without photos has a page, and a category without albums has no tile", async () => {
    const id = await publishAlbum();
    await eventually(async () => expect((await get(`/gallaries/${id}`)).body).toContain("has no photos yet"));
    const before = (await categories()).length;
    const { payload } = site.content;
    const data = { name: "Nothing in it", _status: "published" };
    const category = await payload.create({ collection: "album-categories", locale: "en", data });
    await eventually(async () => {
      expect((await get(`/album-category/${category.id}`)).body).toContain("There are no albums in this category yet.");
    });
    expect((await categories()).length).toBe(before);
  });

  test("a text in one language only is marked in the other", async () => {
    const id = await publishAlbum({ name: "English only", description: "Not translated." });
    const { album } = await data<Gallery>(`/galleries/${id}?locale=ne`);
    expect(album.locale).toEqual({ requested: "ne", served: "en", stale: false });
    expect((await get(`/ne/gallaries/${id}`)).body).toContain('<h1 class="');
  });
});

test.each([
  ["/frontapi/album-categories/0/albums", 404],
  ["/frontapi/album-categories/999999/albums", 404],
  ["/frontapi/album-categories/1/albums?sort=name", 400],
  ["/frontapi/album-categories/1/albums?page=9", 404],
  ["/frontapi/galleries/abc", 404],
  ["/frontapi/galleries/999999", 404],
  ["/album-category/999999", 404],
  ["/ne/gallaries/999999", 404],
  ["/galleries/1", 404],
])("%s is %i", async (url, status) => {
  expect((await get(url)).statusCode).toBe(status);
});

test("drafts are in no answer and in no count", async () => {
  const { payload } = site.content;
  const before = await categories();
  const id = await publishAlbum({ name: secret, takenOn: "2026-11-20T00:00:00Z" });
  await eventually(async () => expect((await get(`/gallaries/${id}`)).statusCode).toBe(200));
  await payload.update({ collection: "albums", id, data: { _status: "draft" }, locale: "en" });
  await eventually(async () => expect((await get(`/gallaries/${id}`)).statusCode).toBe(404));
  const { totalDocs } = await payload.count({ collection: "albums", where: { _status: { equals: "published" } } });
  await eventually(async () => {
    expect((await categories()).reduce((sum, category) => sum + category.albums_count, 0)).toBe(totalDocs);
  });
  const urls = ["/album-category", `/album-category/${before[0]?.id}`, `/gallaries/${id}`].flatMap((path) =>
    ["", "/ne"].flatMap((prefix) => ["", "?draft=true", "?where[_status][equals]=draft"].map((q) => prefix + path + q)),
  );
  const api = [
    `/frontapi/album-categories/${before[0]?.id}/albums`,
    `/frontapi/galleries/${id}`,
    "/api/albums?draft=true",
  ];
  for (const url of [...urls, ...api, "/sitemap.xml"]) expect((await get(url)).body, url).not.toContain(secret);
});
