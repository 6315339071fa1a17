import { frontApiBase } from "@setu/contract/calls/paths";
import { type PrivateCallName, privateCallNames, privateCalls } from "@setu/contract/calls/private-calls";
import { type PageName, pages } from "@setu/contract/pages";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writtenMails } from "../../testing/mail-files.ts";
import { type ForumMember, forumOf } from "../../testing/people/forum.ts";
import { membersOf } from "../../testing/people/member.ts";
import { staffAt } from "../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { runSql, sql } from "../platform/store/sql.ts";

/**
 * A community that an owner closes is gone from every address, list and mail, and complete when it is opened again
 * (safety, C22).
 */
let site: TestSite;
let writer: ForumMember;
let question: number;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  const moderator = await staffAt(site, "editor", "Moderator");
  const forum = forumOf(
    () => site,
    () => moderator,
  );
  writer = await forum.trusted("closed@example.org", "Closed Rokaya");
  question = (await forum.ask(writer, { title: "Does a closed forum keep its questions?" })).json().data.id;
}, 120_000);
afterAll(() => site.close());

const { ask } = membersOf(() => site);
const set = async (data: { accounts?: string; forum?: string }) => {
  const options = { slug: "community-settings", overrideAccess: true } as const;
  await site.content.payload.updateGlobal({ ...options, data: { ...data, _status: "published" } as never });
};
const status = async (url: string) => (await site.app.inject({ url })).statusCode;
const html = async (url: string) => (await site.app.inject({ url })).body;

const forumCalls = privateCallNames.filter((name) => privateCalls[name].path.startsWith("/forum"));
const accountCalls = privateCallNames.filter((name) => /^\/(accounts|api)\b/.test(privateCalls[name].path));
const forumPages: PageName[] = ["forum", "askForum", "myForum", "discussion"];
const accountPages: PageName[] = ["login", "register", "forgotPassword", "resetPassword", "verifyEmail", "profile"];

const addresses = (names: PageName[]) =>
  names.flatMap((name) => ["", "/ne"].map((tree) => tree + pages[name].path.replace(":id", String(question))));
const answers = (names: PrivateCallName[]) =>
  Promise.all(
    names.map(async (name) => {
      const { method, path } = privateCalls[name];
      const body = method === "GET" ? undefined : (bodies[name] ?? {});
      const answer = await ask(method, path.replace(":id", String(question)), body, { headers: writer.headers });
      return [name, answer.statusCode] as const;
    }),
  );
/** Bodies without which a call would be refused before anything is looked up. */
const bodies: Partial<Record<PrivateCallName, object>> = {
  changeAccount: { name: "Closed Rokaya", locale: "en" },
  acceptAnswer: { reply: null },
  changePost: { title: "Does a closed forum keep them?", text: "Changed.", seen: 0 },
  flagPost: { reason: "spam", text: "" },
  changeForumMails: { mails: true },
  followDiscussion: { following: true },
};

/** Ways to these addresses: links on pages that are open, and entries of the sitemap. */
async function leadingTo(addresses: string): Promise<string[]> {
  const link = new RegExp(`href="[^"]*/(?:${addresses})\\b[^"]*"|<loc>[^<]*/(?:${addresses})\\b[^<]*`, "g");
  const found: string[] = [];
  for (const url of ["/", "/ne", "/contact", "/faq", "/about", "/complaint-feedback", "/sitemap.xml"]) {
    for (const [text] of (await html(url)).matchAll(link)) found.push(`${url}: ${text}`);
  }
  return found;
}

const patient = { timeout: 20_000 };
/** Waits until every address is answered with this status. */
async function areAnswered(urls: string[], code: number): Promise<void> {
  for (const url of urls) await expect.poll(async () => [url, await status(url)], patient).toEqual([url, code]);
}

test("the forum: closed, no page, call, link, feed or sitemap entry is left, and no mail; opened again, all is there", async () => {
  // A second try begins like the first.
  await set({ accounts: "open", forum: "open" });
  await areAnswered(addresses(forumPages), 200);
  expect(await leadingTo("forum|discussion")).not.toEqual([]);
  await set({ forum: "closed" });
  await areAnswered([...addresses(forumPages), "/feeds/forum.xml", `${frontApiBase}/forum`], 404);
  // Members who get mails can still stop them.
  const open = ["stopForumMails", "changeForumMails"];
  const told = (await answers(forumCalls)).filter(([name]) => !open.includes(name));
  expect(told.filter(([, code]) => code !== 404)).toEqual([]);
  await expect.poll(() => leadingTo("forum|discussion"), patient).toEqual([]);
  // Mails that were waiting are not sent, even when their time comes.
  const { payload } = site.content;
  const waiting = await runSql(payload, sql`UPDATE forum_mails SET due_at = 0 WHERE due_at IS NOT NULL RETURNING id`);
  const due = async () => (await runSql(payload, sql`SELECT id FROM forum_mails WHERE due_at IS NOT NULL`)).length;
  await expect.poll(due, patient).toBe(0);
  // Other mails, as of the account, may still be on their way.
  const written = writtenMails(site.env.dataDir).map(({ head }) => head);
  expect(waiting.filter(({ id }) => written.some((head) => head.includes(`<forum-${id}@`)))).toEqual([]);
  await set({ forum: "open" });
  await areAnswered(addresses(forumPages), 200);
  expect(await html(`/discussion/${question}`)).toContain("Does a closed forum keep its questions?");
  await expect.poll(() => leadingTo("forum|discussion"), patient).not.toEqual([]);
}, 90_000);

test("accounts: closed, no page, call or link is left, and no session; opened again, members sign in as before", async () => {
  await set({ accounts: "open", forum: "open" });
  await areAnswered(addresses(forumPages), 200);
  expect((await ask("GET", "/accounts/me", undefined, { headers: writer.headers })).statusCode).toBe(200);
  await set({ accounts: "closed" });
  await areAnswered(addresses([...accountPages, ...forumPages]), 404);
  // A session that no longer counts is no session. Calls that remove something still work.
  const open = ["logout", "declineRegistration"];
  const told = (await answers(accountCalls)).filter(([name]) => !open.includes(name));
  expect(told.filter(([, code]) => code !== 404 && code !== 401)).toEqual([]);
  await expect.poll(() => leadingTo("login|register|profile|forum"), patient).toEqual([]);
  await set({ accounts: "open" });
  await areAnswered(addresses(["login", "register", "forum"]), 200);
  expect((await membersOf(() => site).login("closed@example.org")).statusCode).toBe(200);
}, 90_000);
