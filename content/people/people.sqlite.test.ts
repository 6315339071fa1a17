import type { BoardMembers, KeyPersonnel, MemberList, PersonDetail } from "@setu/contract/people";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { idOf, visitorOf } from "../../testing/people/visitor.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const { call } = visitorOf(() => site);
const members = async (query: Record<string, string> = {}) => (await call<MemberList>("/members", query)).data;
const namesOf = (list: { items: { name: string }[] }) => list.items.map(({ name }) => name);

/** Adds a person, published unless `data` says otherwise. */
async function addPerson(data: Record<string, unknown>): Promise<number> {
  const { id } = await site.content.payload.create({
    collection: "people",
    data: { designation: "Engineer", _status: "published", ...data },
    locale: "en",
    draft: data["_status"] === "draft",
  });
  return Number(id);
}

describe("the team", () => {
  test("each count is the number of results of choosing it, also beside another choice", async () => {
    for (const base of [{}, { office: String(await idOf(site, "offices", "Pokhara")) }, { letter: "S" }]) {
      const { filters, letters } = await members(base);
      const choices = [
        ...filters.flatMap(({ key, options }) => options.map(({ value, count }) => ({ key, value, count }))),
        ...letters.map(({ value, count }) => ({ key: "letter", value, count })),
      ];
      expect(choices.length).toBeGreaterThan(10);
      for (const { key, value, count } of choices) {
        expect((await members({ ...base, [key]: value })).page.total, `${key}=${value}`).toBe(count);
      }
    }
  }, 60_000);

  test.each(["Sunmaya", "सुनमाया", "sunmaya GURUNG", "गुरुङ", "hydropower and dams"])(
    "%s is found in either script",
    async (q) => {
      expect(namesOf(await members({ q }))).toContain("Sunmaya Gurung");
    },
  );

  test("each language has its own order, and names appear in both scripts", async () => {
    const english = namesOf(await members());
    expect(english).toEqual(english.toSorted((a, b) => a.localeCompare(b, "en")));
    const { items } = await members({ locale: "ne" });
    expect(items[0]?.name).toMatch(/^अ/);
    expect(items.every(({ name_en, name_ne }) => name_en && name_ne)).toBe(true);
  });

  test("the index has the letters of the language's own script, and a letter of the other one still finds people", async () => {
    for (const locale of ["en", "ne"] as const) {
      const { letters } = await members({ locale });
      expect(new Set(letters.map(({ script }) => script))).toEqual(new Set([locale]));
    }
    const { items, letters } = await members({ locale: "ne", letter: "S" });
    expect(items.length).toBeGreaterThan(1);
    expect(items.every(({ name_en }) => name_en?.startsWith("S"))).toBe(true);
    expect(letters.length).toBeGreaterThan(1);
  });

  test("a name that is only known in the other script is in the index with its letter", async () => {
    const id = await addPerson({ name: "Quynh Tran" });
    try {
      const others = async () => (await members({ locale: "ne" })).letters.filter(({ script }) => script === "en");
      await expect.poll(others).toEqual([{ value: "Q", count: 1, script: "en" }]);
    } finally {
      await site.content.payload.delete({ collection: "people", id });
    }
  });

  test("people who only oversee the firm, or have left it, are not on the team", async () => {
    const names = namesOf(await members());
    expect(names).toContain("Bikash Rai");
    for (const other of ["Nirmala Dangol", "Hari Krishna Joshi"]) expect(names).not.toContain(other);
  });

  test.each([
    ["0", 400],
    ["x", 400],
    ["99", 404],
  ])("page %s answers %i", async (page, status) => {
    expect((await call("/members", { page })).statusCode).toBe(status);
  });
});

describe("the board", () => {
  test("has its chair first, then the editors' order; former members are listed latest first", async () => {
    const { current, past } = (await call<BoardMembers>("/board-members")).data;
    expect(current).toHaveLength(7);
    expect(current.map(({ chair }) => chair)).toEqual([true, ...Array(6).fill(false)]);
    expect(current[1]).toMatchObject({ name: "Urmila Bajracharya", representing: "Management" });
    expect(past.map(({ name, has_page: page }) => [name, page])).toEqual([
      ["Raghubir Kumar Mandal", true],
      ["Kamala Thapa Magar", false],
      ["Hari Krishna Joshi", false],
      ["Surendra Lal Karna", false],
    ]);
  });

  test("a term ends with its last day, until which the answer is valid", async () => {
    const yesterday = new Date(Date.now() - 2 * 86_400_000).toISOString();
    const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
    await addPerson({ name: "Ended Term", roles: [{ kind: "board", until: yesterday }] });
    await addPerson({ name: "Going Term", roles: [{ kind: "board", until: nextWeek }] });
    const board = async () => (await call<BoardMembers>("/board-members")).data;
    await expect.poll(async () => (await board()).current.map(({ name }) => name)).toContain("Going Term");
    const { past, fresh_until: fresh } = await board();
    expect(past.map(({ name }) => name)).toContain("Ended Term");
    expect(Date.parse(fresh ?? "")).toBeLessThan(Date.now() + 9 * 86_400_000);
  });
});

test("the key personnel are in the editors' order", async () => {
  const { items } = (await call<KeyPersonnel>("/key-personnel")).data;
  expect(items).toHaveLength(8);
  expect(items[0]?.name).toBe("Urmila Bajracharya");
  expect(items.every(({ experience }) => (experience ?? 0) > 10)).toBe(true);
});

describe("a person", () => {
  test.each(["en", "ne"])(
    "the CEO's message is complete in %s: the home page's Read More leads to it",
    async (locale) => {
      const id = await idOf(site, "people", "Urmila Bajracharya");
      const { data } = await call<PersonDetail>(`/personnel/${id}`, { locale });
      expect(data.message.length).toBeGreaterThan(1500);
      const home = await site.app.inject(locale === "ne" ? "/ne" : "/");
      expect(home.body).toContain(`/personnel/${id}"`);
      const page = await site.app.inject(`${locale === "ne" ? "/ne" : ""}/personnel/${id}`);
      expect(page.body).toContain(data.message.slice(-60));
      expect(page.body).toMatch(/"@type":"ProfilePage"/);
    },
  );

  test("has their projects and roles, publications and office", async () => {
    const id = await idOf(site, "people", "Sunmaya Gurung");
    const { data } = await call<PersonDetail>(`/personnel/${id}`);
    expect(data.projects.map(({ name, role }) => [name, role])).toContainEqual([
      "Seti Gorge storage project",
      "Project director",
    ]);
    expect(data.reports[0]?.name).toMatch(/Seti Gorge/);
    expect(data.office_contact?.phone).toBe("+977 1 555 0100");
    expect(data.cv?.location).toMatch(/^\/documents\/cv-sunmaya/);
  });

  test("the page shows no email address; the form starts with the name", async () => {
    const id = await idOf(site, "people", "Sunmaya Gurung");
    const page = await site.app.inject(`/personnel/${id}`);
    expect(page.body.match(/<main.*<\/main>/s)?.[0]).not.toMatch(/mailto:|[\w.]+@[\w.]+/);
    expect(page.body).toContain(`href="/?person=${id}#contact"`);
    expect((await site.app.inject(`/?person=${id}`)).body).toMatch(/<textarea[^>]*>[^<]*Sunmaya Gurung/);
  });

  test.each(["0", "99999", "x", "1e3"])("%s leads to no person", async (which) => {
    expect((await call(`/personnel/${which}`)).statusCode).toBe(404);
    expect((await site.app.inject(`/personnel/${which}`)).statusCode).toBe(404);
  });

  test.each([
    ["", "en", "Hari Krishna Joshi no longer works with us."],
    ["/ne", "ne", "हरिकृष्ण जोशी अब यस संस्थामा हुनुहुन्न।"],
  ])("under '%s' a person who has left has a page that says only that", async (prefix, locale, sentence) => {
    const id = await idOf(site, "people", "Hari Krishna Joshi");
    const { statusCode, body } = await call(`/personnel/${id}`, { locale });
    expect([statusCode, JSON.parse(body)]).toEqual([410, { error: true, message: sentence }]);
    const page = await site.app.inject(`${prefix}/personnel/${id}`);
    expect(page.statusCode).toBe(410);
    expect(page.body).toContain(sentence);
    expect(page.body).not.toContain("One of the four founders");
    expect(page.body).toContain(`href="${prefix}/members"`);
    expect((await site.app.inject("/sitemap.xml")).body).not.toContain(`/personnel/${id}<`);
  });
});
