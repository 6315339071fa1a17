import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ForumMember, forumOf } from "../../../testing/people/forum.ts";
import { membersOf } from "../../../testing/people/member.ts";
import { staffAt } from "../../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { sweepForum } from "../sweep.ts";

const hourMs = 3600_000;
const dayMs = 24 * hourMs;

let site: TestSite;
let moderator: Awaited<ReturnType<typeof staffAt>>;
let asker: ForumMember;
let helper: ForumMember;
let discussion: number;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  moderator = await staffAt(site, "editor", "Moderator");
  // The sample content has a question that waits.
  await runSql(site.content.payload, sql`UPDATE forum_posts SET state = 'erased' WHERE state = 'held'`);
  asker = await trusted("asker@example.org", "Gita Ojha");
  helper = await trusted("helper@example.org", "Naresh Bist");
  discussion = (await ask(asker)).json().data.id;
});
afterAll(() => site.close());

const { call, member, login, mailed, mailsTo, signedBy } = membersOf(() => site);
const { title, ask, reply, read, mine, approve, trusted } = forumOf(
  () => site,
  () => moderator,
);
const post = (id: number, action: string, body: object = {}) => moderator.post(`/forum-posts/${id}/${action}`, body);
const stored = async (id: number) =>
  (await runSql(site.content.payload, sql`SELECT * FROM forum_posts WHERE id = ${id}`))[0];
const flag = (who: ForumMember, id: number) =>
  call("POST", `/forum/posts/${id}/flags`, { reason: "spam", text: "Look at this." }, { headers: who.headers });

describe("spam", () => {
  test("suspends its author, whose sessions end, and takes down everything that the author has posted", async () => {
    const spammer = await trusted("spammer@example.org", "Cheap Cement");
    const { id: open } = (await reply(spammer, discussion, { text: "Cement, cheap!" })).json().data;
    const links = "https://a.example https://b.example https://c.example";
    const { id: held } = (await reply(spammer, discussion, { text: links })).json().data;
    expect([await stored(open), await stored(held)]).toMatchObject([{ state: "public" }, { state: "held" }]);
    expect((await post(held, "spam")).status).toBe(200);
    expect([await stored(open), await stored(held)]).toMatchObject([{ state: "hidden" }, { state: "refused" }]);
    expect(JSON.stringify(await read(discussion))).not.toContain("Cement");
    expect((await reply(spammer, discussion, { text: "More." })).statusCode).toBe(401);
    const again = await login(spammer.email);
    expect(again.statusCode).toBe(200);
    expect((await reply({ ...spammer, headers: signedBy(again) }, discussion, { text: "More." })).statusCode).toBe(403);
    expect((await post(held, "spam")).status).toBe(409);
    expect(JSON.stringify((await stored(open))?.["log"])).toContain("Moderator");
  });

  test("takes the post down last on which it was pressed, so that it can be pressed again after an interruption", async () => {
    const spammer = await trusted("rods@example.org", "Cheap Rods");
    const [first, second] = [
      (await ask(spammer, { title: `${title} Rods` })).json().data.id,
      (await ask(spammer, { title: `${title} More rods` })).json().data.id,
    ];
    expect((await post(first, "spam")).status).toBe(200);
    expect([await stored(first), await stored(second)]).toMatchObject([{ state: "hidden" }, { state: "hidden" }]);
    const revision = async (id: number) => Number((await stored(id))?.["revision"]);
    expect(await revision(first)).toBeGreaterThan(await revision(second));
  });

  test("is no action against the firm's own answers", async () => {
    const [expert] = await runSql(
      site.content.payload,
      sql`SELECT id FROM forum_posts WHERE staff IS TRUE AND state = 'public' LIMIT 1`,
    );
    expect((await post(Number(expert?.["id"]), "spam")).status).toBe(409);
  });
});

test("the author of a post that is taken down is told why, and where to object", async () => {
  const writer = await trusted("taken-down@example.org", "Dil Thapa");
  const { id } = (await reply(writer, discussion, { text: "My neighbour Hari built it badly." })).json().data;
  expect((await post(id, "hide", { reason: "Please name no neighbours." })).status).toBe(200);
  const { text } = await mailed("taken-down@example.org", /has taken down/);
  expect(text).toContain("Please name no neighbours.");
  expect(text).toContain("/complaint-feedback");
});

test("a trusted member's post waits when it repeats a text, has many links, or repeats a refused post of somebody else", async () => {
  const advertising = "We supply cement, rods and gravel to every district, at the lowest price in all of Nepal.";
  const elsewhere = (await ask(asker, { title: `${title} Elsewhere` })).json().data.id;
  const state = async (who: ForumMember, text: string, where = discussion) =>
    (await reply(who, where, { text })).json().data.state;
  expect(await state(helper, advertising)).toBe("public");
  expect(await state(helper, advertising, elsewhere)).toBe("held");
  const refused = `${advertising} Call us now.`;
  const newcomer = await member("copied@example.org", { name: "Copied Writer" });
  const { id } = (await reply(newcomer, discussion, { text: refused })).json().data;
  expect((await post(id, "refuse", { reason: "Advertising." })).status).toBe(200);
  expect(await state(helper, refused)).toBe("held");
  expect(await state(helper, "Thank you.")).toBe("public");
  expect(await state(helper, "Thank you.", elsewhere)).toBe("public");
  const titled = await ask(helper, {
    title: "Read www.a.example, www.b.example and www.c.example today?",
    text: "Yes?",
  });
  expect(titled.json().data.state).toBe("held");
});

describe("a moderator", () => {
  test("moves a question to another category", async () => {
    const before = Number((await stored(discussion))?.["category_id"]);
    const others = (await site.content.api.forumCategories("en")).items.filter(({ id }) => id !== before);
    expect((await post(discussion, "move", { category: 9999 })).status).toBe(400);
    expect((await post(discussion, "move", { category: others[0]?.id })).status).toBe(200);
    expect((await read(discussion)).question.category?.id).toBe(others[0]?.id);
    const { items } = await site.content.api.forum("en", { category: String(others[0]?.id) });
    expect(items.map(({ id }) => id)).toContain(discussion);
  });

  test("accepts a reply in the asker's place after 14 days in which nobody wrote, and can take it back", async () => {
    const { payload } = site.content;
    const { id } = (await reply(helper, discussion, { text: "Leave it be." })).json().data;
    expect((await post(discussion, "accept", { reply: id })).status).toBe(409);
    const before = Date.now() - 15 * dayMs;
    await runSql(
      payload,
      sql`UPDATE forum_posts SET published_at = ${before} WHERE id = ${discussion} OR discussion_id = ${discussion}`,
    );
    expect((await post(discussion, "accept", { reply: 1 })).status).toBe(409);
    // More than PostgreSQL compares with an id.
    expect((await post(discussion, "accept", { reply: 2 ** 31 })).status).toBe(400);
    expect((await post(discussion, "accept", { reply: id })).status).toBe(200);
    expect(await read(discussion)).toMatchObject({ state: "solved", accepted: { id } });
    await mailed("helper@example.org", /A moderator at .+ has marked your reply as the answer/);
    expect((await post(discussion, "accept", { reply: null })).status).toBe(200);
    expect(await read(discussion)).toMatchObject({ state: "open", accepted: null });
  });
});

describe("a waiting post", () => {
  test("is reported to moderators at once and after 4 working hours, to owners after 24; its author reads since when it waits", async () => {
    const { payload } = site.content;
    const newcomer = await member("waiting@example.org", { name: "Waiting Writer" });
    // A mail of this hour that was withheld, since its post had been dealt with, does not put off the next one.
    await runSql(payload, sql`DELETE FROM forum_mails WHERE kind = 'held'`);
    const hour = `held/${Math.floor(Date.now() / 3_600_000)}`;
    await runSql(
      payload,
      sql`INSERT INTO forum_mails (kind, state, attempts, ${sql.identifier("key")}) VALUES ('held', 'withheld', 0, ${hour})`,
    );
    const { id } = (await ask(newcomer, { title: `${title} Waiting` })).json().data;
    const held = async () =>
      (await runSql(payload, sql`SELECT state FROM forum_mails WHERE kind = 'held'`)).map(({ state }) => state);
    await expect.poll(held, { timeout: 20_000 }).toEqual(["sent"]);
    await mailed("enquiries@example.org", /waiting for a moderator/);
    const [own] = (await mine(newcomer)).waiting;
    expect(Date.now() - Date.parse(own.waits_since.iso)).toBeLessThan(60_000);
    expect(own.waits_since.text).toMatch(/ 20\d\d, \d\d:\d\d$/);
    const kinds = async () =>
      (await runSql(payload, sql`SELECT kind FROM forum_mails WHERE kind IN ('late', 'unattended') ORDER BY id`)).map(
        ({ kind }) => kind,
      );
    const waits = (ms: number) =>
      runSql(
        payload,
        sql`UPDATE forum_posts SET updated_at = ${new Date(Date.now() - ms).toISOString()} WHERE id = ${id}`,
      );
    const traces = { mails: "", host: "localhost" };
    // The sample content's held question was asked hours before it was stored: working hours or not, by the time of day.
    await runSql(
      payload,
      sql`UPDATE forum_posts SET updated_at = ${new Date().toISOString()} WHERE state = 'held' AND id <> ${id}`,
    );
    await runSql(payload, sql`DELETE FROM forum_mails WHERE kind IN ('late', 'unattended')`);
    await sweepForum(payload, traces);
    expect(await kinds()).toEqual([]);
    // Two days have at least seven working hours, and six at least 28.
    await waits(2 * dayMs);
    await sweepForum(payload, traces);
    await sweepForum(payload, traces);
    expect(await kinds()).toEqual(["late"]);
    await waits(7 * dayMs);
    await sweepForum(payload, traces);
    await sweepForum(payload, traces);
    expect(await kinds()).toEqual(["late", "unattended"]);
    await mailed(site.env.owner.email, /You get this email as an owner/);
    await approve(id);
    expect((await mine(newcomer)).waiting).toEqual([]);
  });

  test("reports are mailed as well", async () => {
    const { payload } = site.content;
    const { id } = (await reply(helper, discussion, { text: "Reported words." })).json().data;
    await runSql(payload, sql`DELETE FROM forum_mails WHERE kind = 'held'`);
    expect((await flag(asker, id)).statusCode).toBe(200);
    expect(await runSql(payload, sql`SELECT id FROM forum_mails WHERE kind = 'held'`)).toHaveLength(1);
    await post(id, "keep");
  });
});

test("a follower gets mails about replies until the link in one of them is opened; the asker can stop and begin again", async () => {
  const { payload } = site.content;
  const reader = await member("follower@example.org", { name: "Following Reader" });
  const { id } = (await ask(asker, { title: `${title} Followed` })).json().data;
  const follow = (who: ForumMember, following: boolean) =>
    call("PATCH", `/forum/discussions/${id}/following`, { following }, { headers: who.headers });
  const own = async (who: ForumMember) =>
    (await call("GET", `/forum/discussions/${id}/mine`, undefined, { headers: who.headers })).json().data.following;
  expect([await own(reader), await own(asker)]).toEqual([false, true]);
  for (const _ of [1, 2]) expect((await follow(reader, true)).statusCode).toBe(200);
  expect((await mine(reader)).followed).toMatchObject([{ id }]);
  await reply(helper, id, { text: "The first that is followed." });
  const { text } = await mailed("follower@example.org", /The first that is followed/);
  const token = /stop-mails\?token=(\S+)/.exec(text)?.[1];
  expect((await call("POST", "/forum/mails/stop", { token })).statusCode).toBe(200);
  expect([await own(reader), (await mine(reader)).mails]).toEqual([false, true]);
  expect((await follow(asker, false)).statusCode).toBe(200);
  const last = (await reply(helper, id, { text: "Nobody is told." })).json().data.id;
  expect(await runSql(payload, sql`SELECT id FROM forum_mails WHERE post_id = ${last}`)).toEqual([]);
  expect((await follow(asker, true)).statusCode).toBe(200);
  expect(await own(asker)).toBe(true);
  expect((await call("PATCH", `/forum/discussions/${id}/following`, { following: true })).statusCode).toBe(401);
});

test("who follows a discussion, or wants its mails again, gets none about replies that are already there", async () => {
  const { payload } = site.content;
  const latecomer = await member("latecomer@example.org", { name: "Late Reader" });
  const quiet = await trusted("quiet@example.org", "Quiet Asker");
  const { id } = (await ask(quiet, { title: `${title} Quiet` })).json().data;
  const follow = (who: ForumMember, following: boolean) =>
    call("PATCH", `/forum/discussions/${id}/following`, { following }, { headers: who.headers });
  const mailsAbout = async (about: number) =>
    (
      await runSql(
        payload,
        sql`SELECT m.email FROM forum_mails f JOIN members m ON m.id = f.member_id WHERE f.post_id = ${about} ORDER BY m.email`,
      )
    ).map(({ email }) => email);
  await follow(quiet, false);
  const early = (await reply(helper, id, { text: "Early words." })).json().data.id;
  for (const who of [quiet, latecomer]) expect((await follow(who, true)).statusCode).toBe(200);
  await sweepForum(payload, { mails: "", host: "localhost" });
  expect(await mailsAbout(early)).toEqual([]);
  const later = (await reply(helper, id, { text: "Later words." })).json().data.id;
  expect(await mailsAbout(later)).toEqual(["latecomer@example.org", "quiet@example.org"]);
});

test("a refused post is emptied after 90 days, with quotes of it and reports", async () => {
  const { payload } = site.content;
  const newcomer = await member("forgetful@example.org", { name: "Forgetful Writer" });
  const { id } = (await reply(newcomer, discussion, { text: "Refused words." })).json().data;
  expect((await post(id, "refuse", { reason: "Refused words, about a neighbour." })).status).toBe(200);
  await approve(id);
  expect((await flag(asker, id)).statusCode).toBe(200);
  const body = { text: "As was said:", quoted: id, quote: "Refused words." };
  const quoting = (await reply(helper, discussion, body)).json().data.id;
  expect(await stored(quoting)).toMatchObject({ quote: "Refused words." });
  const before = new Date(Date.now() - 91 * dayMs).toISOString();
  await runSql(payload, sql`UPDATE forum_posts SET state = 'refused', updated_at = ${before} WHERE id = ${id}`);
  await sweepForum(payload, { mails: "", host: "localhost" });
  expect(await stored(id)).toMatchObject({ state: "erased", text: "" });
  expect(JSON.stringify(await stored(id))).not.toContain("neighbour");
  expect(await stored(quoting)).toMatchObject({ quoted: null, quote: null });
  expect(await runSql(payload, sql`SELECT id FROM forum_flags WHERE post_id = ${id}`)).toEqual([]);
});

test("a moderator's page that is still open after an erasure writes no reason back", async () => {
  const newcomer = await member("taken-back@example.org", { name: "Taken Back" });
  const { id } = (await ask(newcomer, { title: `${title} Taken back` })).json().data;
  const withdrawn = await call("DELETE", `/forum/posts/${id}`, undefined, { headers: newcomer.headers });
  expect(withdrawn.statusCode, withdrawn.body).toBe(200);
  const before = await stored(id);
  for (const act of ["refuse", "hide", "close"]) {
    expect((await post(id, act, { reason: "About a neighbour." })).status, act).toBe(404);
  }
  expect(before).toMatchObject({ state: "erased", text: "" });
  expect(await stored(id)).toEqual(before);
});

test("experts of a category are shown with it, and accounts that answer in their names hear of each question once", async () => {
  const { payload } = site.content;
  const { items, officer } = await site.content.api.forumCategories("en");
  const category = items.find(({ experts }) => experts.length > 0);
  expect(category?.experts[0]).toMatchObject({ name: expect.stringMatching(/\S/), designation: expect.any(String) });
  expect(officer).toMatchObject({ name: expect.stringMatching(/\S/) });
  const person = Number(category?.experts[0]?.id);
  await payload.update({ collection: "users", id: moderator.id, data: { answersAs: person }, depth: 0 });
  const { id } = (await ask(helper, { title: `${title} For experts`, category: category?.id })).json().data;
  await mailed(moderator.email, /one of your categories/);
  await call(
    "PATCH",
    `/forum/posts/${id}`,
    { title: `${title} For you`, text: "More.", seen: 0 },
    { headers: helper.headers },
  );
  expect(mailsTo(moderator.email).filter(({ text }) => text.includes("one of your categories"))).toHaveLength(1);
});
