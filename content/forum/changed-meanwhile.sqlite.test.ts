import { afterAll, beforeAll, expect, test } from "vitest";
import { type ForumMember, forumOf } from "../../testing/people/forum.ts";
import { membersOf } from "../../testing/people/member.ts";
import { staffAt } from "../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { forumTexts } from "./texts.ts";

/** Changes made while a member was writing are described in the member's language. */
let site: TestSite;
let moderator: Awaited<ReturnType<typeof staffAt>>;
let writer: ForumMember;
let discussion: number;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  moderator = await staffAt(site, "editor", "Moderator");
  writer = await trusted("writing@example.org", "Writing Rai");
  discussion = (await ask(writer)).json().data.id;
}, 120_000);
afterAll(() => site.close());

const { call, login, signedBy } = membersOf(() => site);
const { ask, reply, trusted } = forumOf(
  () => site,
  () => moderator,
);
const languages = ["en", "ne"] as const;
const said = async (method: "POST" | "PATCH", path: string, body: object) => {
  const answers = await Promise.all(
    languages.map((locale) => call(method, path, body, { locale, headers: writer.headers })),
  );
  return answers.map((answer) => [answer.statusCode, answer.json().message]);
};
const both = (status: number, name: "off" | "gonePost" | "goneOwn") =>
  languages.map((locale) => [status, forumTexts[locale][name]]);

test("a post that was taken down can be neither reported nor accepted", async () => {
  const other = await trusted("other@example.org", "Other Rai");
  const { id } = (await reply(other, discussion, { text: "Soon gone." })).json().data;
  expect((await moderator.post(`/forum-posts/${id}/hide`, { reason: "Advertising." })).status).toBe(200);
  expect(await said("POST", `/forum/posts/${id}/flags`, { reason: "spam", text: "" })).toEqual(both(404, "gonePost"));
  expect(await said("POST", `/forum/discussions/${discussion}/answer`, { reply: id })).toEqual(both(404, "gonePost"));
});

test("a post that was removed in another tab cannot be corrected", async () => {
  const { id } = (await reply(writer, discussion, { text: "Never mind." })).json().data;
  const removed = await call("DELETE", `/forum/posts/${id}`, undefined, { headers: writer.headers });
  expect(removed.statusCode).toBe(200);
  expect(await said("PATCH", `/forum/posts/${id}`, { text: "On second thought.", seen: 0 })).toEqual(
    both(404, "goneOwn"),
  );
});

test("a forum that was closed takes nothing more, and says so", async () => {
  const set = (forum: string) =>
    site.content.payload.updateGlobal({
      slug: "community-settings",
      overrideAccess: true,
      data: { forum, _status: "published" } as never,
    });
  await set("closed");
  const typed = { category: 1, title: "Is anybody still reading this?", text: "Typed while it was open." };
  expect(await said("POST", "/forum/discussions", typed)).toEqual(both(404, "off"));
  expect(await said("POST", `/forum/discussions/${discussion}/replies`, { text: "Typed." })).toEqual(both(404, "off"));
  await set("open");
});

test("a member who is suspended is told so by every discussion", async () => {
  const mine = async (headers: typeof writer.headers) =>
    call("GET", `/forum/discussions/${discussion}/mine`, undefined, { headers });
  expect((await mine(writer.headers)).json().data).toMatchObject({ is_suspended: false, can: { reply: true } });
  await runSql(
    site.content.payload,
    sql`UPDATE members SET state = 'suspended', epoch = epoch + 1 WHERE email = ${writer.email}`,
  );
  expect((await mine(writer.headers)).statusCode).toBe(401);
  const again = signedBy(await login(writer.email));
  expect((await mine(again)).json().data).toMatchObject({ is_suspended: true, can: { reply: false } });
});
