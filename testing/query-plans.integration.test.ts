import { frontApiBase } from "@setu/contract/calls/paths";
import { type ReadName, type ReadParameters, readAddress, readNames } from "@setu/contract/calls/reads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newReference } from "../content/applications/apply/reference.ts";
import { writtenMails } from "./mail-files.ts";
import { membersOf } from "./people/member.ts";
import { noteStatements, type Planner, plannerOf, type Statement } from "./query-plans.ts";
import { searchReady } from "./search-ready.ts";
import { openTestSite, type TestSite } from "./site.ts";

let site: TestSite;
let planner: Planner;

beforeAll(async () => {
  site = await openTestSite();
  await searchReady(() => site.content);
  planner = await plannerOf(site);
});
afterAll(async () => {
  await planner.close();
  await site.close();
});
const { call, member } = membersOf(() => site);

/** Every call that reads, with all its kinds of parameters. */
const asked: Record<ReadName, ReadParameters[]> = {
  home: [{}],
  menu: [{}],
  whoWeAre: [{ id: "1" }],
  about: [{}],
  service: [{ id: "1" }],
  members: [{}, { q: "a", discipline: "1" }, { letter: "A", page: "1" }],
  keyPersonnel: [{}],
  boardMembers: [{}],
  person: [{ id: "1" }, { id: "2" }],
  reports: [{}, { type: "annual" }, { lang: "ne" }],
  report: [{ id: "1" }],
  notices: [{}, { status: "closed" }, { status: "all", type: "vacancy" }],
  notice: [{ id: "1" }],
  careers: [{}, { type: "internship" }, { discipline: "4" }],
  careersAvailability: [{}, { vacancy: "1" }, { vacancy: "7" }],
  vacancy: [{ id: "1" }, { id: "7" }],
  newsList: [{}, { page: "2" }, { category: "event" }, { q: "bridge" }, { project: "1" }],
  newsItem: [{ id: "1" }, { id: "5" }],
  albumCategories: [{}],
  albums: [{ id: "1" }, { id: "1", sort: "old" }],
  gallery: [{ id: "1" }],
  legal: [{ kind: "privacy" }, { kind: "terms", version: "1" }],
  legalChanges: [{ kind: "privacy" }, { kind: "privacy", from: "1", to: "2" }],
  complaints: [{}],
  complaintFigures: [{}],
  faqs: [{}, { group: "clients" }, { q: "land" }],
  forum: [{}, { view: "all", category: "1" }, { view: "solved", lang: "ne" }, { q: "gabion" }],
  forumCategories: [{}],
  similarQuestions: [{ title: "gabion walls beside a road" }],
  discussion: [{ id: "1" }, { id: "5", page: "1" }],
  projects: [{}, { page: "2" }, { q: "road" }, { sector: "roads-bridges", view: "map" }, { country: "Nepal" }],
  stories: [{}, { sector: "water-irrigation" }],
  story: [{ id: "1" }, { id: "4" }],
  projectGroup: [{ project_slug: "hydropower-dams" }],
  project: [{ project_slug: "hydropower-dams", childId: "1" }],
  search: [{}, { q: "bridge" }],
  suggestions: [{ q: "bri" }],
};

async function askEverything(): Promise<void> {
  for (const name of readNames) {
    for (const parameters of asked[name]) {
      const { statusCode } = await site.app.inject(frontApiBase + readAddress(name, "en", parameters));
      expect({ name, parameters, statusCode }).toEqual({ name, parameters, statusCode: 200 });
    }
  }
}

/** The queries of applicants and subscribers: by a link, a reference or an address. */
async function askAsOneVisitor(): Promise<void> {
  const headers = { "x-requested-with": "XMLHttpRequest" };
  const later = (Date.now() + 3600_000).toString(36);
  const ask = async (status: number, url: string, link: string, payload?: object) => {
    const method = payload ? "POST" : "GET";
    const authorization = `Bearer ${link}`;
    const { statusCode } = await site.app.inject({
      method,
      url: frontApiBase + url,
      headers: { ...headers, authorization },
      ...(payload && { payload }),
    });
    expect({ url, statusCode }).toEqual({ url, statusCode: status });
  };
  await ask(403, "/applications/mine", `track.1.${later}.x`);
  await ask(403, "/applications/mine/export", `track.1.${later}.x`);
  await ask(403, "/subscriptions/mine", "stop.1.0.x");
  await ask(200, "/applications/link", "", { email: "a@example.org", reference: newReference() });
  await ask(200, "/subscriptions", "", { kind: "vacancies", filter: "1", email: "a@example.org" });
  // The last two calls send their mails in the background.
  await expect.poll(() => writtenMails(site.env.dataDir).length, { timeout: 10_000 }).toBeGreaterThan(0);
}

/** The queries of a member who reads and writes in the forum. */
async function askAsMember(): Promise<void> {
  const { headers } = await member("plans@example.org");
  const ask = async (method: "GET" | "POST" | "PATCH", path: string, body?: object) => {
    const answer = await call(method, path, body, { headers });
    expect({ path, statusCode: answer.statusCode }).toEqual({ path, statusCode: 200 });
    return answer.json().data;
  };
  const title = "How is a retaining wall drained in clay?";
  const { id } = await ask("POST", "/forum/discussions", { category: 1, title, text: "A wall of 2 m." });
  await ask("PATCH", `/forum/posts/${id}`, { title, text: "A wall of 3 m.", seen: 0 });
  await ask("POST", "/forum/discussions/1/replies", { text: "With gravel.", quoted: 1, quote: "gabion" });
  await ask("POST", "/forum/posts/1/flags", { reason: "other" });
  await ask("GET", "/forum/mine");
  await ask("GET", "/forum/discussions/1/mine");
}

/** The full table scans of these statements, each with its statement. */
async function visits(statements: Statement[]) {
  const found: string[] = [];
  for (const statement of statements) {
    for (const visit of await planner.visitsOf(statement)) found.push(`${visit}: ${statement.sql.slice(-400)}`);
  }
  return found;
}

test("no query of a list or an item scans a whole table, neither at first nor after a publish", async () => {
  const { statements } = noteStatements(site);
  await askEverything();
  const first = statements().length;
  const change = { locale: "en", overrideAccess: true, depth: 0 } as const;
  const { payload } = site.content;
  await payload.update({ collection: "news", id: 2, data: { name: "Told anew" }, ...change });
  await payload.update({ collection: "projects", id: 2, data: { code: "ANEW-1" }, ...change });
  const revision = await site.content.revision();
  await expect
    .poll(async () => (await site.app.inject(`${frontApiBase}/news?locale=en&q=anew`)).json().data.page.total)
    .toBe(1);
  await askEverything();
  await askAsOneVisitor();
  await askAsMember();

  expect(first).toBeGreaterThan(60);
  for (const table of [
    "system_changes",
    "applications",
    "subscriptions",
    "alert_mails",
    "forum_posts",
    "forum_flags",
  ]) {
    expect(statements().some(({ sql }) => sql.includes(table))).toBe(true);
  }
  expect(revision).toBeGreaterThan(0);
  expect(await visits(statements())).toEqual([]);
}, 60_000);

test("full table scans are found", async () => {
  const search = { sql: "SELECT id FROM news_locales WHERE name LIKE '%bridge%'", values: [] };
  const grouped = { sql: "SELECT featured, count(*) FROM news GROUP BY featured", values: [] };
  expect(await visits([search, grouped])).toHaveLength(2);
});
