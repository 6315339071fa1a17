import { frontApiBase } from "@setu/contract/calls/paths";
import { privateCallNames, privateCalls } from "@setu/contract/calls/private-calls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ForumMember, forumOf } from "../../testing/people/forum.ts";
import { membersOf } from "../../testing/people/member.ts";
import { staffAt } from "../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { retentionIn } from "../retained.ts";
import { eraseAgain } from "../retention/after-restore.ts";
import { bury } from "../retention/tombstones.ts";

let site: TestSite;
let moderator: Awaited<ReturnType<typeof staffAt>>;
let writer: ForumMember;
let helper: ForumMember;
let discussion: number;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  moderator = await staffAt(site, "editor", "Moderator");
  writer = await trusted("writer@example.org", "Sabina Rokaya");
  helper = await trusted("helper@example.org", "Dilip Basnet");
  discussion = (await ask(writer)).json().data.id;
});
afterAll(() => site.close());

const { call, member } = membersOf(() => site);
const { title, ask, reply, read, approve, trusted } = forumOf(
  () => site,
  () => moderator,
);
const stored = async (id: number) =>
  (await runSql(site.content.payload, sql`SELECT * FROM forum_posts WHERE id = ${id}`))[0];
const flag = (who: ForumMember, id: number) =>
  call("POST", `/forum/posts/${id}/flags`, { reason: "spam" }, { headers: who.headers });
const isPublic = async (id: number) => (await stored(id))?.["state"] === "public";

/** Bodies that would do, were the post the caller's own. */
const bodies: Record<string, object | undefined> = {
  acceptAnswer: { reply: null },
  changePost: { title, text: "Taken over.", seen: 0 },
  withdrawPost: undefined,
};

describe("another member's post", () => {
  const others = ["a new member", "a trusted member", "a suspended member", "nobody"] as const;
  let callers: Record<(typeof others)[number], Record<string, string>>;
  beforeAll(async () => {
    const suspended = await member("suspended@example.org", { name: "Suspended Reader" });
    await runSql(
      site.content.payload,
      sql`UPDATE members SET state = 'suspended' WHERE email = 'suspended@example.org'`,
    );
    callers = {
      "a new member": (await member("newcomer@example.org", { name: "New Comer" })).headers,
      "a trusted member": helper.headers,
      "a suspended member": suspended.headers,
      nobody: {},
    };
  });

  test.each(others)("cannot be read before it is public, changed, withdrawn or settled by %s", async (who) => {
    const held = (await ask(await member(`held-${who.replaceAll(" ", "-")}@example.org`))).json().data.id;
    const before = [await stored(discussion), await stored(held)];
    const named = privateCallNames.filter((name) => name in bodies);
    expect(named).toHaveLength(Object.keys(bodies).length);
    for (const name of named) {
      const { method, path } = privateCalls[name];
      for (const id of [discussion, held]) {
        const answer = await call(method, path.replace(":id", String(id)), bodies[name], { headers: callers[who] });
        expect([name, who, [401, 403, 404].includes(answer.statusCode)]).toEqual([name, who, true]);
      }
    }
    const seen = await site.app.inject({
      url: `${frontApiBase}/forum/discussions/${held}/mine`,
      headers: { "x-requested-with": "XMLHttpRequest", ...callers[who] },
    });
    expect([401, 404]).toContain(seen.statusCode);
    expect([await stored(discussion), await stored(held)]).toEqual(before);
  });
});

test("values that moderators and the server decide cannot be sent along with a post", async () => {
  const newcomer = await member("assigns@example.org", { name: "Assigning Writer" });
  const more = {
    state: "public",
    author: 1,
    person: 1,
    staff: true,
    accepted: discussion,
    publishedAt: 1,
    published_at: 1,
    closed: "x",
    moves: 7,
    kind: "reply",
    discussion: 1,
  };
  const { id } = (await ask(newcomer, more)).json().data;
  expect(await stored(id)).toMatchObject({
    state: "held",
    kind: "question",
    person_id: null,
    accepted: null,
    published_at: null,
    closed: null,
    discussion_id: null,
  });
  expect(Number((await stored(id))?.["moves"])).toBe(0);
  expect(Boolean(Number((await stored(id))?.["staff"]))).toBe(false);
  const body = { title, text: "Changed.", seen: 0, ...more };
  expect((await call("PATCH", `/forum/posts/${id}`, body, { headers: newcomer.headers })).statusCode).toBe(200);
  expect(await stored(id)).toMatchObject({ state: "held", person_id: null, published_at: null, kind: "question" });
});

describe("reports", () => {
  const reporters = (names: string[], make: (email: string, name: string) => Promise<ForumMember>) =>
    Promise.all(names.map((name) => make(`${name.toLowerCase()}@example.org`, `${name} Reader`)));

  test("of members whom nobody knows hide nothing", async () => {
    const { id } = (await reply(helper, discussion, { text: "Every two metres." })).json().data;
    const unknown = await reporters(["Anil", "Bina", "Chet"], (email, name) => member(email, { name }));
    for (const who of unknown) expect((await flag(who, id)).statusCode).toBe(200);
    expect(await isPublic(id)).toBe(true);
  });

  test("hide neither an expert's post, nor a second time one that was kept", async () => {
    const { id } = (await reply(helper, discussion, { text: "Use a filter cloth." })).json().data;
    const known = await reporters(["Dev", "Esha", "Firoz"], trusted);
    for (const who of known) await flag(who, id);
    expect(await isPublic(id)).toBe(false);
    await approve(id);
    for (const who of known) expect((await flag(who, id)).statusCode).toBe(409);
    expect(await isPublic(id)).toBe(true);

    const [expert] = await runSql(
      site.content.payload,
      sql`SELECT id FROM forum_posts WHERE kind = 'reply' AND staff IS TRUE AND state = 'public' ORDER BY id LIMIT 1`,
    );
    for (const who of known) expect((await flag(who, Number(expert?.["id"]))).statusCode).toBe(200);
    expect(await isPublic(Number(expert?.["id"]))).toBe(true);
  });
});

test("three hundred posts of newcomers publish nothing, and moderators get one mail an hour", async () => {
  const { payload } = site.content;
  const count = async (table: string, condition: ReturnType<typeof sql>) => {
    const rows = await runSql(payload, sql`SELECT count(*) AS count FROM ${sql.identifier(table)} WHERE ${condition}`);
    return Number(rows[0]?.["count"]);
  };
  const published = () => count("forum_posts", sql`state = 'public'`);
  const mails = () => count("forum_mails", sql`kind = 'held' AND state = 'sent'`);
  const before = [await published(), await mails()] as const;
  const newcomers = await Promise.all(
    Array.from({ length: 5 }, (_, n) => member(`spammer-${n}@example.org`, { name: "Cheap Cement" })),
  );
  const theirs = sql`title LIKE 'Where is cement%'`;
  for (let day = 0; day < 20; day += 1) {
    for (const who of newcomers) {
      for (const turn of [1, 2, 3]) await ask(who, { title: `Where is cement cheapest, ${day} and ${turn}?` });
    }
    await runSql(payload, sql`UPDATE forum_posts SET created_at = '2026-01-01T00:00:00.000Z' WHERE ${theirs}`);
  }
  expect(await count("forum_posts", theirs)).toBe(300);
  expect(await published()).toBe(before[0]);
  expect((await mails()) - before[1]).toBeLessThanOrEqual(1);
}, 60_000);

test("a withdrawn post does not come back with a restored backup", async () => {
  const { payload } = site.content;
  const words = "Words that shall not come back.";
  const { id } = (await reply(helper, discussion, { text: words })).json().data;
  await reply(writer, discussion, { text: "Indeed.", quoted: id, quote: words });
  const [row] = await runSql(payload, sql`SELECT text, state, moves FROM forum_posts WHERE id = ${id}`);
  expect((await call("DELETE", `/forum/posts/${id}`, undefined, { headers: helper.headers })).statusCode).toBe(200);
  await runSql(
    payload,
    sql`UPDATE forum_posts SET text = ${row?.["text"]}, state = 'public', moves = 0 WHERE id = ${id}`,
  );
  await runSql(payload, sql`UPDATE forum_posts SET quoted = ${id}, quote = ${words} WHERE text = 'Indeed.'`);
  await eraseAgain({ ...retentionIn(site.env), payload });
  const left = sql`text LIKE ${`%${words}%`} OR quote LIKE ${`%${words}%`}`;
  expect(await runSql(payload, sql`SELECT id FROM forum_posts WHERE ${left}`)).toEqual([]);
  expect(JSON.stringify(await read(discussion))).not.toContain(words);
});

describe("the number of a withdrawn post", () => {
  const start = () => eraseAgain({ ...retentionIn(site.env), payload: site.content.payload });
  const written = async (text: string) => Number((await reply(helper, discussion, { text })).json().data.id);
  const withdraw = (id: number) => call("DELETE", `/forum/posts/${id}`, undefined, { headers: helper.headers });
  /** Puts a post into the row of another: that of a backup, or one that got the number after a backup was restored. */
  const put = (id: number, text: string, createdAt: unknown) =>
    runSql(
      site.content.payload,
      sql`UPDATE forum_posts SET text = ${text}, state = 'public', created_at = ${createdAt} WHERE id = ${id}`,
    );
  /** The line of a withdrawal before they had the post's time. */
  const buryUndated = (id: number) => bury(retentionIn(site.env).tombstones, `forum-post:${id}`);
  const later = new Date(Date.now() + 60_000).toISOString();

  test("may be another post's after a backup was restored, and that one stays", async () => {
    const id = await written("Written and withdrawn after the backup.");
    expect((await withdraw(id)).statusCode).toBe(200);
    await put(id, "An answer that nobody withdrew.", later);
    await start();
    expect(await stored(id)).toMatchObject({ text: "An answer that nobody withdrew.", state: "public" });
  });

  test("in a line without a time empties no post, since it may be another's", async () => {
    const id = await written("Nobody withdrew this one either.");
    await buryUndated(id);
    await start();
    expect(await stored(id)).toMatchObject({ text: "Nobody withdrew this one either.", state: "public" });
  });

  test("in a line without a time gets that of its row while that is there: it does not come back either", async () => {
    const id = await written("Withdrawn long ago.");
    const before = await stored(id);
    await buryUndated(id);
    await runSql(site.content.payload, sql`UPDATE forum_posts SET text = '', state = 'erased' WHERE id = ${id}`);
    await start();
    await put(id, "Withdrawn long ago.", before?.["created_at"]);
    await start();
    expect(await stored(id)).toMatchObject({ text: "", state: "erased" });
  });
});

test("posts leave the pages of all other content in the cache", async () => {
  const page = async (url: string) => (await site.app.inject({ url })).body;
  // Each time that they are rendered, these pages get another token for their forms.
  const others = ["/", "/ne", "/register"];
  const before = await Promise.all(others.map(page));
  const forum = await page("/forum");
  const posts = Array.from({ length: 10 }, (_, n) => `Reply number ${n} of ten.`);
  for (const words of posts) await reply(helper, discussion, { text: words });
  await expect.poll(async () => (await page("/forum")) === forum, { timeout: 5000 }).toBe(false);
  expect(await Promise.all(others.map(page))).toEqual(before);
  // They do change with the content.
  await site.content.payload.update({ collection: "news", id: 2, data: { name: "Told anew" }, locale: "en", depth: 0 });
  for (const [index, url] of others.entries()) {
    await expect.poll(async () => (await page(url)) === before[index], { timeout: 5000 }).toBe(false);
  }
});
