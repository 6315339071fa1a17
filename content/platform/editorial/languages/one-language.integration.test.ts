import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { staffAt } from "../../../../testing/people/staff.ts";
import { eventually, visitorOf } from "../../../../testing/people/visitor.ts";
import { openTestSite, type TestSite } from "../../../../testing/site.ts";
import { runSql, sql } from "../../store/sql.ts";

let site: TestSite;
let editor: Awaited<ReturnType<typeof staffAt>>;
let author: number | undefined;
beforeAll(async () => {
  site = await openTestSite();
  editor = await staffAt(site, "editor", "Sita");
  author = (await site.content.api.home("en")).perspective?.id;
});
afterAll(() => site.close());

const { get } = visitorOf(() => site);
const isLive = (id: number) => eventually(async () => expect((await get(`/ne/news/${id}`)).statusCode).toBe(200));
const isGone = (id: number) => eventually(async () => expect((await get(`/ne/news/${id}`)).statusCode).toBe(404));

/** A news item with only a Nepali title, as an editor saves it. */
async function write(name: string, status: "draft" | "published"): Promise<number> {
  const query = `?locale=ne&draft=${status === "draft"}`;
  const answer = await editor.post(`/news${query}`, { name, publishedOn: "2026-11-21", author, _status: status });
  const { doc } = await answer.json();
  return Number(doc.id);
}
const patch = (path: string, body: object) => editor.send("PATCH", path, body);
const stored = async (id: number) => (await editor.get(`/news/${id}?locale=all&draft=true&depth=0`)).json();

describe("a news item only in Nepali", () => {
  test("is published and withdrawn at the scheduled time", async () => {
    const id = await write("तय समयमा प्रकाशन", "draft");
    const schedule = (type: "publish" | "unpublish") =>
      site.content.payload.jobs.queue({
        task: "schedulePublish",
        input: {
          type,
          doc: { relationTo: "news", value: String(id) },
          user: { relationTo: "users", value: editor.id },
        } as never,
        waitUntil: new Date(Date.now() + 200),
      });
    await schedule("publish");
    await isLive(id);
    expect((await stored(id)).textCheckedAt.en, "nobody has looked at an English text").toBeUndefined();
    await schedule("unpublish");
    await isGone(id);
  });

  test("is restored to its published state, and to a draft", async () => {
    const id = await write("पहिलो पाठ", "published");
    await patch(`/news/${id}?locale=ne`, { name: "दोस्रो पाठ", _status: "published" });
    const { docs } = await (await editor.get(`/news/versions?where[parent][equals]=${id}&locale=ne&depth=0`)).json();
    const first = docs.find(({ version }: { version: { name: string } }) => version.name === "पहिलो पाठ");
    const draft = await editor.post(`/news/versions/${first.id}?draft=true&locale=en`, {});
    expect(draft.status).toBe(200);
    expect(await stored(id)).toMatchObject({ name: { ne: "पहिलो पाठ" }, _status: "draft" });
    const published = await editor.post(`/news/versions/${first.id}?draft=false&locale=en`, {});
    expect([published.status, await published.json()]).toMatchObject([200, {}]);
    expect(await stored(id)).toMatchObject({ name: { ne: "पहिलो पाठ" }, _status: "published" });
  });

  test("is published, changed and withdrawn together with others, from a list in English", async () => {
    const english = { name: "Of one mind", publishedOn: "2026-11-21", author, _status: "draft" };
    const { doc } = await (await editor.post("/news?locale=en&draft=true", english)).json();
    const ids = [await write("एक", "draft"), Number(doc.id), await write("दुई", "draft")];
    const all = (body: object) => patch(`/news?where[id][in]=${ids.join(",")}&locale=en&limit=0`, body);
    for (const body of [{ _status: "published" }, { category: "event" }, { _status: "draft" }]) {
      const answer = await (await all(body)).json();
      expect(answer.errors).toEqual([]);
      expect(answer.docs).toHaveLength(3);
      for (const id of ids) expect(await stored(id)).toMatchObject(body);
    }
  });

  test("is saved from the English screen with a change that belongs to no language", async () => {
    const id = await write("मिति मात्र फेरियो", "published");
    const form = { name: null, description: "", category: "event", publishedOn: "2026-11-20", _status: "published" };
    expect((await patch(`/news/${id}?locale=en`, form)).status).toBe(200);
    expect(await stored(id)).toMatchObject({ name: { ne: "मिति मात्र फेरियो" }, category: "event" });
  });

  test("requires the English title from an editor who writes in English", async () => {
    const id = await write("अङ्ग्रेजी थपिँदै", "published");
    const answer = await patch(`/news/${id}?locale=en`, { description: "A beginning.", _status: "published" });
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors[0].data.errors[0].path).toBe("name");
  });

  test("is withdrawn even if its newest draft has lost its title", async () => {
    const id = await write("शीर्षक हराउने", "published");
    await patch(`/news/${id}?locale=ne&draft=true`, { name: null, _status: "draft" });
    expect((await patch(`/news/${id}?locale=ne`, { _status: "published" })).status).toBe(400);
    expect((await patch(`/news/${id}?locale=ne`, { _status: "draft" })).status).toBe(200);
    await isGone(id);
  });
});

test("an item that is complete in no language is not published, and the error names the missing texts", async () => {
  const { payload } = site.content;
  const [project] = (await payload.find({ collection: "projects", limit: 1, depth: 0, locale: "en" })).docs;
  const id = Number(project?.id);
  const rows = { quantities: [{ label: "लम्बाइ", value: "" }], _status: "draft" };
  expect((await patch(`/projects/${id}?locale=ne&draft=true`, rows)).status).toBe(200);
  const answer = await patch(`/projects/${id}?locale=ne`, { _status: "published" });
  expect(answer.status).toBe(400);
  expect((await answer.json()).errors[0].data.errors.map(({ path }: { path: string }) => path)).toContain(
    "quantities.0.value",
  );
});

test("a global only in Nepali can be published, withdrawn and changed too", async () => {
  const { payload } = site.content;
  await runSql(payload, sql`UPDATE footer_locales SET name = NULL WHERE _locale = 'en'`);
  await runSql(payload, sql`UPDATE _footer_v_locales SET version_name = NULL WHERE _locale = 'en'`);
  for (const body of [{ _status: "published" }, { email: "survey@example.org", _status: "published" }]) {
    expect((await editor.post("/globals/site-identity?locale=en", body)).status).toBe(200);
  }
  await payload.updateGlobal({ slug: "site-identity", data: { _status: "published" } });
});
