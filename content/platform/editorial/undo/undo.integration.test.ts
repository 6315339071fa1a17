import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { staffAt } from "../../../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../../../testing/site.ts";
import { announce } from "../../../alerts/announce.ts";
import { runSql, sql } from "../../store/sql.ts";
import { undoMs } from "./undo-points.ts";

let site: TestSite;
let editor: Awaited<ReturnType<typeof staffAt>>;
let colleague: typeof editor;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  editor = await staffAt(site, "editor", "Sita");
  colleague = await staffAt(site, "editor", "Gita");
});
afterAll(() => site.close());

const page = (path: string) => site.app.inject(path);
/** Waits until visitors see these words, or get this status. */
const shows = (id: number, words: string | number) =>
  vi.waitFor(
    async () => {
      const { statusCode, body } = await page(`/news/${id}`);
      if (typeof words === "number") expect(statusCode).toBe(words);
      else expect(body).toContain(words);
    },
    { timeout: 5000, interval: 100 },
  );
const json = async (answer: Response | Promise<Response>) => {
  const given = await answer;
  expect(given.status).toBeLessThan(300);
  return given.json();
};
const draftOf = (id: number, locale = "en") => json(editor.get(`/news/${id}?draft=true&locale=${locale}`));
const versionsOf = async (id: number) => {
  const { docs } = await json(editor.get(`/news/versions?where[parent][equals]=${id}&sort=-updatedAt&limit=50`));
  return (docs as { id: number; version: { updatedAt: string } }[]).map(({ id: number, version }) => ({
    ...version,
    number,
    updatedAt: undefined,
  }));
};
const body = { publishedOn: "2026-11-21", category: "news" } as const;

async function made(name: string, status: "draft" | "published"): Promise<number> {
  const author = (await site.content.api.home("en")).perspective?.id;
  const query = status === "draft" ? "draft=true&locale=en" : "locale=en";
  const { doc } = await json(editor.post(`/news?${query}`, { ...body, name, author, _status: status }));
  return doc.id;
}
const publish = (id: number, changes: object = {}, query = "") =>
  json(editor.send("PATCH", `/news/${id}?locale=en${query}`, { ...changes, _status: "published" }));
/** Withdraws an item as its menu does. */
const withdraw = (id: number) =>
  json(editor.send("PATCH", `/news/${id}?unpublishAllLocales=true`, { _status: "draft" }));
const draft = (id: number, name: string) =>
  json(editor.send("PATCH", `/news/${id}?draft=true&locale=en`, { name, _status: "draft" }));
const schedule = async (id: number) => {
  const waitUntil = new Date(Date.now() + 3_600_000);
  const input = { type: "publish", doc: { relationTo: "news", value: String(id) }, user: editor.id };
  await site.content.payload.jobs.queue({ task: "schedulePublish", input: input as never, waitUntil });
  return { input, waitUntil: waitUntil.toISOString() };
};
const schedules = async (id: number) => {
  const where = { "input.doc.value": { equals: String(id) } };
  return (await site.content.payload.find({ collection: "payload-jobs", where, depth: 0 })).docs;
};
const undo = (id: number, who = editor) => who.post(`/news/${id}/undo-publication`, {});

describe("undoing a publication", () => {
  test("shows visitors the former version again, and keeps the published one as a draft", async () => {
    const id = await made("The first words", "published");
    await draft(id, "Other words");
    await publish(id, { name: "The second words" });
    await shows(id, "The second words");
    expect(await json(undo(id))).toEqual({ data: { isLive: true, isChanged: true } });
    await shows(id, "The first words");
    expect(await draftOf(id)).toMatchObject({ name: "The second words", _status: "draft" });
    await publish(id);
    await shows(id, "The second words");
  });

  test("hides an item that was not public before, or was created by it", async () => {
    const drafted = await made("Drafted first", "draft");
    await publish(drafted);
    const fresh = await made("Published as it was made", "published");
    for (const [id, name] of [
      [drafted, "Drafted first"],
      [fresh, "Published as it was made"],
    ] as const) {
      await shows(id, 200);
      expect(await json(undo(id))).toEqual({ data: { isLive: false, isChanged: true } });
      await shows(id, 404);
      expect(await draftOf(id)).toMatchObject({ name, _status: "draft" });
    }
  });

  test("in one language keeps everything in the other", async () => {
    const id = await made("Both languages", "published");
    await json(editor.send("PATCH", `/news/${id}?draft=true&locale=ne`, { name: "नेपाली मस्यौदा", _status: "draft" }));
    await publish(id, { name: "English alone" }, "&publishSpecificLocale=en");
    await shows(id, "English alone");
    await json(undo(id));
    await shows(id, "Both languages");
    expect(await draftOf(id, "ne")).toMatchObject({ name: "नेपाली मस्यौदा", _status: "draft" });
    expect(await draftOf(id)).toMatchObject({ name: "English alone", _status: "draft" });
  });

  test("a withdrawal cancels schedules, until it is undone", async () => {
    const id = await made("Withdrawn before its change", "published");
    const planned = await schedule(id);
    expect(await schedules(id)).toHaveLength(1);
    await withdraw(id);
    expect(await schedules(id)).toEqual([]);
    await json(undo(id));
    expect(await schedules(id)).toMatchObject([planned]);
  });

  test("twice at the same time restores what was scheduled once", async () => {
    const withdrawn = await made("Undone by a double click", "published");
    const deleted = await made("Restored by a double click", "published");
    for (const id of [withdrawn, deleted]) await schedule(id);
    await withdraw(withdrawn);
    await json(editor.post("/news/bin", { ids: [deleted] }));
    await Promise.all([1, 2, 3].map(() => undo(withdrawn)));
    await Promise.all([1, 2, 3].map(() => editor.post("/news/bin/undo", { ids: [deleted] })));
    expect(await schedules(withdrawn)).toHaveLength(1);
    expect(await schedules(deleted)).toHaveLength(1);
    await shows(withdrawn, 200);
    await shows(deleted, 200);
  });

  test("a withdrawal of several items in a list cancels the schedules of each, and of no other", async () => {
    const [first, second, kept, waiting] = [
      await made("First of the list", "published"),
      await made("Second of the list", "published"),
      await made("Not chosen", "published"),
      await made("Not published yet", "draft"),
    ];
    for (const id of [first, second, kept, waiting]) await schedule(id);
    const many = (query: string, changes: object) =>
      json(editor.send("PATCH", `/news?locale=en${query}&where[id][in]=${first},${second},${waiting}`, changes));
    // Drafts of several withdraw nothing.
    await many("&draft=true", { category: "award", _status: "draft" });
    expect(await schedules(first)).toHaveLength(1);
    // As the list's menu does.
    await many("", { _status: "draft" });
    await shows(first, 404);
    expect([await schedules(first), await schedules(second)]).toEqual([[], []]);
    expect([await schedules(kept), await schedules(waiting)]).toMatchObject([[{}], [{}]]);
  });

  test("after more drafts than versions are kept shows what visitors saw, and a withdrawal still cancels what is scheduled", async () => {
    const id = await made("What visitors see", "published");
    const drafts = { collection: "news", id, draft: true, locale: "en", depth: 0, overrideAccess: true } as const;
    const { versions } = site.content.payload.collections["news"]?.config ?? {};
    for (let turn = 0; turn <= Number(versions?.maxPerDoc); turn += 1) {
      await site.content.payload.update({ ...drafts, data: { name: `Draft ${turn}` } });
    }
    await publish(id, { name: "Published by mistake" });
    await shows(id, "Published by mistake");
    expect(await json(undo(id))).toEqual({ data: { isLive: true, isChanged: true } });
    await shows(id, "What visitors see");
    for (let turn = 0; turn <= Number(versions?.maxPerDoc); turn += 1) {
      await site.content.payload.update({ ...drafts, data: { name: `Draft ${turn}` } });
    }
    await schedule(id);
    await withdraw(id);
    expect(await schedules(id)).toEqual([]);
  }, 90_000);

  test("works for a global", async () => {
    const told = async () => (await site.content.api.home("en")).seo.title;
    const was = await told();
    await json(editor.post("/globals/home-page?locale=en", { seo: { title: "By mistake" }, _status: "published" }));
    expect(await told()).toBe("By mistake");
    await json(editor.post("/globals/home-page/undo-publication", {}));
    expect(await told()).toBe(was);
    const draft = await json(editor.get("/globals/home-page?depth=0&locale=en&draft=true"));
    expect(draft).toMatchObject({ seo: { title: "By mistake" }, _status: "draft" });
  });
});

describe("undoing a withdrawal", () => {
  test("restores everything", async () => {
    const id = await made("Withdrawn by mistake", "published");
    const before = await versionsOf(id);
    await withdraw(id);
    await shows(id, 404);
    expect(await json(undo(id))).toEqual({ data: { isLive: true, isChanged: false } });
    await shows(id, "Withdrawn by mistake");
    expect(await draftOf(id)).toMatchObject({ name: "Withdrawn by mistake", _status: "published" });
    expect(await versionsOf(id)).toEqual(before);
  });

  test("restores the draft on top of the item", async () => {
    const id = await made("What visitors see", "published");
    await draft(id, "What is not ready");
    await withdraw(id);
    await shows(id, 404);
    expect(await json(undo(id))).toEqual({ data: { isLive: true, isChanged: true } });
    await shows(id, "What visitors see");
    expect(await draftOf(id)).toMatchObject({ name: "What is not ready", _status: "draft" });
  });
});

describe("undoing is refused", () => {
  test("for another user's change, and for a second time", async () => {
    const id = await made("Sita's own", "published");
    expect((await undo(id, colleague)).status).toBe(409);
    expect((await undo(id, await staffAt(site, "hr", "Hari"))).status).toBe(403);
    expect((await undo(id)).status).toBe(200);
    // The second time.
    expect((await undo(id)).status).toBe(409);
  });

  test("when something has been saved since", async () => {
    const id = await made("Gone on with", "published");
    await json(colleague.send("PATCH", `/news/${id}?draft=true&locale=en`, { name: "Gita's draft", _status: "draft" }));
    expect((await undo(id)).status).toBe(409);
    await shows(id, "Gone on with");
  });

  test("when the change is too long ago", async () => {
    const id = await made("Half a minute ago", "published");
    await runSql(
      site.content.payload,
      sql`UPDATE system_state SET value = ${Date.now() - undoMs} WHERE name = ${`undo:news/${id}`}`,
    );
    expect((await undo(id)).status).toBe(409);
  });

  test("for a change that visitors did not see", async () => {
    const id = await made("A draft", "draft");
    await draft(id, "Another draft");
    expect((await undo(id)).status).toBe(409);
  });
});

test("subscribers get no mail about a publication while it can be undone", async () => {
  const { payload } = site.content;
  const isTold = async (id: number) =>
    (await runSql(payload, sql`SELECT name FROM system_state WHERE name = ${`announced:notices/${id}`}`)).length > 0;
  const { docs } = await payload.find({ collection: "notices", limit: 1, depth: 0, sort: "-id" });
  const { id } = docs[0] as unknown as { id: number };
  const noticeOf = async () => {
    const { doc } = await json(editor.post(`/notices/${id}/duplicate?locale=en`, { _status: "draft" }));
    const changes = { number: `2083/${doc.id}`, publishedOn: "2026-11-21", deadline: null, _status: "published" };
    await json(editor.send("PATCH", `/notices/${doc.id}?locale=en`, changes));
    return Number(doc.id);
  };
  const [meant, mistaken] = [await noticeOf(), await noticeOf()];
  await announce(payload);
  expect([await isTold(meant), await isTold(mistaken)]).toEqual([false, false]);
  await json(editor.post(`/notices/${mistaken}/undo-publication`, {}));
  await announce(payload, new Date(Date.now() + undoMs + 1000));
  expect([await isTold(meant), await isTold(mistaken)]).toEqual([true, false]);
});
