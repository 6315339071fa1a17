import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bin, done, seenAt } from "../../../../testing/binned.ts";
import { staffAt } from "../../../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../../../testing/site.ts";
import { retentionIn } from "../../../retained.ts";
import { planErasure, runErasure } from "../../../retention/run.ts";
import { runSql, sql } from "../../store/sql.ts";
import { undoMs } from "../undo/undo-points.ts";
import type { BinItem } from "./bin-items.ts";

const dayMs = 86_400_000;

let site: TestSite;
let owner: Awaited<ReturnType<typeof staffAt>>;
let editor: typeof owner;
let hr: typeof owner;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  owner = await staffAt(site, "owner", "Binod");
  editor = await staffAt(site, "editor", "Sita");
  hr = await staffAt(site, "hr", "Hari");
});
afterAll(() => site.close());

const { statusOf, becomes, first, published: publishedBy } = seenAt(() => site);
const published = (name: string) => publishedBy(editor, name);
const problem = async (answer: Response | Promise<Response>) => {
  const given = await answer;
  const refusal = (await given.json()) as { errors?: { message: string; data?: { errors: { message: string }[] } }[] };
  return { status: given.status, text: refusal.errors?.[0]?.data?.errors[0]?.message ?? refusal.errors?.[0]?.message };
};

describe("a news item", () => {
  test("is gone for visitors everywhere, and unchanged after undoing", async () => {
    const id = await published("Barrage surveyed");
    await editor.send("PATCH", `/news/${id}?draft=true&locale=en`, { name: "A draft of it", _status: "draft" });
    expect(await done(bin(editor, "news", id))).toMatchObject([{ id, live: true }]);

    await becomes(`/news/${id}`, 404);
    for (const path of ["/news", "/feeds/news.xml", "/sitemap.xml"]) {
      expect((await site.app.inject(path)).body, path).not.toMatch(new RegExp(`Barrage surveyed|/news/${id}\\b`));
    }
    const { items: found } = await site.content.api.newsList("en", { q: "barrage surveyed" });
    expect(found.map(({ name }) => name)).not.toContain("Barrage surveyed");
    expect((await site.content.addresses()).map(({ path }) => path)).not.toContain(`/news/${id}`);
    const listed = await (await editor.get(`/news?draft=true&where[id][equals]=${id}`)).json();
    expect(listed.totalDocs).toBe(0);

    await done(bin(editor, "news", id, "/undo"));
    await becomes(`/news/${id}`, 200);
    expect((await site.app.inject(`/news/${id}`)).body).toContain("Barrage surveyed");
    const draft = await (await editor.get(`/news/${id}?draft=true&locale=en`)).json();
    expect(draft).toMatchObject({ name: "A draft of it", _status: "draft", deletedAt: null });
  });

  test("is restored from the bin as a draft, with its last public version among its versions", async () => {
    const id = await published("Intake repaired");
    await done(bin(editor, "news", id));
    const asked = (await (await editor.get(`/news/bin?ids=${id}`)).json()) as { data: BinItem[] };
    const [item] = asked.data;
    expect(item).toMatchObject({ title: "Intake repaired", live: true, deletedBy: "Sita" });
    expect(Date.parse(String(item?.goesAt)) - Date.parse(String(item?.deletedAt))).toBe(30 * dayMs);

    await done(bin(editor, "news", id, "/restore"));
    const draft = await (await editor.get(`/news/${id}?draft=true&locale=en`)).json();
    expect(draft).toMatchObject({ name: "Intake repaired", _status: "draft", deletedAt: null, deletedBy: null });
    const versions = await (await editor.get(`/news/versions?where[parent][equals]=${id}&sort=-updatedAt`)).json();
    expect(versions.docs.map(({ version }: { version: { _status: string } }) => version._status)).toEqual([
      "draft",
      "published",
    ]);
    await becomes(`/news/${id}`, 404);
    await editor.send("PATCH", `/news/${id}?locale=en`, { _status: "published" });
    await becomes(`/news/${id}`, 200);
  });

  test("is restored with the draft on top of it", async () => {
    const id = await published("Seen by visitors");
    await editor.send("PATCH", `/news/${id}?draft=true&locale=en`, { name: "Not ready yet", _status: "draft" });
    await done(bin(editor, "news", id));
    await done(bin(editor, "news", id, "/restore"));
    const draft = await (await editor.get(`/news/${id}?draft=true&locale=en`)).json();
    expect(draft).toMatchObject({ name: "Not ready yet", _status: "draft", deletedAt: null });
    await becomes(`/news/${id}`, 404);
  });

  test("can only be undone for a moment", async () => {
    const { payload } = site.content;
    const id = await published("Too late");
    await done(bin(editor, "news", id));
    const longAgo = Date.now() - undoMs;
    await runSql(payload, sql`UPDATE system_state SET value = ${longAgo} WHERE name = ${`undo:news/${id}`}`);
    expect(await problem(bin(editor, "news", id, "/undo"))).toMatchObject({ status: 409 });
  });

  test("loses its schedule, until the deletion is undone", async () => {
    const { payload } = site.content;
    const id = await published("To be withdrawn");
    const input = { type: "unpublish", doc: { relationTo: "news", value: String(id) } } as const;
    const waitUntil = new Date(Date.now() + dayMs);
    await payload.jobs.queue({ task: "schedulePublish", input: input as never, waitUntil });
    const schedules = async () => (await payload.find({ collection: "payload-jobs", depth: 0 })).docs;
    await done(bin(editor, "news", id));
    expect(await schedules()).toEqual([]);
    await done(bin(editor, "news", id, "/undo"));
    expect(await schedules()).toMatchObject([{ input, waitUntil: waitUntil.toISOString() }]);
    // An item that is restored later has no schedule.
    await done(bin(editor, "news", id));
    await done(bin(editor, "news", id, "/restore"));
    expect(await schedules()).toEqual([]);
  });

  test("loses its schedule also behind hundreds of others", async () => {
    const { payload } = site.content;
    const schedule = async (id: number, days: number) => {
      const input = { type: "unpublish", doc: { relationTo: "news", value: String(id) } } as const;
      const waitUntil = new Date(Date.now() + days * dayMs);
      return payload.jobs.queue({ task: "schedulePublish", input: input as never, waitUntil });
    };
    const [id, other] = [await published("Scheduled last"), await published("Scheduled often")];
    await schedule(other, 1);
    for (let double = 0; double < 9; double += 1) {
      await runSql(
        payload,
        sql`INSERT INTO payload_jobs (input, task_slug, queue, wait_until) SELECT input, task_slug, queue, wait_until FROM payload_jobs`,
      );
    }
    const { id: last } = await schedule(id, 2);
    await done(bin(editor, "news", id));
    const { totalDocs } = await payload.count({ collection: "payload-jobs", where: { id: { equals: last } } });
    await runSql(payload, sql`DELETE FROM payload_jobs`);
    expect(totalDocs).toBe(0);
  });
});

describe("only the bin's own calls put items in and take them out", () => {
  test("not Payload's own calls", async () => {
    const id = await published("Guarded");
    const now = new Date().toISOString();
    expect(await problem(owner.send("PATCH", `/news/${id}`, { deletedAt: now }))).toMatchObject({ status: 403 });
    expect(await problem(owner.send("DELETE", `/news/${id}`))).toMatchObject({ status: 403 });
    await done(bin(editor, "news", id));
    for (const path of [`/news/${id}?trash=true`, `/news?trash=true&where[id][equals]=${id}`]) {
      const given = await owner.send("PATCH", path, { deletedAt: null, _status: "published" });
      expect(given.status, path).toBe(403);
    }
    expect((await owner.send("DELETE", `/news?trash=true&where[id][equals]=${id}`)).status).toBe(403);
    // A user who does not look after news sees none of what was deleted.
    expect((await (await hr.get("/news?trash=true&limit=500")).json()).docs).not.toContainEqual(
      expect.objectContaining({ id }),
    );
    expect((await hr.get(`/news/${id}?trash=true`)).status).toBe(404);
  });

  test("only for those who look after the item, and permanently only for an owner", async () => {
    const id = await published("Whose it is");
    expect((await bin(hr, "news", id)).status).toBe(403);
    expect(await problem(bin(owner, "news", id, "/purge"))).toMatchObject({ status: 409 });
    await done(bin(editor, "news", id));
    expect((await bin(hr, "news", id, "/restore")).status).toBe(403);
    expect(await problem(bin(editor, "news", id, "/purge"))).toMatchObject({ status: 403 });
    await done(bin(owner, "news", id, "/purge"));
    expect(await done(bin(owner, "news", await published("The next"))).then(([item]) => item?.id)).toBeGreaterThan(id);
  });

  test("not while somebody else is editing the item", async () => {
    const id = await published("Being written");
    await site.content.payload.create({
      collection: "payload-locked-documents",
      data: { document: { relationTo: "news", value: id }, user: { relationTo: "users", value: owner.id } },
    });
    expect(await problem(bin(editor, "news", id))).toMatchObject({
      status: 409,
      text: expect.stringContaining("Binod"),
    });
    await done(bin(owner, "news", id));
  });
});

test("an item that another one needs stays, and the answer names the other", async () => {
  const group = await first("project-groups");
  const needed = await problem(bin(editor, "project-groups", group.id));
  expect(needed).toMatchObject({ status: 409, text: expect.stringContaining("still used") });
  expect(await statusOf(`/projects/${group["slug"]}`)).toBe(200);
});

test("an address in the bin cannot be used again, and the error offers to restore its item", async () => {
  const body = { name: "Cable cars", slug: "cable-cars", _status: "draft" };
  const { doc } = (await (await editor.post("/project-groups?draft=true&locale=en", body)).json()) as { doc: BinItem };
  await done(bin(editor, "project-groups", doc.id));
  const refused = await problem(editor.post("/project-groups?draft=true&locale=en", body));
  expect(refused).toMatchObject({ status: 400, text: expect.stringContaining("“Cable cars”, which is in the bin") });
});

test("data from visitors has no bin: there, erasing is a duty", () => {
  const binned = site.content.payload.config.collections.filter(({ trash }) => trash).map(({ slug }) => slug);
  for (const slug of ["applications", "contact-messages", "subscriptions", "users", "application-notes"]) {
    expect(binned).not.toContain(slug);
  }
});

test("after thirty days items are deleted permanently, with their files, and in limited numbers at a time", async () => {
  const { payload } = site.content;
  const eraser = { ...retentionIn(site.env), payload };
  const in30Days = new Date(Date.now() + 30.5 * dayMs);
  const inBin = async (now: Date) => (await planErasure(eraser, now)).parts.find(({ kind }) => kind === "bin");
  const unpublished = await published("Old story");
  const held = async () => (await inBin(new Date()))?.total ?? 0;
  const before = await held();
  await done(bin(editor, "news", unpublished));
  expect(await held(), "not all content").toBe(before + 1);
  const due = async (now: Date) => (await inBin(now))?.due ?? [];
  expect(await due(new Date())).toEqual([]);
  expect((await due(in30Days)).map(({ reference }) => reference)).toContain(`news/${unpublished}`);
  const { count } = await planErasure(eraser, in30Days);
  await runErasure(eraser, { now: in30Days, by: "Binod", mode: "real", confirmed: count });
  const gone = await payload.find({ collection: "news", where: { id: { equals: unpublished } }, trash: true });
  expect(gone.totalDocs).toBe(0);
  expect(await payload.count({ collection: "news" })).not.toEqual({ totalDocs: 0 });

  const many: number[] = [];
  for (let index = 0; index < 25; index += 1) {
    const made = await payload.create({ collection: "offices", data: { name: `Office ${index}` }, draft: true });
    many.push(Number(made.id));
  }
  await done(bin(editor, "offices", many));
  expect(await planErasure(eraser, in30Days)).toMatchObject({ held: expect.arrayContaining(["share"]) });
  expect(await runErasure(eraser, { now: in30Days, by: "schedule", mode: "real" })).toBe("held");
});
