import { createLocalReq } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staffAt } from "../../../testing/people/staff.ts";
import { eventually } from "../../../testing/people/visitor.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { recordChange } from "../store/changes.ts";
import { runSql, sql } from "../store/sql.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
});
afterAll(() => site.close());

const bodyOf = async (url: string) => (await site.app.inject(url)).body;
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0, 2.2: none of these may occur in a feed
const illegal = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;

/** A line break as pasted by Word, a terminal's escape sequence, and half a surrogate pair. */
const pasted = "Survey of the\u000bLikhu headworks\u001b[0m, \ud83d part one\r";

test("text that an editor pastes is saved without control characters, also in lists and rich texts", async () => {
  const editor = await staffAt(site, "editor", "Sita");
  const author = (await site.content.payload.find({ collection: "people", limit: 1 })).docs[0]?.id;
  const text = {
    type: "text",
    text: `Ten\u000bmetres\u0000`,
    version: 1,
    detail: 0,
    format: 0,
    mode: "normal",
    style: "",
  };
  const paragraph = { type: "paragraph", children: [text], version: 1, direction: "ltr", format: "", indent: 0 };
  const body = { root: { ...paragraph, type: "root", children: [paragraph] } };
  const saved = await editor.post("/news?locale=en", {
    name: pasted,
    category: "news",
    publishedOn: "2026-11-02T00:00:00Z",
    author,
    body,
    _status: "published",
  });
  expect(saved.status).toBe(201);
  const { doc } = await saved.json();
  expect(doc.name).toBe("Survey of the Likhu headworks[0m, \ufffd part one\n");
  expect(doc.body.root.children[0].children[0].text).toBe("Ten metres");
  await eventually(async () => expect(await bodyOf("/feeds/news.xml")).toContain("Likhu headworks"));
  expect(await bodyOf("/feeds/news.xml")).not.toMatch(illegal);
});

test("invisible marks that word processors and chats put into words are not saved, and such words are found", async () => {
  const editor = await staffAt(site, "editor", "Gita");
  const author = (await site.content.payload.find({ collection: "people", limit: 1 })).docs[0]?.id;
  const saved = await editor.post("/news?locale=en", {
    name: "\ufeffSedi\u00admen\u00adta\u00adtion at\u200b Kali\u2060gandaki \u2066today\u2069",
    category: "news",
    publishedOn: "2026-11-02T00:00:00Z",
    author,
    _status: "published",
  });
  const { doc } = await saved.json();
  expect(doc.name).toBe("Sedimentation at Kaligandaki today");
  await eventually(async () =>
    expect(
      (await site.content.api.newsList("en", { q: "sedimentation kaligandaki" })).items.map(({ id }) => id),
    ).toEqual([doc.id]),
  );
  // Joiners shape Devanagari, and a figure stays beside its unit.
  const kept = "श्री\u200dमान् र\u200dयाल क्\u200cष, 61\u00a0km";
  expect((await (await editor.send("PATCH", `/news/${doc.id}?locale=ne`, { name: kept })).json()).doc.name).toBe(kept);
});

test("text that was stored before does not break feeds and calendars", async () => {
  const { payload } = site.content;
  const { items } = await site.content.api.notices("en");
  const id = Number(items.find(({ deadline }) => deadline)?.id);
  const title = `Tender \u000b\u001bno. 7\rATTACH:http://evil.test/x`;
  await runSql(payload, sql`UPDATE notices_locales SET name = ${title} WHERE _parent_id = ${id}`);
  await recordChange(payload, { collection: "notices", id }, await createLocalReq({}, payload));
  await eventually(async () => expect(await bodyOf("/feeds/notices.ics")).toContain("Tender"));
  expect(await bodyOf("/feeds/notices.xml")).not.toMatch(illegal);
  for (const url of ["/feeds/notices.ics", `/feeds/notices/${id}.ics`]) {
    const calendar = await bodyOf(url);
    expect(calendar).not.toMatch(/\r(?!\n)|\n(?<!\r\n)/);
    expect(calendar).not.toMatch(illegal);
    expect(calendar.split("\r\n").filter((line) => line.startsWith("ATTACH"))).toEqual([]);
  }
});
