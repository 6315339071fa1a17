import { type PrivateCallName, privateCallNames, privateCalls } from "@setu/contract/calls/private-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runSql, sql } from "../../content/platform/store/sql.ts";
import { type ForumMember, forumOf } from "../people/forum.ts";
import { goodPassword, membersOf } from "../people/member.ts";
import { staffAt } from "../people/staff.ts";
import { openTestSite, type TestSite } from "../site.ts";

/**
 * Every call of a member, made by everybody else with the ids of another member's posts and session, and with all the
 * fields that only the server writes: nothing of that member changes (safety, C8).
 */
let site: TestSite;
let victim: ForumMember;
const posts: number[] = [];
let callers: Record<(typeof actors)[number], Record<string, string>>;

const actors = [
  "nobody",
  "a new member",
  "a trusted member",
  "a suspended member",
  "an editor",
  "a moderator",
] as const;

beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  const [editor, moderator] = [await staffAt(site, "editor", "Editor"), await staffAt(site, "editor", "Moderator")];
  const { ask, reply, trusted } = forumOf(
    () => site,
    () => moderator,
  );
  victim = await trusted("victim@example.org", "Victim Rokaya");
  const question = (await ask(victim)).json().data.id;
  posts.push(question, (await reply(victim, question, { text: "And one more thing." })).json().data.id);
  // One that waits for a moderator is nobody else's to see.
  posts.push((await ask(await member("victim-held@example.org"))).json().data.id);
  const suspended = await member("suspended@example.org", { name: "Suspended Reader" });
  await runSql(site.content.payload, sql`UPDATE members SET state = 'suspended' WHERE email = ${suspended.email}`);
  callers = {
    nobody: {},
    "a new member": (await member("newcomer@example.org", { name: "New Comer" })).headers,
    "a trusted member": (await trusted("trusted@example.org", "Trusted Reader")).headers,
    "a suspended member": suspended.headers,
    "an editor": { cookie: editor.cookie },
    "a moderator": { cookie: moderator.cookie },
  };
}, 120_000);
afterAll(() => site.close());

const { call, member } = membersOf(() => site);

/** Reports are every member's right, and change the post that they are about by design. */
const rights: PrivateCallName[] = ["flagPost", "replyTo"];
const names = privateCallNames.filter(
  (name) => /^\/(accounts\/me|forum)/.test(privateCalls[name].path) && !rights.includes(name),
);

/** Fields that only the server writes. */
const assigned = {
  ...{
    state: "public",
    author: 1,
    person: 1,
    staff: true,
    accepted: 1,
    approved: 9,
    level: "moderator",
    role: "owner",
  },
  ...{ publishedAt: 1, published_at: 1, closed: "x", moves: 7, kind: "reply", discussion: 1, member: 1, id: 1 },
  ...{ epoch: 9, publicId: "aaaaaaaaaaaa", terms_version: 99, termsVersion: 99, email_confirmed: true },
};
/** The callers' sessions are needed for the next calls. */
const wrongPassword = "not the password 12";
const bodies: Partial<Record<PrivateCallName, object>> = {
  changeAccount: { name: "Somebody Else", locale: "ne" },
  changeEmail: { email: "elsewhere@example.org", password: goodPassword },
  changePassword: { current_password: wrongPassword, password: goodPassword, password_confirmation: goodPassword },
  exportAccount: { password: wrongPassword },
  deleteAccount: { password: wrongPassword, posts: "erase" },
  askQuestion: { category: 1, title: "How far apart are the weep holes?", text: "Of a wall in Gorkha." },
  acceptAnswer: { reply: null },
  changePost: { title: "How far apart are they?", text: "Taken over.", seen: 0 },
  changeForumMails: { mails: false },
  followDiscussion: { following: false },
  stopForumMails: { token: "x" },
};

/** All that is stored of the victim. */
async function stored(): Promise<unknown> {
  const { payload } = site.content;
  const whose = sql`SELECT id FROM members WHERE email LIKE 'victim%'`;
  return Promise.all([
    runSql(payload, sql`SELECT * FROM members WHERE email LIKE 'victim%' ORDER BY id`),
    runSql(payload, sql`SELECT id, epoch FROM member_sessions WHERE member_id IN (${whose}) ORDER BY id`),
    runSql(payload, sql`SELECT * FROM forum_posts WHERE author_id IN (${whose}) ORDER BY id`),
  ]);
}

test.each(actors)("no call of %s changes anything of another member", async (who) => {
  const before = await stored();
  const { docs } = await site.content.payload.find({ collection: "member-sessions", limit: 100, depth: 0 });
  const session = String((docs[0] as { publicId?: string } | undefined)?.publicId);
  expect(names.length).toBeGreaterThan(12);
  for (const name of names) {
    const { method, path } = privateCalls[name];
    const isNobody = !callers[who]["authorization"];
    for (const id of path.includes(":id") ? posts : [0]) {
      const body =
        name === "endSessions"
          ? { password: goodPassword, session, ...assigned }
          : method === "GET" || (method === "DELETE" && !bodies[name])
            ? undefined
            : { ...bodies[name], ...assigned };
      const answer = await call(method, path.replace(":id", String(id)), body, { headers: callers[who] });
      const told = `${name} ${id} by ${who}: ${answer.statusCode} ${answer.body.slice(0, 200)}`;
      expect(answer.statusCode, told).toBeLessThan(500);
      // The staff's cookie is worth nothing here. The mails' link is its own key.
      if (isNobody && name !== "stopForumMails") expect(answer.statusCode, told).toBe(401);
      expect(answer.body, told).not.toContain("victim@example.org");
    }
  }
  expect(await stored()).toEqual(before);
});

test("none of the fields that were sent along is stored", async () => {
  const { payload } = site.content;
  const own = await runSql(
    payload,
    sql`SELECT state, kind, person_id, staff, accepted, published_at, closed, discussion_id FROM forum_posts
        WHERE title = 'How far apart are the weep holes?' AND author_id = (SELECT id FROM members WHERE email = 'newcomer@example.org')`,
  );
  expect(own.length).toBeGreaterThan(0);
  for (const row of own) {
    expect(row).toMatchObject({ state: "held", kind: "question", person_id: null, accepted: null, published_at: null });
    expect([row["closed"], row["discussion_id"], Boolean(Number(row["staff"]))]).toEqual([null, null, false]);
  }
  const members = await runSql(
    payload,
    sql`SELECT email, state, epoch, terms_version FROM members WHERE name = 'Somebody Else'`,
  );
  expect(members.map(({ state }) => state)).not.toContain("public");
  expect(members.map(({ terms_version: version }) => Number(version))).not.toContain(99);
});
