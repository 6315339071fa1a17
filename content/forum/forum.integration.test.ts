import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type ForumMember, forumOf } from "../../testing/people/forum.ts";
import { goodPassword, membersOf } from "../../testing/people/member.ts";
import { staffAt } from "../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { nepalClock } from "../calendar/nepal-time.ts";
import { runSql, sql } from "../platform/store/sql.ts";

let site: TestSite;
let moderator: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  moderator = await staffAt(site, "editor", "Moderator");
});
afterAll(() => site.close());

const { call, member, mailed, mailsTo } = membersOf(() => site);
const { title, text, ask, reply, change, mine, read, approve, trusted } = forumOf(
  () => site,
  () => moderator,
);

test("a first question waits, is shown only to its author, and is published by a moderator", async () => {
  const asker = await member("first@example.org", { name: "Maya Rijal" });
  const sent = await ask(asker);
  expect(sent.statusCode).toBe(200);
  const { id, state } = sent.json().data;
  expect(state).toBe("held");
  expect((await read(id)).status).toBe(404);
  expect((await mine(asker)).waiting).toMatchObject([{ id, title, source: text, state: "held" }]);
  await mailed("enquiries@example.org", /collections.forum-posts/);
  await approve(id);
  expect(await read(id)).toMatchObject({
    status: 200,
    state: "open",
    question: { title, lang: "en", author: { name: "Maya Rijal", kind: "member", person: null } },
  });
  await mailed("first@example.org", /has been published/);
  expect((await mine(asker)).asked).toMatchObject([{ id }]);
});

test("a refused post shows the reason, and can be sent again", async () => {
  const asker = await member("refused@example.org", { name: "Refused Writer" });
  const { id } = (await ask(asker)).json().data;
  expect((await moderator.post(`/forum-posts/${id}/refuse`, { reason: "Please leave the name out." })).status).toBe(
    200,
  );
  await mailed("refused@example.org", /Please leave the name out/);
  const [waiting] = (await mine(asker)).waiting;
  expect(waiting).toMatchObject({ state: "refused", reason: "Please leave the name out.", can: { edit: true } });
  const correct = (seen: number) => change(asker, id, { title, text: "Corrected.", seen });
  expect((await correct(waiting.seen - 1)).statusCode).toBe(409);
  expect((await correct(waiting.seen)).json().data.state).toBe("held");
  // The post has changed since the moderator read it.
  expect((await moderator.post(`/forum-posts/${id}/approve`, { seen: waiting.seen })).status).toBe(409);
  await approve(id);
  expect((await read(id)).question.text).toEqual([
    { type: "paragraph", children: [{ type: "text", text: "Corrected.", marks: [] }] },
  ]);
});

describe("among trusted members", () => {
  let asker: ForumMember;
  let helper: ForumMember;
  let discussion: number;
  beforeAll(async () => {
    asker = await trusted("asker@example.org", "Gita Ojha");
    helper = await trusted("helper@example.org", "Naresh Bist");
    discussion = (await ask(asker)).json().data.id;
  });

  test("a post is public at once, and one key creates one post", async () => {
    expect((await read(discussion)).status).toBe(200);
    const key = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => reply(helper, discussion, { text: "Two metres." }, key)));
    expect(new Set(sent.map((answer) => answer.json().data.id)).size).toBe(1);
    expect((await read(discussion)).answers).toBe(1);
  });

  test("the asker gets one mail for a reply, and can stop them with one press", async () => {
    await reply(helper, discussion, { text: "And a pipe of 75 mm, with gravel behind it." });
    const mail = await mailed("asker@example.org", /pipe of 75 mm/);
    expect(mail.head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    const { pathname, search } = new URL(String(/List-Unsubscribe: <([^>]+)>/.exec(mail.head)?.[1]));
    expect((await site.app.inject({ url: pathname + search })).statusCode).toBe(303);
    const pressed = await site.app.inject({
      method: "POST",
      url: pathname + search,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
    expect(pressed.statusCode).toBe(200);
    const before = mailsTo("asker@example.org").length;
    const { id } = (await reply(helper, discussion, { text: "One more thing." })).json().data;
    const queued = await runSql(site.content.payload, sql`SELECT id FROM forum_mails WHERE post_id = ${id}`);
    expect(queued).toEqual([]);
    expect(mailsTo("asker@example.org")).toHaveLength(before);
    const forged = pathname + search.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    expect((await site.app.inject({ method: "POST", url: forged })).statusCode).toBe(410);
  });

  test("a quote must occur in the quoted post", async () => {
    const quoted = async (quote: string) => {
      const body = { text: "About this:", quoted: discussion, quote };
      const { id } = (await reply(helper, discussion, body)).json().data;
      return (await read(discussion)).replies.find((post) => post.id === id)?.quote;
    };
    expect(await quoted("A wall of 2.4 m")).toMatchObject({
      text: "A wall of 2.4\u00a0m",
      author: { name: "Gita Ojha" },
    });
    expect(await quoted("Words that nobody wrote")).toBeNull();
  });

  test("an expert answers in the back office, the asker accepts, and the question is listed as solved", async () => {
    const { payload } = site.content;
    const { docs } = await payload.find({
      collection: "people",
      where: { left: { not_equals: true } },
      limit: 1,
      depth: 0,
    });
    const person = Number(docs[0]?.id);
    const answer = (key: string) => moderator.post(`/forum-posts/${discussion}/answers`, { text: "Every 1.5 m.", key });
    expect((await answer("expert-key-1")).status).toBe(403);
    await payload.update({ collection: "users", id: moderator.id, data: { answersAs: person }, depth: 0 });
    for (const _ of [1, 2]) expect((await answer("expert-key-1")).status).toBe(200);
    const { replies } = await read(discussion);
    const experts = replies.filter((post) => post.author.kind === "staff");
    expect(experts).toHaveLength(1);
    expect(experts[0]?.author.person?.id).toBe(person);
    const accept = (who: ForumMember, id: number | null) =>
      call("POST", `/forum/discussions/${discussion}/answer`, { reply: id }, { headers: who.headers });
    expect((await accept(helper, Number(experts[0]?.id))).statusCode).toBe(403);
    expect((await accept(asker, discussion)).statusCode).toBe(404);
    expect((await accept(asker, Number(experts[0]?.id))).statusCode).toBe(200);
    expect(await read(discussion)).toMatchObject({ state: "solved", accepted: { id: experts[0]?.id } });
    const { items } = await site.content.api.forum("en", { view: "solved" });
    expect(items.find(({ id }) => id === discussion)).toMatchObject({
      state: "solved",
      staff_answered: true,
    });
  });

  test("only its author can change a post; quotes of a withdrawn post are removed", async () => {
    const { id } = (await reply(helper, discussion, { text: "Taken out words." })).json().data;
    await reply(asker, discussion, { text: "See above.", quoted: id, quote: "Taken out words." });
    const post = `/forum/posts/${id}`;
    expect((await change(asker, id, { text: "Mine now.", seen: 0 })).statusCode).toBe(403);
    expect((await call("DELETE", post, undefined, { headers: asker.headers })).statusCode).toBe(403);
    expect((await call("DELETE", post, undefined, { headers: helper.headers })).statusCode).toBe(200);
    expect(JSON.stringify(await read(discussion))).not.toContain("Taken out words");
    // The process was killed between the post and the quotes of it: the request is repeated.
    const interrupted = sql`UPDATE forum_posts SET quoted = ${id}, quote = 'Taken out words.' WHERE text = 'See above.'`;
    await runSql(site.content.payload, interrupted);
    expect((await call("DELETE", post, undefined, { headers: asker.headers })).statusCode).toBe(404);
    expect((await call("DELETE", post, undefined, { headers: helper.headers })).statusCode).toBe(200);
    const left = await runSql(site.content.payload, sql`SELECT id FROM forum_posts WHERE quoted = ${id}`);
    expect(left).toEqual([]);
  });

  test("a member's report counts once, and three trusted members' reports take a post down until it is reviewed", async () => {
    const { id } = (await reply(helper, discussion, { text: "Buy my cement." })).json().data;
    const flag = (who: ForumMember) =>
      call("POST", `/forum/posts/${id}/flags`, { reason: "spam" }, { headers: who.headers });
    const others = [
      await trusted("third@example.org", "Third Reader"),
      await trusted("fourth@example.org", "Fourth Reader"),
    ];
    expect((await flag(asker)).statusCode).toBe(200);
    expect((await flag(asker)).statusCode).toBe(409);
    for (const other of others) expect((await flag(other)).statusCode).toBe(200);
    expect(JSON.stringify(await read(discussion))).not.toContain("Buy my cement");
    await approve(id);
    expect(JSON.stringify(await read(discussion))).toContain("Buy my cement");
  });

  test("nobody can reply to a closed discussion, and the posts of a day are limited", async () => {
    const { id } = (await ask(asker, { title: `${title} Again` })).json().data;
    expect((await moderator.post(`/forum-posts/${id}/close`, { reason: "It is about an open tender." })).status).toBe(
      200,
    );
    expect((await reply(helper, id, { text: "But why?" })).statusCode).toBe(409);
    expect(await read(id)).toMatchObject({ state: "closed", closed_text: "It is about an open tender." });
    const more = await member("eager@example.org", { name: "Eager Writer" });
    const sent = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((n) => ask(more, { title: `${title} ${n}` })));
    expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 429, 429, 429, 429]);
    const refused = await ask(more);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toMatch(/tomorrow after \d\d:\d\d, Nepal time\.$/);
    // The earliest was asked 23 hours ago: an hour is left, not another day.
    const hour = 3600_000;
    const first = new Date(Date.now() - 23 * hour);
    await runSql(
      site.content.payload,
      sql`UPDATE forum_posts SET created_at = ${first.toISOString()}
          WHERE id = (SELECT MIN(id) FROM forum_posts WHERE author_id = (SELECT MAX(author_id) FROM forum_posts))`,
    );
    const later = await ask(more);
    expect(later.statusCode).toBe(429);
    const wait = Number(later.headers["retry-after"]);
    expect([wait > hour / 1000 - 120, wait <= hour / 1000]).toEqual([true, true]);
    expect(later.json().message).toContain(`after ${nepalClock(new Date(first.getTime() + 24 * hour))}, Nepal time`);
  });

  test("deleting an account removes the name, and the texts on request; the data export has both", async () => {
    const leaver = await trusted("leaver@example.org", "Leaving Writer");
    const { id } = (await reply(leaver, discussion, { text: "My parting words." })).json().data;
    const copy = await call("POST", "/accounts/me/export", { password: goodPassword }, { headers: leaver.headers });
    expect(copy.json().data.content.forum.posts.at(-1)).toMatchObject({ number: id, text: "My parting words." });
    const body = { password: goodPassword };
    expect((await call("DELETE", "/accounts/me", body, { headers: leaver.headers })).statusCode).toBe(200);
    const kept = (await read(discussion)).replies.find((post) => post.id === id);
    expect(kept?.author).toEqual({ name: "", kind: "former", person: null });
    const second = await trusted("second-leaver@example.org", "Second Writer");
    await reply(second, discussion, { text: "Nobody shall read this again." });
    const all = { password: goodPassword, posts: "erase" };
    expect((await call("DELETE", "/accounts/me", all, { headers: second.headers })).statusCode).toBe(200);
    const left = await runSql(
      site.content.payload,
      sql`SELECT id FROM forum_posts WHERE text LIKE '%Nobody shall read%'`,
    );
    expect(left).toEqual([]);
  });
});

test("a post makes only the forum's pages stale", async () => {
  const revisions = () => site.content.revisions();
  const [before, asker] = [await revisions(), await member("revision@example.org", { name: "Revision Reader" })];
  await approve((await ask(asker)).json().data.id);
  const after = await revisions();
  expect(after.content).toBe(before.content);
  expect(after.forum).toBeGreaterThan(before.forum);
});

test("similar questions are found by any of their words, in both scripts", async () => {
  const similar = async (words: string) =>
    (await site.app.inject(`/frontapi/forum/similar?title=${encodeURIComponent(words)}`)).json().data.items;
  expect((await similar("founding gabions near our road"))[0]?.title).toMatch(/gabion wall/);
  expect((await similar("कुलोको मुहान पुरियो"))[0]?.title).toMatch(/मुहान/);
});

describe("the forum's setting", () => {
  const set = async (forum: string) => {
    const data = { forum, _status: "published" };
    await site.content.payload.updateGlobal({ slug: "community-settings", data, depth: 0 });
    await vi.waitFor(async () => {
      const { statusCode } = await call("GET", "/forum/categories");
      expect(statusCode).toBe(forum === "closed" ? 404 : 200);
    }, 10_000);
  };

  test("read only: nobody can write", async () => {
    const reader = await member("reader@example.org", { name: "Reader Only" });
    await set("readOnly");
    expect((await ask(reader)).statusCode).toBe(403);
    const writing = async () => (await call("GET", "/forum")).json().data?.writing;
    await expect.poll(writing, { timeout: 5000 }).toBe("readOnly");
    await set("open");
  });

  test("closed: nothing is shown, and nothing is lost", async () => {
    await set("closed");
    for (const path of ["/forum", "/discussion/1", "/forum/ask", "/forum/my", "/feeds/forum.xml", "/frontapi/forum"]) {
      const asked = async () => [path, (await site.app.inject({ url: path })).statusCode];
      await expect.poll(asked, { timeout: 5000 }).toEqual([path, 404]);
    }
    const sitemap = async () => (await site.app.inject({ url: "/sitemap.xml" })).body;
    await expect.poll(sitemap, { timeout: 5000 }).not.toContain("/forum");
    await set("open");
    await expect.poll(sitemap, { timeout: 5000 }).toContain("/discussion/1");
  });
});
