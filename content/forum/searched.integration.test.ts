import { randomUUID } from "node:crypto";
import type { ForumList } from "@setu/contract/forum/forum";
import type { SearchPage } from "@setu/contract/search/results";
import type { Suggestions } from "@setu/contract/search/suggestions";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { goodPassword, membersOf } from "../../testing/people/member.ts";
import { staffAt } from "../../testing/people/staff.ts";
import { idOf, visitorOf } from "../../testing/people/visitor.ts";
import { searchReady } from "../../testing/search-ready.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { isoDay, nepalDay } from "../calendar/nepal-time.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { SiteSearch } from "../search/site-search.ts";
import { searched } from "../searched.ts";
import { recordDiscussions } from "./revision.ts";
import { searchedDiscussions } from "./searched-discussions.ts";

let site: TestSite;
let moderator: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  moderator = await staffAt(site, "editor", "Moderator");
  await searchReady(() => site.content);
});
afterAll(() => site.close());

const { member, call } = membersOf(() => site);
const visitor = visitorOf(() => site);
type Member = Awaited<ReturnType<typeof member>>;

const sent = async (who: Member, path: string, body: object) =>
  Number(
    (await call("POST", path, body, { headers: { ...who.headers, "idempotency-key": randomUUID() } })).json().data.id,
  );
const ask = (who: Member, title: string, text: string) => sent(who, "/forum/discussions", { category: 1, title, text });
const movesOf = async (id: number) =>
  Number((await runSql(site.content.payload, sql`SELECT moves FROM forum_posts WHERE id = ${id}`))[0]?.["moves"]);
const moderate = async (id: number, what: "approve" | "hide" | "close", body: object = {}) =>
  expect((await moderator.post(`/forum-posts/${id}/${what}`, { seen: await movesOf(id), ...body })).status).toBe(200);

/** The discussions that a search finds, bypassing the caches: an index that is behind the forum finds nothing at all. */
const found = async (q: string) => {
  const { items, prepared } = await site.content.api.search("en", { q });
  expect(prepared).toBe(true);
  return items.filter(({ kind, partial }) => kind === "discussion" && !partial).map(({ path }) => path);
};
const suggested = async (q: string) => (await site.content.api.suggestions("en", { q })).items.map(({ path }) => path);
/** The same, as visitors are answered: the caches notice a change within a second. */
const soon = { timeout: 5000, interval: 100 };
const answered = async (q: string) =>
  (await visitor.call<SearchPage>("/search", { q })).data.items
    .filter(({ kind, partial }) => kind === "discussion" && !partial)
    .map(({ path }) => path);
const suggestedToVisitors = async (q: string) =>
  (await visitor.call<Suggestions>("/search/suggestions", { q })).data.items.map(({ path }) => path);
const listed = async (q: string) =>
  (await visitor.call<ForumList>("/forum", { q })).data.items.map(({ id }) => `/discussion/${id}`);

test("a question is found from its approval until it is hidden, in search, suggestions and the forum's list", async () => {
  const asker = await member("wombat@example.org", { name: "Burrow Watcher" });
  const id = await ask(asker, "How does one keep a wombat out of a canal lining?", "It undermines the bandicoot slab.");
  const path = `/discussion/${id}`;
  expect([await found("wombat"), await suggested("wombat"), await answered("bandicoot")]).toEqual([[], [], []]);

  await moderate(id, "approve");
  for (const q of ["wombat", "bandicoot slab", "wombats canals"]) expect(await found(q), q).toEqual([path]);
  expect(await suggested("womb")).toEqual([path]);
  await expect.poll(() => answered("bandicoot"), soon).toEqual([path]);
  await expect.poll(() => suggestedToVisitors("wombat"), soon).toEqual([path]);
  await expect.poll(() => listed("bandicoot"), soon).toEqual([path]);

  await moderate(id, "hide", { reason: "Names a person." });
  expect([await found("wombat"), await found("bandicoot"), await suggested("wombat")]).toEqual([[], [], []]);
  await expect.poll(() => answered("bandicoot"), soon).toEqual([]);
  await expect.poll(() => suggestedToVisitors("wombat"), soon).toEqual([]);
});

test("a result shows category, state and day; an accepted answer is found, until it is changed or its author leaves", async () => {
  const asker = await member("axolotl@example.org", { name: "First Asker" });
  const helper = await member("numbat@example.org", { name: "Second Helper" });
  const id = await ask(asker, "What lives in the axolotl basin of a fish ladder?", "Seen at night.");
  await moderate(id, "approve");
  const shown = async () => (await site.content.api.search("en", { q: "axolotl", kind: "discussion" })).items[0];
  const [category] = (await site.content.api.forumCategories("en")).items;
  expect(await shown()).toMatchObject({
    path: `/discussion/${id}`,
    kind_text: "Discussion",
    details: [
      { text: category?.name, locale: "en" },
      { text: "Open", locale: "en" },
    ],
    date: { ad: isoDay(nepalDay(new Date())) },
    locale: { served: "en" },
  });

  const reply = await sent(helper, `/forum/discussions/${id}/replies`, { text: "A pangolin, most likely." });
  await moderate(reply, "approve");
  expect(await found("pangolin")).toEqual([]);
  const accept = await call("POST", `/forum/discussions/${id}/answer`, { reply }, { headers: asker.headers });
  expect(accept.statusCode).toBe(200);
  expect(await found("pangolin")).toEqual([`/discussion/${id}`]);
  expect((await shown())?.details.at(-1)?.text).toBe("Solved");
  await expect.poll(() => listed("pangolin"), soon).toEqual([`/discussion/${id}`]);

  const body = { text: "A tarsier, most likely.", seen: await movesOf(reply) };
  expect((await call("PATCH", `/forum/posts/${reply}`, body, { headers: helper.headers })).statusCode).toBe(200);
  expect([await found("pangolin"), await found("tarsier")]).toEqual([[], []]);
  await moderate(reply, "approve");
  expect([await found("pangolin"), await found("tarsier")]).toEqual([[], [`/discussion/${id}`]]);

  const leave = (who: Member) =>
    call("DELETE", "/accounts/me", { password: goodPassword, posts: "erase" }, { headers: who.headers });
  expect((await leave(helper)).statusCode).toBe(200);
  expect(await found("tarsier")).toEqual([]);
  expect(await found("axolotl")).toEqual([`/discussion/${id}`]);
  expect((await leave(asker)).statusCode).toBe(200);
  expect(await found("axolotl")).toEqual([]);
});

test("a question is found under its category's present name, and in one language alone", async () => {
  const { payload, api } = site.content;
  const [first] = (await api.search("ne", { q: "कुलो मुहान", kind: "discussion" })).items;
  expect(first).toMatchObject({ kind_text: "छलफल", excerpt: { locale: "ne" }, locale: { served: "ne" } });
  expect((await api.search("en", { q: "कुलो मुहान", kind: "discussion", lang: "en" })).items).toEqual([]);
  const named = async () =>
    (await api.search("en", { q: "gabion wall", kind: "discussion" })).items[0]?.details[0]?.text;
  const id = await idOf(site, "forum-categories", String(await named()));
  const data = { name: "Slopes and walls", _status: "published" } as const;
  await payload.update({ collection: "forum-categories", id, locale: "en", data, depth: 0 });
  expect(await named()).toBe("Slopes and walls");
});

test("an approval reads that question alone, and leaves the content's revision as it is", async () => {
  const { payload } = site.content;
  const read = new Set<number>();
  const counted: typeof searchedDiscussions = {
    ...searchedDiscussions,
    read(payload, ids) {
      for (const id of ids) read.add(id);
      return searchedDiscussions.read(payload, ids);
    },
  };
  const env = { ...site.env, port: 4998 };
  const search = new SiteSearch({
    payload,
    env,
    searched: { ...searched, items: [], whole: [], versioned: [counted] },
  });
  onTestFinished(() => search.stop());
  const finds = async (q: string) => (await search.search("en", { q })).items.map(({ path }) => path);
  await expect.poll(() => finds("gabion wall founded"), { timeout: 30_000 }).not.toEqual([]);
  const asker = await member("quoll@example.org", { name: "Quoll Asker" });
  const id = await ask(asker, "May a quoll cross the spillway at night?", "It does.");
  const before = await site.content.revisions();
  read.clear();
  await moderate(id, "approve");
  expect(await finds("quoll")).toEqual([`/discussion/${id}`]);
  // On a busy machine it may be read twice.
  expect([...read]).toEqual([id]);
  expect((await site.content.revisions()).content).toBe(before.content);
});

test("a closed forum is not found, and is found again once it is open, with 1,000 questions", async () => {
  const { payload } = site.content;
  const at = Date.now();
  for (let n = 0; n < 1000; n += 1) {
    await runSql(
      payload,
      sql`INSERT INTO forum_posts (kind, staff, category_id, lang, title, text, state, published_at, muted, moves)
          VALUES ('question', FALSE, 1, 'en', ${`Is the bilby fence number ${n} high enough for the reservoir?`},
            ${`Fence ${n} keeps the bilby away from the crest of the dam.`}, 'public', ${at - n}, FALSE, 0)`,
    );
  }
  const stored = await runSql(payload, sql`SELECT id FROM forum_posts WHERE text LIKE '%bilby%'`);
  await recordDiscussions(
    payload,
    stored.map(({ id }) => Number(id)),
  );
  const total = async () => (await site.content.api.search("en", { q: "bilby", kind: "discussion" })).page.total;
  await expect.poll(total, { timeout: 30_000 }).toBe(1000);
  const [near = ""] = await found("bilby 77");
  const id = Number(near.split("/").at(-1));
  await moderate(id, "close", { reason: "Answered elsewhere." });
  const closed = (await site.content.api.search("en", { q: "bilby 77" })).items[0];
  expect(closed?.details.at(-1)?.text).toBe("Closed");

  const set = (forum: "open" | "closed") =>
    payload.updateGlobal({ slug: "community-settings", data: { forum, _status: "published" }, depth: 0 });
  await set("closed");
  expect([await found("bilby 77"), await suggested("bilby")]).toEqual([[], []]);
  await expect.poll(() => answered("bilby 77"), soon).toEqual([]);
  await set("open");
  await expect.poll(total, { timeout: 30_000 }).toBe(1000);
});
