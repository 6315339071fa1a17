import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ForumMember, forumOf } from "../../../testing/people/forum.ts";
import { membersOf } from "../../../testing/people/member.ts";
import { staffAt } from "../../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { runSql, sql } from "../../platform/store/sql.ts";

let site: TestSite;
let moderator: Awaited<ReturnType<typeof staffAt>>;
let asker: ForumMember;
let helper: ForumMember;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  moderator = await staffAt(site, "editor", "Moderator");
  asker = await trusted("asks@example.org", "Asks Once");
  helper = await trusted("many-tabs@example.org", "Many Tabs");
});
afterAll(() => site.close());

const { call, member } = membersOf(() => site);
const { title, text, ask, reply, change, read, approve, trusted } = forumOf(
  () => site,
  () => moderator,
);

type Answer = Awaited<ReturnType<typeof ask>>;
const postIn = (answer: Answer) => ({ status: answer.statusCode, ...answer.json().data });
/** Sends at once, as from so many tabs: each with a key of its own. */
const fromTabs = async (tabs: number, send: () => Promise<Answer>) =>
  (await Promise.all(Array.from({ length: tabs }, send))).map(postIn);
const rowsOf = (discussion: number) =>
  runSql(site.content.payload, sql`SELECT id FROM forum_posts WHERE discussion_id = ${discussion} ORDER BY id`);
const mailsTo = (who: string, discussion: number) =>
  runSql(
    site.content.payload,
    sql`SELECT f.kind FROM forum_mails f JOIN members m ON m.id = f.member_id JOIN forum_posts p ON p.id = f.post_id
        WHERE m.email = ${who} AND p.discussion_id = ${discussion}`,
  );

describe("the same reply from several tabs", () => {
  const words = { text: "Two metres." };
  let discussion: number;
  beforeAll(async () => {
    discussion = (await ask(asker)).json().data.id;
  });

  test("is one, is answered alike and mailed once", async () => {
    const sent = await fromTabs(6, () => reply(helper, discussion, words));
    expect(sent[0]).toMatchObject({ status: 200, state: "public" });
    for (const one of sent) expect(one).toEqual(sent[0]);
    expect(postIn(await reply(helper, discussion, words))).toEqual(sent[0]);
    expect(await rowsOf(discussion)).toEqual([{ id: sent[0]?.id }]);
    expect(await mailsTo("asks@example.org", discussion)).toEqual([{ kind: "reply" }]);
  });

  test("is another one if it quotes, comes later, from somebody else, or to another question", async () => {
    const { payload } = site.content;
    const quoting = { ...words, quoted: discussion, quote: "dry stone" };
    const [quoted, again] = await fromTabs(2, () => reply(helper, discussion, quoting));
    expect(again).toEqual(quoted);
    await reply(asker, discussion, words);
    expect(await rowsOf(discussion)).toHaveLength(3);
    const other = (await ask(asker, { title: `${title} Elsewhere` })).json().data.id;
    await reply(helper, other, words);
    expect(await rowsOf(other)).toHaveLength(1);
    const before = new Date(Date.now() - 11 * 60_000).toISOString();
    await runSql(payload, sql`UPDATE forum_posts SET created_at = ${before} WHERE discussion_id = ${other}`);
    await reply(helper, other, words);
    expect(await rowsOf(other)).toHaveLength(2);
  });

  test("can be sent again once its author has withdrawn or corrected it, or a moderator has refused it", async () => {
    const question = (await ask(asker, { title: `${title} Withdrawn` })).json().data.id;
    const send = async () => postIn(await reply(helper, question, words)).id;
    const withdrawn = await send();
    expect((await call("DELETE", `/forum/posts/${withdrawn}`, undefined, helper)).statusCode).toBe(200);
    const corrected = await send();
    expect((await change(helper, corrected, { text: "Three metres.", seen: 0 })).statusCode).toBe(200);
    const newcomer = await member("new-here@example.org", { name: "New Here" });
    const sendHeld = async () => postIn(await reply(newcomer, question, words));
    const { id: refused } = await sendHeld();
    expect((await moderator.post(`/forum-posts/${refused}/refuse`, { reason: "Say why." })).status).toBe(200);
    const held = await sendHeld();
    expect(held.state).toBe("held");
    expect(new Set([withdrawn, corrected, await send(), refused, held.id]).size).toBe(5);
    // Published meanwhile, it is answered as what it is now.
    await approve(held.id);
    expect(await sendHeld()).toMatchObject({ id: held.id, state: "public" });
  });
});

test("a question asked from two tabs is one, and counts once", async () => {
  const newcomer = await member("asks-thrice@example.org", { name: "Asks Thrice" });
  const ids = [];
  // A new member may ask three questions a day.
  for (const turn of [1, 2, 3]) {
    const [one, two] = await fromTabs(2, () => ask(newcomer, { title: `${title} (${turn})` }));
    expect(one).toMatchObject({ status: 200, state: "held" });
    expect(two).toEqual(one);
    ids.push(one?.id);
  }
  expect(new Set(ids).size).toBe(3);
  expect((await ask(newcomer, { title: `${title} (4)` })).statusCode).toBe(429);
  expect(postIn(await ask(newcomer, { title: `${title} (3)` }))).toMatchObject({ status: 200, id: ids[2] });
  expect((await ask(newcomer, { title: `${title} (3)`, text: `${text} In rain?` })).statusCode).toBe(429);
});

test("an expert's answer from two tabs is one", async () => {
  const { payload } = site.content;
  const [person] = (await payload.find({ collection: "people", limit: 1, depth: 0 })).docs;
  await payload.update({ collection: "users", id: moderator.id, data: { answersAs: person?.id }, depth: 0 });
  const discussion = (await ask(asker, { title: `${title} For an expert` })).json().data.id;
  const answers = await Promise.all(
    ["first-tab", "second-tab", "third-tab"].map((key) =>
      moderator.post(`/forum-posts/${discussion}/answers`, { text: "Every 1.5 m.", key }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await read(discussion)).answers).toBe(1);
  // A corrected text under the key of an attempt that was stored is not thrown away as if it were a repetition.
  const attempt = (text: string) =>
    moderator.post(`/forum-posts/${discussion}/answers`, { text, key: "one-more-answer" });
  expect((await attempt("And every 1.4 m.")).status).toBe(200);
  const corrected = await attempt("And every 1.2 m.");
  expect(corrected.status).toBe(409);
  expect(JSON.stringify(await corrected.json())).toContain("another text");
});

test("a member's key is of one text, also once its author has corrected that", async () => {
  const discussion = (await ask(asker, { title: `${title} With a key` })).json().data.id;
  const key = "the-key-of-a-reply";
  const first = postIn(await reply(helper, discussion, { text: "Four metres." }, key));
  expect((await reply(helper, discussion, { text: "Five metres." }, key)).statusCode).toBe(409);
  expect((await change(helper, first.id, { text: "Six metres.", seen: 0 })).statusCode).toBe(200);
  expect(postIn(await reply(helper, discussion, { text: "Four metres." }, key))).toEqual(first);
});
