import { privateCallNames, privateCalls } from "@setu/contract/calls/private-calls";
import { readCalls, readNames } from "@setu/contract/calls/reads";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { membersOf } from "./people/member.ts";
import { callerAt, staffAt } from "./people/staff.ts";
import { searchReady } from "./search-ready.ts";
import { openTestSite, type TestSite } from "./site.ts";

/** PostgreSQL refuses numbers and texts that SQLite accepts, so a forged id can fail there in a query of its own. */
const forgedIds = [
  ...["2147483648", "9999999999", "99999999999999999999", "-1", "0", "1.5", "1e3", "0x1"],
  ...["1%00", "%00", "%C0%80", "1'", "\u0967", "null", "550e8400-e29b-41d4-a716-446655440000"],
];
/** Ids in base 36, as they are in mailed links: 2³¹, much more, and none. */
const forgedLinkIds = ["zik0zk", "zzzzzzzzzz", "0", "-1", "1\0", "\u0967", ""];
const signature = "A".repeat(43);
const forgedLinks = forgedLinkIds.flatMap((id) => [
  ...[`track.${id}.zzzzzzzz.${signature}`, `receipt.${id}.zzzzzzzz.${signature}`],
  ...[`stop.${id}.0.${signature}`, `confirm.${id}.zzzzzzzz.${signature}`],
  ...[`${id}.zzzzzzzz.${signature}`, `${id}.1.${signature}`, `1.${id}.${signature}`],
]);

let site: TestSite;
let headers: Record<string, string>;
beforeAll(async () => {
  site = await openTestSite({ SETU_LIMITS: "off" });
  await searchReady(() => site.content);
  const owner = await staffAt(site, "owner", "Owner");
  await owner.post("/globals/community-settings", { accounts: "open", forum: "open", _status: "published" });
  ({ headers } = await membersOf(() => site).member("forger@example.org"));
});
afterAll(() => site.close());

const marked = { "x-requested-with": "XMLHttpRequest" };
type Method = "GET" | "POST" | "PATCH" | "DELETE";
const statusOf = async (method: Method, url: string, payload?: object, more: Record<string, string> = {}) =>
  (await site.app.inject({ method, url, headers: { ...marked, ...more }, ...(payload && { payload }) })).statusCode;

describe("ids in addresses", () => {
  const paths = readNames.map((name) => readCalls[name].path).filter((path) => /:(id|childId)$/.test(path));

  test.each(paths)("GET %s has nothing at forged ones", async (path) => {
    const group = path.replace(":project_slug", "hydropower");
    const found = await Promise.all(
      forgedIds.map(async (id) => [id, await statusOf("GET", `/frontapi${group.replace(/:\w+$/, id)}`)]),
    );
    expect(found.filter(([, status]) => status !== 404 && status !== 400)).toEqual([]);
  });

  const private_ = privateCallNames.filter((name) => privateCalls[name].path.includes(":id"));
  const body = {
    text: "A text that is long enough.",
    title: "A title that is long enough",
    seen: 0,
    reply: null,
    reason: "other",
  };

  test.each(private_)("%s finds nothing at forged ones", async (name) => {
    const { method, path } = privateCalls[name];
    const payload =
      method === "GET" || method === "DELETE" ? undefined : name === "faqFeedback" ? { helpful: true } : body;
    const found = await Promise.all(
      forgedIds.map(async (id) => [
        id,
        await statusOf(method, `/frontapi${path.replace(":id", id)}`, payload, headers),
      ]),
    );
    expect(found.filter(([, status]) => status !== 404 && status !== 400)).toEqual([]);
  });

  test.each([
    "/news/ID",
    "/ne/news/ID",
    "/projects/hydropower/ID",
    "/career/ID/apply",
    "/feeds/notices/ID.ics",
    "/frontapi/reports/ID/file",
  ])("%s is not found at forged ones", async (path) => {
    const found = await Promise.all(
      forgedIds.map(async (id) => [
        id,
        await statusOf("GET", path.replace("ID", id), undefined, { accept: "text/html" }),
      ]),
    );
    expect(found.filter(([, status]) => Number(status) >= 500)).toEqual([]);
  });
});

describe("ids in bodies", () => {
  const tooLarge = 2 ** 31;
  test.each([
    ["POST", "/forum/discussions/1/answer", { reply: tooLarge }],
    ["POST", "/forum/discussions/1/replies", { text: "A reply.", quoted: tooLarge, quote: "words" }],
    ["POST", "/forum/discussions", { category: tooLarge, title: "May this be asked here?", text: "May it?" }],
    ["POST", "/applications", { vacancy: tooLarge }],
    ["POST", "/applications/uploads", { vacancy: tooLarge, key: "cv", name: "cv.pdf", size: 10 }],
  ] as const)("%s %s refuses one that is too large", async (method, path, payload) => {
    expect(await statusOf(method, `/frontapi${path}`, payload, headers)).toBe(400);
  });
});

describe("forged links", () => {
  test.each([
    ["GET", "/applications/mine"],
    ["GET", "/applications/mine/export"],
    ["GET", "/subscriptions/mine"],
    ["PATCH", "/subscriptions/mine"],
    ["DELETE", "/subscriptions/mine"],
    ["GET", "/complaints/mine"],
    ["GET", "/accounts/me"],
  ] as const)("open nothing at %s %s", async (method, path) => {
    const sendable = forgedLinks.filter((link) => /^[\x21-\x7e]+$/.test(link));
    const found = await Promise.all(
      sendable.map(async (link) => [
        link,
        await statusOf(method, `/frontapi${path}`, undefined, { authorization: `Bearer ${link}` }),
      ]),
    );
    expect(found.filter(([, status]) => Number(status) < 400 || Number(status) >= 500)).toEqual([]);
  });

  test.each([
    ["/accounts/verify", { password: "turbid lanterns uphill 41" }],
    ["/accounts/decline", {}],
    ["/accounts/reset", { password: "turbid lanterns uphill 41", password_confirmation: "turbid lanterns uphill 41" }],
    ["/accounts/email", {}],
    ["/accounts/email/undo", {}],
    ["/forum/mails/stop", {}],
  ])("open nothing at POST %s", async (path, body) => {
    const found = await Promise.all(
      forgedLinks.map(async (token) => [token, await statusOf("POST", `/frontapi${path}`, { token, ...body })]),
    );
    expect(found.filter(([, status]) => Number(status) < 400 || Number(status) >= 500)).toEqual([]);
  });

  test.each([
    "/application/track?link=",
    "/alerts?token=",
    "/ne/alerts?token=",
    "/verify-email?token=",
    "/reset-password?token=",
    "/changed-email?token=",
    "/changed-email?undo=",
    "/frontapi/subscriptions/stop?token=",
    "/frontapi/forum/mails/unsubscribe?token=",
  ])("the page at %s answers", async (path) => {
    const found = await Promise.all(
      forgedLinks.map(async (link) => [
        link,
        await statusOf("GET", path + encodeURIComponent(link), undefined, { accept: "text/html" }),
      ]),
    );
    expect(found.filter(([, status]) => Number(status) >= 500)).toEqual([]);
  });
});

describe("NUL characters", () => {
  test.each([
    ["/api/login", { email: "a\0b@example.org", password: "turbid lanterns uphill 41" }],
    ["/api/login", { email: "ab@example.org", password: "turbid\0lanterns uphill 41" }],
    ["/accounts/forgot", { email: "a\0b@example.org" }],
    ["/applications/link", { reference: "A-7F3K-92QX-M", email: "a\0b@example.org" }],
    ["/subscriptions", { kind: "notices", email: "a\0b@example.org" }],
    ["/forum/discussions", { category: 1, title: "May \0 this be asked here?", text: "May\0it?" }],
    ["/faqs/1/feedback", { text: "It is \0 unclear." }],
    ["/applications", { vacancy: 1, name: "A\0", answers: { "a\0": "b" } }],
  ])("POST %s answers without failing", async (path, payload) => {
    expect(await statusOf("POST", `/frontapi${path}`, payload, headers)).toBeLessThan(500);
  });

  test.each(readNames)("%s answers when each of its parameters has one", async (name) => {
    const { path, query } = readCalls[name];
    const filled = path.replace(":project_slug", "%00").replace(":kind", "%00").replace(/:\w+/, "%00");
    const asked = new URLSearchParams(query.map((key) => [key, "1\0"]));
    expect(await statusOf("GET", `/frontapi${filled}?${asked}`)).toBeLessThan(500);
  });
});

describe("the back office's calls", () => {
  const tooLarge = 2 ** 31;
  test.each([
    ["POST", "/news/ID/undo-publication"],
    ["GET", "/news/ID/withdrawal-effects"],
    ["POST", "/news/ID/working-copy"],
    ["GET", "/news/ID/working-copy"],
    ["POST", "/news/versions/ID"],
    ["GET", "/applications/ID/desk"],
    ["POST", "/applications/ID/notes"],
    ["GET", "/applications/export/ID/csv"],
    ["GET", "/applications/ID/documents/x"],
    ["POST", "/applicant-mails/ID/undo"],
    ["POST", "/contact-messages/ID/state"],
    ["POST", "/forum-posts/ID/keep"],
    ["POST", "/complaints/ID/acts"],
    ["GET", "/complaints/ID/files/x"],
    ["POST", "/media/ID/original"],
    ["POST", "/users/ID/sign-out"],
  ])("%s %s refuses an id that is too large", async (method, path) => {
    const { cookie } = await staffAt(site, "owner", "Owner of forged ids");
    const body = { text: "A note.", state: "new", act: "note", fields: null, baseUpdatedAt: 0 };
    const answer = await callerAt(site, cookie).send(
      method,
      path.replace("ID", String(tooLarge)),
      method === "GET" ? undefined : body,
    );
    expect([400, 403, 404, 409]).toContain(answer.status);
  });

  test("Payload's own calls for one item find nothing at such ids", async () => {
    const owner = await staffAt(site, "owner", "Owner of forged ids");
    const found: string[] = [];
    // Preferences are named by their keys, and Payload has no calls for its other collections.
    const slugs = site.content.payload.config.collections.map(({ slug }) => slug);
    for (const slug of slugs.filter((each) => !each.startsWith("payload-") || each === "payload-locked-documents")) {
      for (const id of [tooLarge, "9999999999", "1.5", "-1"]) {
        const calls = [
          ["GET", `/${slug}/${id}`],
          ["PATCH", `/${slug}/${id}`, {}],
          ["DELETE", `/${slug}/${id}`],
          ["POST", `/${slug}/${id}/duplicate`, {}],
          ["GET", `/${slug}/versions/${id}`],
        ] as const;
        for (const [method, path, body] of calls) {
          const { status } = await owner.send(method, path, body);
          if (status < 400 || status >= 500) found.push(`${method} ${path}: ${status}`);
        }
      }
    }
    expect(found).toEqual([]);
  });

  test("a version of settings is not found at such ids", async () => {
    const owner = await staffAt(site, "owner", "Owner of forged ids");
    const found: string[] = [];
    const globals = site.content.payload.config.globals.filter(({ versions }) => versions);
    expect(globals).not.toEqual([]);
    for (const { slug } of globals) {
      for (const id of [tooLarge, "9999999999", "1.5", "-1"]) {
        const { status } = await owner.send("GET", `/globals/${slug}/versions/${id}`);
        if (status < 400 || status >= 500) found.push(`${slug} ${id}: ${status}`);
      }
    }
    expect(found).toEqual([]);
  });

  test.each([
    ["/news/bin", { ids: [tooLarge] }],
    ["/applications/move", { ids: [tooLarge], to: "reading", key: "550e8400-e29b-41d4-a716-446655440000" }],
    ["/fault-mails/retry", { job: tooLarge }],
  ])("POST %s refuses one in its body", async (path, body) => {
    const { cookie } = await staffAt(site, "owner", "Owner of forged ids");
    const answer = await callerAt(site, cookie).post(path, body);
    expect([400, 403, 404, 409]).toContain(answer.status);
  });
});
