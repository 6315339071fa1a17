import { privateCalls } from "@setu/contract/calls/private-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anonymousComplaint, complainantsOf } from "../../../testing/people/complainant.ts";
import { membersOf } from "../../../testing/people/member.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

/** Nobody else gets a private answer out of a cache, however its address is written (safety, C11 and T24). */
let site: TestSite;
let own: Record<string, string>;
let code: string;
const secret = /Somebody Apart|apart@example\.org|A wall that only its writer knows/;

beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  own = (await membersOf(() => site).member("apart@example.org", { name: "Somebody Apart" })).headers;
  code = await complainantsOf(() => site).complained(anonymousComplaint("A wall that only its writer knows."));
});
afterAll(() => site.close());

const base = "/frontapi";
/** The calls with somebody's own data, which take no body, and their owners' headers. */
const owned = (): [path: string, headers: Record<string, string>][] => [
  [base + privateCalls.authenticatedUser.path, own],
  [base + privateCalls.myAccount.path, own],
  [base + privateCalls.sessions.path, own],
  [base + privateCalls.myForum.path, own],
  [base + privateCalls.myComplaint.path, { authorization: `Bearer ${code.replaceAll(" ", "")}` }],
];

/** Ways to write an address such that a cache may take it for a file or for another page. */
const tricks: ((path: string) => string)[] = [
  ...[".css", ".js", ".jpg", ".ico", ".json", ".html"].map((ending) => (path: string) => path + ending),
  ...["/x.css", "/x.js", "/favicon.ico", "/robots.txt", "/", "//", "/."].map((end) => (path: string) => path + end),
  ...[";x.css", ";jsessionid=1", "%3Bx.css", "%23x.css", "%3Fx.css"].map((end) => (path: string) => path + end),
  ...["%00.css", "%0A.css", "%09.css", "%20.css", "%2Fx.css", "%2F..%2Fx.css", "%5Cx.css"].map(
    (end) => (path: string) => path + end,
  ),
  ...["?x.css", "?locale=en", "?locale=ne&x=.css", "?_=1", "??"].map((query) => (path: string) => path + query),
  (path) => path.replace(base, `/assets/..${base}`),
  (path) => path.replace(base, `/assets/%2e%2e${base}`),
  (path) => path.replace(base, `/media/..%2f${base.slice(1)}`),
  (path) => path.replace(base, `/news/../..${base}`),
  (path) => path.replace(base, `/.${base}`),
  (path) => path.replace(base, `/${base}`),
  (path) => path.replace(base, `/ne${base}`),
  (path) => path.replace(base, base.toUpperCase()),
  (path) => path.toUpperCase(),
  (path) => `${path}/../../news`,
  (path) => `${path}/..%2f..%2fnews`,
  (path) =>
    path.replace(/\/(\w)(\w*)$/, (_, first: string, rest: string) => `/%${first.charCodeAt(0).toString(16)}${rest}`),
];

test("forty ways to write the address of a private answer give it only to its owner, and never to be kept", async () => {
  expect(tricks.length).toBeGreaterThanOrEqual(40);
  let answered = 0;
  for (const [path, headers] of owned()) {
    for (const trick of [(same: string) => same, ...tricks]) {
      const url = trick(path);
      const marked = { "x-requested-with": "XMLHttpRequest" };
      const theirs = await site.app.inject({ url, headers: { ...marked, ...headers } });
      const others = await site.app.inject({ url, headers: marked });
      expect(theirs.statusCode, url).toBeLessThan(500);
      if (secret.test(theirs.body)) {
        answered += 1;
        expect([url, theirs.headers["cache-control"]]).toEqual([url, "no-store"]);
      }
      // Whatever is cached under this address is what everybody gets.
      expect(others.body, url).not.toMatch(secret);
      expect((await site.app.inject({ url })).body, url).not.toMatch(secret);
    }
  }
  // The plain address and those with other parameters.
  expect(answered).toBeGreaterThanOrEqual(owned().length);
});

test("every call for everybody answers the same with a member's or a writer's token", async () => {
  const paths = [
    "/news",
    "/projects",
    "/faqs",
    "/forum",
    "/success-stories",
    "/complaints/form",
    "/complaints/figures",
  ];
  for (const path of paths.map((one) => base + one)) {
    const [theirs, coded, others] = await Promise.all(
      [own, { authorization: `Bearer ${code.replaceAll(" ", "")}` }, {}].map((headers) =>
        site.app.inject({ url: path, headers }),
      ),
    );
    expect([path, theirs?.statusCode, theirs?.body]).toEqual([path, others?.statusCode, others?.body]);
    expect([path, coded?.body]).toEqual([path, others?.body]);
  }
});
