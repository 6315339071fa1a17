import type { Where } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callerAt, staffAt } from "../../../../testing/people/staff.ts";
import { idOf } from "../../../../testing/people/visitor.ts";
import { openTestSite, type TestSite } from "../../../../testing/site.ts";

let site: TestSite;
let editor: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  editor = await staffAt(site, "editor", "Sita");
});
afterAll(() => site.close());

/** The other content that leaves the website with an item, in the language of the caller's screen. */
const effects = async (collection: string, id: number, language = "en") => {
  const caller = callerAt(site, `${editor.cookie}; setu-lng=${language}`);
  const answer = await caller.get(`/${collection}/${id}/withdrawal-effects`);
  expect(answer.status).toBe(200);
  return (await answer.json()).data as string[];
};
const published = async (collection: "projects" | "people" | "success-stories", where: Where) => {
  const found = await site.content.payload.find({
    collection,
    where: { and: [{ _status: { equals: "published" } }, where] },
    sort: "id",
    depth: 0,
    locale: "en",
  });
  return { count: found.totalDocs, names: found.docs.map((doc) => String((doc as { name?: unknown }).name)) };
};

test("a group takes the pages of its projects and their stories off the website, and its entry in the menu", async () => {
  const { docs } = await site.content.payload.find({ collection: "success-stories", depth: 1, limit: 1, sort: "id" });
  const { group } = (docs as unknown as { project: { group: number } }[])[0]?.project ?? { group: 0 };
  const projects = await published("projects", { group: { equals: group } });
  const stories = await published("success-stories", { "project.group": { equals: group } });
  expect(stories.count).toBeGreaterThan(0);
  const told = await effects("project-groups", group);
  expect(told[0]).toMatch(/^Menu: /);
  const inPages = ({ count, names }: typeof projects) =>
    `${count === 1 ? "1 loses its page" : `${count} lose their pages`} (${names.map((name) => `“${name}”`).join(", ")}).`;
  expect(told).toContain(`Projects: ${inPages(projects)}`);
  expect(told).toContain(`Success stories: ${inPages(stories)}`);
  expect(told.some((line) => /^Services and sectors: \d+ leaves? the home page/.test(line))).toBe(true);
  expect((await effects("project-groups", group, "ne")).join("\n")).toMatch(/परियोजनाहरू: [०-९]+ वटाको पृष्ठ हट्छ \(“/);
});

test("a person speaks on the home page, and is named in teams", async () => {
  const id = await idOf(site, "people", "Urmila Bajracharya");
  const { count, names } = await published("projects", { "team.person": { equals: id } });
  const told = await effects("people", id);
  expect(told).toContain("Home page: no longer shows “Urmila Bajracharya”.");
  const teams = count === 1 ? "1 no longer names" : `${count} no longer name`;
  if (count > 0) expect(told.join("\n")).toContain(`Projects: ${teams} “Urmila Bajracharya” (“${names[0]}”`);
  const inNepali = await effects("people", id, "ne");
  expect(inNepali.join("\n")).toMatch(/गृहपृष्ठ: यहाँबाट “.+” हट्छ।/);
});

test("an office's address is on several pages, and its people are said to work there", async () => {
  const { docs } = await site.content.payload.find({
    collection: "people",
    depth: 0,
    limit: 1,
    where: { office: { exists: true } },
  });
  const office = Number(docs[0]?.["office"]);
  const { count } = await published("people", { office: { equals: office } });
  const told = await effects("offices", office);
  expect(told[0]).toMatch(/^Home page, .*: its address/);
  expect(told.some((line) => line.startsWith(`People: ${count} `))).toBe(true);
});

test("only published items are counted, and the first ones named", async () => {
  const data = { name: "Alone", designation: "Engineer", _status: "published" } as never;
  const alone = await site.content.payload.create({ collection: "people", data, locale: "en" });
  expect(await effects("people", Number(alone.id))).toEqual([]);
  const news = { name: "A draft", author: alone.id, publishedOn: "2026-11-21", _status: "draft" } as never;
  await site.content.payload.create({ collection: "news", data: news, draft: true, locale: "en" });
  expect(await effects("people", Number(alone.id))).toEqual([]);
  for (const name of ["A", "B", "C", "D", "E", "F", "G"]) {
    const shown = { ...(news as object), name, _status: "published" } as never;
    await site.content.payload.create({ collection: "news", data: shown, locale: "en" });
  }
  expect(await effects("people", Number(alone.id))).toEqual([
    "News and events: 7 no longer name “Alone” (“A”, “B”, “C”, “D”, “E” and 2 more).",
  ]);
});

test("only those who may withdraw an item are told", async () => {
  const id = await idOf(site, "people", "Urmila Bajracharya");
  const hr = await staffAt(site, "hr", "Hari");
  expect((await hr.get(`/people/${id}/withdrawal-effects`)).status).toBe(403);
  expect((await callerAt(site).get(`/people/${id}/withdrawal-effects`)).status).toBe(403);
  expect((await editor.get("/people/999999/withdrawal-effects")).status).toBe(404);
});
