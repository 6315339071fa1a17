import { projectQuery } from "@setu/contract/pages";
import type { ProjectDetail, ProjectGroupPage, ProjectList } from "@setu/contract/projects";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { idOf, visitorOf } from "../../testing/people/visitor.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const { call } = visitorOf(() => site);
const list = async (query: Record<string, string> = {}) => (await call<ProjectList>("/projects", query)).data;

/** All projects, from all pages. */
async function everything(query: Record<string, string> = {}): Promise<ProjectList["items"]> {
  const first = await list(query);
  const rest = Array.from({ length: first.page.last - 1 }, (_, index) => list({ ...query, page: String(index + 2) }));
  return [first, ...(await Promise.all(rest))].flatMap(({ items }) => items);
}

describe("the list", () => {
  test("has a count for each choice, equal to the number of its results, alone and beside another choice", async () => {
    const plain = await list();
    expect(plain.page.total).toBeGreaterThanOrEqual(18);
    expect(plain.filters.map(({ key }) => key)).toEqual([
      "sector",
      "country",
      "province",
      "size",
      "status",
      "service",
      "task_type",
      "year",
      "client_type",
    ]);
    for (const base of [
      {},
      { country: "Nepal" },
      { status: "completed", task_type: "detailed-design" },
      { q: "bank" },
    ]) {
      const { filters } = await list(base);
      for (const { key, options } of filters) {
        for (const { value, count } of options) {
          const chosen = await everything({ ...base, [key]: value });
          expect(new Set(chosen.map(({ id }) => id)).size, `${key}=${value} with ${JSON.stringify(base)}`).toBe(count);
        }
      }
    }
  }, 60_000);

  test("has all seven provinces and at least three other countries in the seed", async () => {
    const { filters } = await list();
    const options = (key: string) => filters.find((filter) => filter.key === key)?.options ?? [];
    expect(options("province")).toHaveLength(7);
    expect(options("country").length).toBeGreaterThanOrEqual(4);
  });

  test("can be searched by client, district and number, in the script and digits of either language", async () => {
    for (const q of ["seti basin power", "डोटी", "hec-hyd-०१४"]) {
      expect((await list({ q })).items.map(({ code }) => code)).toEqual(["HEC-HYD-014"]);
    }
  });

  test("has the points of all pages in its answer, only with view=map", async () => {
    expect((await list()).map).toBeNull();
    expect((await list({ view: "table" })).map).toBeNull();
    const { map, page } = await list({ view: "map", country: "Nepal" });
    expect((map?.points.length ?? 0) + (map?.missing ?? 0)).toBe(page.total);
    expect(map?.points.length).toBeGreaterThan(12);
    const atlas = map?.points.find(({ name }) => name === "Glacial lake risk atlas");
    expect(atlas).toMatchObject({ lat: 27.9, lng: 86.9 });
  });

  test("without results names the filters to drop, and the number of results without each", async () => {
    const query = { country: "Kenya", task_type: "advisory" };
    const { page, relax } = await list(query);
    expect(page.total).toBe(0);
    expect(relax.map(({ key }) => key)).toEqual(["country", "task_type"]);
    expect(relax[0]?.count).toBe((await list({ task_type: "advisory" })).page.total);
  });

  test.each(["0", "x", "1.5"])("refuses page %s", async (page) => {
    expect((await call("/projects", { page })).statusCode).toBe(400);
  });
  test("has no page after the last", async () => {
    expect((await call("/projects", { page: "99" })).statusCode).toBe(404);
  });

  test.each(["", "/ne"])("has a page under '%s' that needs no script for any view", async (prefix) => {
    for (const view of ["", "?view=table", "?view=map"]) {
      const { statusCode, body } = await site.app.inject(`${prefix}/projects${view}`);
      expect(statusCode).toBe(200);
      expect(body).toContain(`${prefix}/projects/hydropower-dams/`);
      expect(body).toContain("view=table");
    }
  });
});

describe("the specification's unusual links", () => {
  const odd = async (address: string) => {
    const { statusCode, headers } = await site.app.inject(address);
    return [statusCode, headers.location];
  };

  test("from home lead to the project's own address, even with doubled ampersands", async () => {
    const id = await idOf(site, "projects", "seti-gorge-storage-project", "slug");
    const query = `content_id=${id}&&menu_id=1&&task_type=detailed-design`;
    for (const type of ["hydropower-dams", "roads-bridges", "no-such-group"]) {
      expect(await odd(`/projects/${type}?${query}`)).toEqual([302, `/projects/hydropower-dams/${id}`]);
      expect(await odd(`/ne/projects/${type}?${query}`)).toEqual([302, `/ne/projects/hydropower-dams/${id}`]);
    }
  });

  test("from services lead to the group's page; the id wins if the two disagree", async () => {
    const { docs } = await site.content.payload.find({
      collection: "project-groups",
      where: { slug: { equals: "roads-bridges" } },
    });
    const menu = docs[0]?.id;
    expect(await odd(`/projects/roads-bridges?menu_id=${menu}`)).toEqual([302, "/projects/roads-bridges"]);
    expect(await odd(`/projects/hydropower-dams?menu_id=${menu}`)).toEqual([302, "/projects/roads-bridges"]);
    expect(await odd(`/projects/hydropower-dams?menu_id=99999`)).toEqual([302, "/projects/hydropower-dams"]);
    expect(await odd(`/projects/hydropower-dams?content_id=99999&&menu_id=&&task_type=advisory`)).toEqual([
      302,
      "/projects/hydropower-dams",
    ]);
    expect((await odd("/projects/no-such-group"))[0]).toBe(404);
  });

  test("work for the call at the page's address", async () => {
    const id = await idOf(site, "projects", "ratanghat-cable-stayed-bridge", "slug");
    const { data } = await call<ProjectGroupPage>("/projects/hydropower-dams", { content_id: String(id) });
    expect(data.resolved).toEqual({ slug: "roads-bridges", childId: id });
    const plain = await call<ProjectGroupPage>("/projects/roads-bridges");
    expect(plain.data.resolved).toEqual({ slug: "roads-bridges", childId: null });
    expect(plain.data.numbers.projects).toBe(plain.data.page.total);
    expect(plain.data.filters.map(({ key }) => key)).not.toContain("sector");
  });

  test("a project under another group's address is redirected to its own", async () => {
    const id = await idOf(site, "projects", "ratanghat-cable-stayed-bridge", "slug");
    expect(await odd(`/projects/hydropower-dams/${id}`)).toEqual([302, `/projects/roads-bridges/${id}`]);
  });
});

describe("one project", () => {
  test.each(["en", "ne"])("is complete in %s", async (locale) => {
    const id = await idOf(site, "projects", "seti-gorge-storage-project", "slug");
    const { data } = await call<ProjectDetail>(`/projects/hydropower-dams/${id}`, { locale });
    expect(data.locale).toEqual({ requested: locale, served: locale, stale: false });
    expect(data.quantities.length).toBeGreaterThanOrEqual(3);
    for (const part of [
      data.partners,
      data.services,
      data.team,
      data.documents,
      data.news,
      data.similar,
      data.result,
    ]) {
      expect(part).not.toEqual([]);
    }
    expect(data.period).toEqual(
      locale === "en"
        ? { ad_text: "2019–2027", bs_text: "2075–2084 BS" }
        : { ad_text: "सन् २०१९–२०२७", bs_text: "वि.सं. २०७५–२०८४" },
    );
    expect(data.contract_value).toBe(locale === "en" ? "NPR 310 million" : "रु. ३१ करोड");
  });

  test("is not like another one only because both needed a survey", async () => {
    const id = await idOf(site, "projects", "seti-gorge-storage-project", "slug");
    const { similar } = (await call<ProjectDetail>(`/projects/hydropower-dams/${id}`)).data;
    expect(new Set(similar.map(({ sector }) => sector.slug))).toEqual(new Set(["hydropower-dams"]));
  });

  test.each(["0", "99999", "x", "1e3"])("is not found under the id %s", async (childId) => {
    expect((await call(`/projects/hydropower-dams/${childId}`)).statusCode).toBe(404);
    expect((await site.app.inject(`/projects/hydropower-dams/${childId}`)).statusCode).toBe(404);
  });

  test("can be asked about in the contact form, without a script", async () => {
    const id = await idOf(site, "projects", "seti-gorge-storage-project", "slug");
    const page = await site.app.inject(`/projects/hydropower-dams/${id}`);
    expect(page.body).toContain(`href="/?project=${id}#contact"`);
    const home = await site.app.inject(`/?project=${id}`);
    expect(home.body).toMatch(/<textarea[^>]*>[^<]*Seti Gorge storage project \(HEC-HYD-014\)”/);
    expect((await site.app.inject("/?project=99999")).statusCode).toBe(200);
  });
});

test("a group has figures and filters from eight projects on, and filters wherever the address has one", async () => {
  const { payload } = site.content;
  const group = await idOf(site, "project-groups", "hydropower-dams", "slug");
  const shown = async (query = "") => {
    const { body } = await site.app.inject(`/projects/hydropower-dams${query}`);
    return ["This group in figures", "Search projects"].map((text) => body.includes(text));
  };
  expect(await shown()).toEqual([false, false]);
  expect(await shown("?country=Nepal")).toEqual([false, true]);
  for (let n = 4; n <= 8; n++) {
    const data = { name: `Weir ${n}`, slug: `weir-${n}`, group, taskType: "advisory", _status: "published" };
    await payload.create({ collection: "projects", data, locale: "en" });
  }
  await expect.poll(() => shown(), { timeout: 10_000 }).toEqual([true, true]);
});

test("a text in one language only is marked as such", async () => {
  const { payload } = site.content;
  const group = (await payload.find({ collection: "project-groups", where: { slug: { equals: "urban-environment" } } }))
    .docs[0];
  const data = {
    name: "Only in English",
    slug: "only-in-english",
    group: group?.id,
    taskType: "advisory",
    _status: "published",
  };
  const { id } = await payload.create({ collection: "projects", data, locale: "en" });
  const page = async () => (await site.app.inject(`/ne/projects/urban-environment/${id}`)).body;
  await expect.poll(page, { timeout: 10_000 }).toContain("यो पाठ अहिले अङ्ग्रेजीमा मात्र उपलब्ध छ।");
});

interface Statement {
  sql: string;
  args?: unknown[];
}
type Client = {
  execute(statement: Statement | string, args?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
};

test("no query of a list or of a page scans a table", async () => {
  const { payload } = site.content;
  if (payload.db.name !== "sqlite") return;
  const { client } = payload.db as unknown as { client: Client };
  const id = await idOf(site, "projects", "seti-gorge-storage-project", "slug");
  // Everything is read again after a change.
  await payload.update({ collection: "projects", id, data: { code: "HEC-HYD-014", _status: "published" } });
  const execute = client.execute.bind(client);
  const asked: Statement[] = [];
  client.execute = (statement, args) => {
    asked.push(typeof statement === "string" ? { sql: statement, ...(args && { args }) } : statement);
    return execute(statement, args);
  };
  const { api } = site.content;
  await api.projects("en", { view: "map", q: "a", year: "2022" });
  await api.projectGroup("en", { project_slug: "roads-bridges" });
  await api.project("en", { childId: String(id) });
  client.execute = execute;
  const reads = asked.filter(({ sql }) => /^\s*(select|with)/i.test(sql) && /projects|news/.test(sql));
  expect(reads.length).toBeGreaterThan(5);
  for (const { sql, args } of reads) {
    const { rows } = await execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, ...(args && { args }) });
    const steps = rows.map(({ detail }) => String(detail));
    // The result of a subquery is scanned too, but it is not a table.
    const found = steps.flatMap((step) => /^(?:CO-ROUTINE|MATERIALIZE) (\S+)$/.exec(step)?.[1] ?? []);
    const scans = steps.flatMap((step) => /^SCAN (\S+)/.exec(step)?.[1] ?? []);
    expect(
      scans.filter((table) => !found.includes(table) && table !== "CONSTANT"),
      steps.join("\n"),
    ).toEqual([]);
  }
});

test("every filter of the calls has its choices in the answer", async () => {
  const keys = (await list()).filters.map(({ key }) => key);
  const parameters = projectQuery.filter((key) => !["ids", "from", "q", "sort", "view", "page"].includes(key));
  expect(keys).toEqual(expect.arrayContaining([...parameters]));
});

describe("a shortlist of projects", () => {
  test("is in the order of choosing, each project once, ten at most, without missing ones", async () => {
    const all = (await everything()).map(({ id }) => id);
    const [first, second, third] = all as [number, number, number];
    const idsOf = async (ids: (number | string)[]) => (await list({ ids: ids.join(",") })).items.map(({ id }) => id);
    expect(await idsOf([third, first, second])).toEqual([third, first, second]);
    expect(await idsOf([second, 999999, "x", second, first])).toEqual([second, first]);
    expect(await idsOf(all.slice(0, 12))).toEqual(all.slice(0, 10));
    expect(await idsOf(["x"])).toEqual([]);
  });

  test("does not exist without ids: such a link shows all projects, and changes nobody's shortlist", async () => {
    // With a size that no other test asks for: equal calls have one cached answer.
    const cut = await list({ ids: "", per_page: "7" });
    expect(cut.page.total).toBe((await everything()).length);
    expect(await list({ per_page: "7" })).toEqual(cut);
    expect((await site.content.api.projects("en", { ids: "" })).page.total).toBe(cut.page.total);
  });
});
