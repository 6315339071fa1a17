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

describe("confidential data", () => {
  const secrets = [
    "A cement company",
    "एक सिमेन्ट कम्पनी",
    "Arghakhanchi",
    "अर्घाखाँची",
    "HEC-GEO-038",
    "27.9",
    "83.1",
    "drill_rig",
  ];

  test("of a project is on no page and in no answer: only its summary is shown", async () => {
    const id = await idOf(site, "projects", "industrial-quarry-slopes", "slug");
    const { data } = await call<ProjectDetail>(`/projects/survey-geotechnics/${id}`);
    expect(data).toMatchObject({
      name: "Slope stability for an industrial quarry",
      confidential: true,
      client: null,
      place: null,
      period: null,
      location: null,
      contract_value: null,
      code: null,
      files: [],
      team: [],
      quantities: [],
      description: "",
      challenge: [],
    });
    expect(data.excerpt).not.toBe("");
    for (const locale of ["en", "ne"]) {
      const { body } = await call(`/projects/survey-geotechnics/${id}`, { locale });
      const own = body.slice(0, body.indexOf('"similar"'));
      for (const secret of secrets) expect(own).not.toContain(secret);
      const page = await site.app.inject(`${locale === "ne" ? "/ne" : ""}/projects/survey-geotechnics/${id}`);
      for (const secret of secrets.slice(0, 5)) expect(page.body).not.toContain(secret);
    }
  });

  test("finds no project, and is not on the map", async () => {
    const id = await idOf(site, "projects", "industrial-quarry-slopes", "slug");
    const among = async (query: Record<string, string>) => (await everything(query)).some((item) => item.id === id);
    expect(await among({})).toBe(true);
    expect(await among({ q: "quarry" })).toBe(true);
    const hidden = [
      { q: "cement" },
      { q: "सिमेन्ट" },
      { q: "90 m" },
      { q: "Geologist" },
      { size: "height" },
      { ids: String(id), size: "height" },
      { q: "Arghakhanchi" },
      { q: "HEC-GEO-038" },
      { country: "Nepal" },
      { province: "lumbini" },
    ];
    for (const query of [...hidden, { year: "2025" }, { client_type: "private" }])
      expect(await among(query)).toBe(false);
    expect((await list({ view: "map" })).map?.points.some((point) => point.id === id)).toBe(false);
  });

  test("includes a value that the client does not make public", async () => {
    const { payload } = site.content;
    const id = await idOf(site, "projects", "ilamdanda-substation", "slug");
    await payload.update({ collection: "projects", id, data: { contractValue: 77_700_000, _status: "published" } });
    const answer = async () => (await call<ProjectDetail>(`/projects/transmission-energy/${id}`)).data.contract_value;
    expect(await answer()).toBeNull();
    await payload.update({ collection: "projects", id, data: { contractValuePublic: true, _status: "published" } });
    await expect.poll(answer, { timeout: 10_000 }).toBe("NPR 77.7 million");
  });

  test("drafts and withdrawn projects are in no answer", async () => {
    const { payload } = site.content;
    const group = (
      await payload.find({ collection: "project-groups", where: { slug: { equals: "urban-environment" } } })
    ).docs[0];
    const data = {
      name: "Zanskar whisper",
      summary: "Only a draft.",
      slug: "zanskar-whisper",
      group: group?.id,
      taskType: "advisory",
    };
    const { id } = await payload.create({ collection: "projects", data: { ...data, _status: "draft" }, draft: true });
    const seen = async () => {
      const query = { q: "zanskar", view: "map" };
      const [all, group, one, odd] = await Promise.all([
        list(query),
        call<ProjectGroupPage>("/projects/urban-environment", query),
        call(`/projects/urban-environment/${id}`),
        call<ProjectGroupPage>("/projects/urban-environment", { content_id: String(id) }),
      ]);
      return [all.page.total, group.data.page.total, one.statusCode, odd.data.resolved.childId];
    };
    expect(await seen()).toEqual([0, 0, 404, null]);
    await payload.update({ collection: "projects", id, data: { _status: "published" } });
    await expect.poll(seen, { timeout: 10_000 }).toEqual([1, 1, 200, id]);
    await payload.update({ collection: "projects", id, data: { name: "Zanskar quetzal" }, draft: true });
    expect((await list({ q: "quetzal" })).page.total).toBe(0);
    await payload.update({ collection: "projects", id, data: { _status: "draft" } });
    await expect.poll(seen, { timeout: 10_000 }).toEqual([0, 0, 404, null]);
  });

  test("an unpublished group hides its projects", async () => {
    const { payload } = site.content;
    const { docs } = await payload.find({
      collection: "project-groups",
      where: { slug: { equals: "water-irrigation" } },
    });
    const id = Number(docs[0]?.id);
    const child = await idOf(site, "projects", "bishanpur-river-training", "slug");
    await payload.update({ collection: "project-groups", id, data: { _status: "draft" } });
    const statuses = async () => [
      (await call("/projects/water-irrigation")).statusCode,
      (await call(`/projects/water-irrigation/${child}`)).statusCode,
      (await list({ q: "bishanpur" })).page.total,
    ];
    await expect.poll(statuses, { timeout: 10_000 }).toEqual([404, 404, 0]);
    await payload.update({ collection: "project-groups", id, data: { _status: "published" } });
    await expect.poll(statuses, { timeout: 10_000 }).toEqual([200, 200, 1]);
  });
});
