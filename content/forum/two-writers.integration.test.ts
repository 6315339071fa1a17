import { afterAll, beforeAll, expect, test } from "vitest";
import { forumOf } from "../../testing/people/forum.ts";
import { membersOf } from "../../testing/people/member.ts";
import { staffAt } from "../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { runSql, sql } from "../platform/store/sql.ts";

let site: TestSite;
let moderator: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  moderator = await staffAt(site, "editor", "Moderator");
});
afterAll(() => site.close());

const { call } = membersOf(() => site);
const { title, text, ask, reply, change, read, trusted } = forumOf(
  () => site,
  () => moderator,
);

test("of two corrections of the same version one is refused, and a repeated one is stored once", async () => {
  const writer = await trusted("two-tabs@example.org", "Two Tabs");
  const { id } = (await ask(writer)).json().data;
  const shorter = { title: `${title} In dry ground?`, text, seen: 0 };
  const longer = { title: `${title} In wet ground?`, text, seen: 0 };
  const both = await Promise.all([shorter, longer].map((body) => change(writer, id, body)));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const stored = both[0]?.statusCode === 200 ? shorter : longer;
  expect((await read(id)).question.title).toBe(stored.title);
  expect((await change(writer, id, stored)).statusCode).toBe(200);
  expect((await change(writer, id, stored === shorter ? longer : shorter)).statusCode).toBe(409);
  expect((await change(writer, id, { title, text: "More of it.", seen: 1 })).statusCode).toBe(200);
});

test("a post that is sent again gets its mail, even if its first process was killed before queueing it", async () => {
  const asker = await trusted("mailed-later@example.org", "Mailed Later");
  const helper = await trusted("was-killed@example.org", "Was Killed");
  const { id } = (await ask(asker)).json().data;
  const { payload } = site.content;
  const send = async () => (await reply(helper, id, { text: "Every two metres." }, "the-same-key")).json().data.id;
  const sent = await send();
  const told = `reply/${sent}`;
  await runSql(payload, sql`DELETE FROM forum_mails WHERE post_id = ${sent} OR ${sql.identifier("key")} = ${told}`);
  for (const _ of [1, 2]) expect(await send()).toBe(sent);
  expect(await runSql(payload, sql`SELECT kind FROM forum_mails WHERE post_id = ${sent}`)).toEqual([{ kind: "reply" }]);
});

test("a member who corrects or answers a post that a moderator has just taken down reads why it is refused, in either language", async () => {
  const writer = await trusted("taken-down@example.org", "Taken Down");
  const { id } = (await ask(writer)).json().data;
  expect((await moderator.post(`/forum-posts/${id}/hide`, { reason: "It names a person." })).status).toBe(200);
  const body = { title, text: "Corrected meanwhile.", seen: 0 };
  const corrected = await change(writer, id, body);
  expect([corrected.statusCode, corrected.json().message]).toEqual([
    403,
    expect.stringMatching(/taken this post down/),
  ]);
  const answered = await reply(writer, id, { text: "Typed meanwhile." });
  expect([answered.statusCode, answered.json().message]).toEqual([404, expect.stringMatching(/no longer public/)]);
  const inNepali = await call("PATCH", `/forum/posts/${id}`, body, { headers: writer.headers, locale: "ne" });
  expect(inNepali.json().message).toMatch(/^मोडरेटरले यो पोस्ट हटाउनुभएको छ/);
});
