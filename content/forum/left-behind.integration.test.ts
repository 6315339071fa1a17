import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ForumMember, forumOf } from "../../testing/people/forum.ts";
import { goodPassword, membersOf } from "../../testing/people/member.ts";
import { staffAt } from "../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { sweepForum } from "./sweep.ts";

let site: TestSite;
let moderator: Awaited<ReturnType<typeof staffAt>>;
let asker: ForumMember;
let discussion: number;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  moderator = await staffAt(site, "editor", "Moderator");
  asker = await trusted("asker@example.org", "Gita Ojha");
  discussion = (await ask(asker)).json().data.id;
});
afterAll(() => site.close());

const { call, mailed, login, mailsTo } = membersOf(() => site);
const { title, ask, reply, read, approve, trusted } = forumOf(
  () => site,
  () => moderator,
);
const tables = [
  "forum_posts",
  "forum_flags",
  "forum_mails",
  "forum_follows",
  "members",
  "member_mails",
  "member_sessions",
];

/** The places where a text still is: in tables, in mails written to files, in others' exports. */
async function remains(words: string, others: ForumMember[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of [...tables, "member_registrations"]) {
    const rows = await runSql(site.content.payload, sql`SELECT * FROM ${sql.identifier(table)}`);
    if (JSON.stringify(rows).includes(words)) found.push(table);
  }
  const mails = path.join(site.env.dataDir, "mail");
  for (const file of readdirSync(mails)) {
    if (readFileSync(path.join(mails, file), "utf8").includes(words)) found.push(file);
  }
  for (const { headers } of others) {
    const { body } = await call("POST", "/accounts/me/export", { password: goodPassword }, { headers });
    if (body.includes(words)) found.push("an export");
  }
  if (JSON.stringify(await read(discussion)).includes(words)) found.push("the discussion");
  return found;
}

test.each(["keep", "erase"] as const)(
  "who leaves and chooses to %s posts leaves no name, no address and no mail",
  async (posts) => {
    const { payload } = site.content;
    const name = posts === "keep" ? "Parting Thapa" : "Vanishing Thapa";
    const email = `${posts}@example.org`;
    const words = `Words of ${posts} that are long enough to be quoted.`;
    // The titles of its first questions have its first name.
    const leaver = await trusted(email, "Somebody Else");
    await call("PATCH", "/accounts/me", { name, locale: "en" }, { headers: leaver.headers });
    const asked = (await ask(leaver, { title: `${title} by somebody who leaves (${posts})` })).json().data.id;
    const { id } = (await reply(leaver, discussion, { text: words })).json().data;
    await mailed("asker@example.org", new RegExp(`${name} has replied`));
    await reply(asker, discussion, { text: "As was said:", quoted: id, quote: words });
    await reply(asker, asked, { text: "An answer to somebody who leaves." });
    await mailed(email, /An answer to somebody who leaves/);
    await call(
      "POST",
      `/forum/posts/${id}/flags`,
      { reason: "personal", text: `Names ${name}.` },
      { headers: asker.headers },
    );
    const body = { password: goodPassword, posts };
    expect((await call("DELETE", "/accounts/me", body, { headers: leaver.headers })).statusCode).toBe(200);

    // Other members' replies to a post stay until the post is removed.
    if (posts === "keep") await runSql(payload, sql`DELETE FROM forum_flags WHERE post_id = ${id}`);
    expect(await remains(name, [asker])).toEqual([]);
    expect(await remains(email, [asker])).toEqual([]);
    if (posts === "erase") expect(await remains(words, [asker])).toEqual([]);
    const quote = (await read(discussion)).replies.find((one) => one.quote?.post === id)?.quote;
    if (posts === "keep") expect(quote?.author).toEqual({ name: "", kind: "former", person: null });
    else expect(quote).toBeUndefined();

    // The account stays closed.
    expect((await login(email)).statusCode).toBe(401);
    expect((await call("GET", "/api/getAuthenticatedUser", undefined, { headers: leaver.headers })).statusCode).toBe(
      401,
    );
    const before = mailsTo(email).length;
    await reply(asker, discussion, { text: `After ${posts}.` });
    await call("POST", "/accounts/forgot", { email });
    const due = () => runSql(payload, sql`SELECT id FROM member_mails WHERE due_at IS NOT NULL AND kind = 'reset'`);
    await expect.poll(async () => (await due()).length, { timeout: 20_000 }).toBe(0);
    expect([before, mailsTo(email).length]).toEqual([0, 0]);
  },
);

test("mails about a post that a killed process left out are stored by the sweep", async () => {
  const { payload } = site.content;
  const writer = await trusted("left-out@example.org", "Left Out");
  const question = (await ask(writer, { title: `${title} Left out` })).json().data.id;
  const { id } = (await reply(asker, question, { text: "Left out as well." })).json().data;
  const about = () =>
    runSql(payload, sql`SELECT kind FROM forum_mails WHERE post_id IN (${question}, ${id}) ORDER BY kind`);
  const both = await about();
  expect(both).toEqual([{ kind: "asked" }, { kind: "reply" }]);
  const told = `reply/${id}`;
  await runSql(
    payload,
    sql`DELETE FROM forum_mails WHERE post_id IN (${question}, ${id}) OR ${sql.identifier("key")} = ${told}`,
  );
  await sweepForum(payload, { mails: "", host: "localhost" });
  expect(await about()).toEqual(both);
  // After 30 days their rows are deleted: a reply that is published again by then is not news.
  await runSql(payload, sql`DELETE FROM forum_mails WHERE post_id = ${id} OR ${sql.identifier("key")} = ${told}`);
  const before = Date.now() - 31 * 24 * 3600_000;
  await runSql(payload, sql`UPDATE forum_posts SET state = 'hidden', published_at = ${before} WHERE id = ${id}`);
  await approve(id);
  expect(await about()).toEqual([{ kind: "asked" }]);
});
