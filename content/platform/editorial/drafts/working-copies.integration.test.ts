import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { callerAt, staffAt } from "../../../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../../../testing/site.ts";
import { retentionIn } from "../../../retained.ts";
import { runErasure } from "../../../retention/run.ts";
import { runSql, sql } from "../../store/sql.ts";

type Staff = Awaited<ReturnType<typeof staffAt>>;
let site: TestSite;
let sita: Staff;
let hari: Staff;
let news: number;
beforeAll(async () => {
  site = await openTestSite();
  sita = await staffAt(site, "editor", "Sita");
  hari = await staffAt(site, "editor", "Hari");
  const { docs } = await site.content.payload.find({ collection: "news", limit: 1, depth: 0, sort: "id" });
  news = Number(docs[0]?.id);
});
afterAll(() => site.close());

const typed = { title: "आधा लेखिएको शीर्षक", photos: [{ id: "a", caption: "The crest" }] };
const at = (item: number | string = news, locale = "ne") => `/news/${item}/working-copy?locale=${locale}`;
const keep = (who: Pick<Staff, "post">, fields: object | null, address = at()) =>
  who.post(address, { baseUpdatedAt: 1000, fields });
const read = async (who: Pick<Staff, "get">, address = `/news/${news}/working-copy`) => {
  const answer = await who.get(address);
  expect(answer.status).toBe(200);
  return answer.json();
};
const versions = async () =>
  (await site.content.payload.countVersions({ collection: "news", where: { parent: { equals: news } } })).totalDocs;

describe("a working copy", () => {
  test("holds the last typed text in each language, and makes no version", async () => {
    const before = await versions();
    expect((await keep(sita, { title: "First" })).status).toBe(200);
    expect((await keep(sita, typed)).status).toBe(200);
    expect((await keep(sita, { title: "Half a title" }, at(news, "en"))).status).toBe(200);
    const { copies } = await read(sita);
    expect(copies).toHaveLength(2);
    expect(copies.find(({ locale }: { locale: string }) => locale === "ne")).toMatchObject({
      item: String(news),
      baseUpdatedAt: 1000,
      fields: typed,
    });
    expect(await versions()).toBe(before);
  });

  test("cannot be read by others, not even by an owner", async () => {
    const owner = await staffAt(site, "owner", "Owner");
    await keep(sita, typed);
    for (const other of [hari, owner]) expect((await read(other)).copies).toEqual([]);
  });

  test("is refused to people who may not change the item", async () => {
    const maya = await staffAt(site, "enquiries", "Maya");
    expect((await keep(maya, typed)).status).toBe(403);
    expect((await keep(callerAt(site, ""), typed)).status).toBe(403);
    expect((await maya.get(`/news/${news}/working-copy`)).status).toBe(403);
    expect(
      (await maya.post("/globals/home-page/working-copy?locale=en", { baseUpdatedAt: 0, fields: {} })).status,
    ).toBe(403);
  });

  test("is accepted only for an existing document, with a valid name, and up to a megabyte", async () => {
    expect((await keep(sita, typed, at(999_999))).status).toBe(404);
    for (const item of ["new", "new-", "home", "0", "1e3", "-1"]) {
      expect((await keep(sita, typed, at(item))).status, item).toBe(400);
    }
    expect((await keep(sita, typed, at(news, "fr"))).status).toBe(400);
    expect((await keep(sita, { body: "x".repeat(1_000_001) })).status).toBe(413);
    expect((await sita.post(at(), { fields: [] })).status).toBe(400);
    const deep = `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`;
    expect((await sita.post(at(), `{"baseUpdatedAt":1000,"fields":${deep}}`)).status).toBe(400);
  });

  test("of a new document has its own name, so that two at a time stay separate", async () => {
    await keep(sita, { title: "One" }, at("new-aaaaaaaa", "en"));
    await keep(sita, { title: "Two" }, at("new-bbbbbbbb", "en"));
    const { copies } = await read(sita, "/news/new/working-copy");
    expect(copies.map(({ fields }: { fields: { title: string } }) => fields.title).sort()).toEqual(["One", "Two"]);
    await keep(sita, null, "/news/new-aaaaaaaa/working-copy");
    expect((await read(sita, "/news/new/working-copy")).copies).toHaveLength(1);
    await keep(sita, null, "/news/new-bbbbbbbb/working-copy");
  });

  test("of a global is kept in the same way", async () => {
    const address = "/globals/home-page/working-copy";
    await keep(sita, { heading: "Half" }, `${address}?locale=ne`);
    expect((await read(sita, address)).copies).toMatchObject([{ item: "global", locale: "ne" }]);
    await keep(sita, null, address);
    expect((await read(sita, address)).copies).toEqual([]);
  });

  test("comes with the name of the last person who saved", async () => {
    await keep(sita, typed);
    const before = Date.now();
    const saved = await hari.send("PATCH", `/news/${news}?locale=en&draft=true`, { _status: "draft" });
    expect(saved.status).toBe(200);
    const { saved: last } = await read(sita);
    expect(last).toMatchObject({ by: hari.id, name: "Hari" });
    expect(last.at).toBeGreaterThanOrEqual(before);
  });

  test("is dropped when a person has a hundred newer ones, kept in the same millisecond or not", async () => {
    const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now());
    for (let each = 0; each < 103; each += 1) {
      await keep(hari, { title: String(each) }, at(`new-${String(each).padStart(8, "0")}`, "en"));
    }
    clock.mockRestore();
    const { copies } = await read(hari, "/news/new/working-copy");
    expect(copies).toHaveLength(100);
    expect(copies[0].fields.title).toBe("102");
    expect(copies[99].fields.title).toBe("3");
  });
});

describe("a working copy is deleted", () => {
  test("with its document, but not before that is deleted permanently", async () => {
    const created = await sita.post("/news?draft=true&locale=en", { title: "Short-lived", _status: "draft" });
    const { id } = (await created.json()).doc;
    await keep(sita, typed, at(id));
    await sita.post("/news/bin", { ids: [id] });
    // Items in the bin accept no text.
    expect((await keep(sita, { title: "Later" }, at(id))).status).toBe(404);
    await sita.post("/news/bin/restore", { ids: [id] });
    expect((await read(sita, `/news/${id}/working-copy`)).copies).toMatchObject([{ fields: typed }]);
    await sita.post("/news/bin", { ids: [id] });
    const owner = await staffAt(site, "owner", "Owner");
    expect((await owner.post("/news/bin/purge", { ids: [id] })).status).toBe(200);
    const rows = await runSql(
      site.content.payload,
      sql`SELECT id FROM working_copies WHERE collection = 'news' AND item = ${String(id)}`,
    );
    expect(rows).toEqual([]);
  });

  test("with its account", async () => {
    const leaving = await staffAt(site, "editor", "Leaving");
    await keep(leaving, typed);
    await site.content.payload.delete({ collection: "users", id: leaving.id });
    expect(
      await runSql(site.content.payload, sql`SELECT id FROM working_copies WHERE user_id = ${leaving.id}`),
    ).toEqual([]);
  });

  test("after thirty days, in any number, and without delaying other work", async () => {
    const { payload } = site.content;
    const monthAgo = Date.now() - 31 * 86_400_000;
    await runSql(payload, sql`UPDATE working_copies SET at = ${monthAgo}`);
    await keep(sita, { title: "Today" });
    const eraser = { ...retentionIn(site.env), payload };
    expect(await runErasure(eraser, { now: new Date(), by: "test", mode: "real" })).toBe("done");
    const rows = await runSql(payload, sql`SELECT fields FROM working_copies`);
    expect(rows).toHaveLength(1);
  });
});

test("a locked item names the person who holds it, but not their address", async () => {
  const { payload } = site.content;
  const user = { relationTo: "users", value: sita.id } as const;
  await payload.create({ collection: "payload-locked-documents", data: { globalSlug: "home-page", user } });
  const answer = await hari.get("/payload-locked-documents?where[globalSlug][equals]=home-page&depth=1");
  expect((await answer.json()).docs[0].user.value).toEqual({ id: sita.id, name: "Sita", email: "Sita" });
});
