import type { ServiceDetail } from "@setu/contract/services";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { idOf, visitorOf } from "../../testing/people/visitor.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const { call } = visitorOf(() => site);

describe("a service", () => {
  test.each(["en", "ne"])("is complete in %s", async (locale) => {
    const id = await idOf(site, "services", "Hydropower and dams");
    const { data } = await call<ServiceDetail>(`/services/${id}`, { locale });
    expect(data.locale).toEqual({ requested: locale, served: locale, stale: false });
    for (const part of [data.body, data.deliverables, data.standards, data.sectors, data.reports, data.siblings]) {
      expect(part).not.toEqual([]);
    }
    expect(data.experts).toHaveLength(3);
    expect(data.projects.length).toBe(Math.min(6, data.projects_total));
    expect(data.project_type).toBe("hydropower-dams");
    const { page } = (await call<{ page: { total: number } }>("/projects", { service: String(id) })).data;
    expect(page.total).toBe(data.projects_total);
  });

  test("has its newest projects first, and leads to all where it does not show them", async () => {
    const bridges = await idOf(site, "services", "Bridges");
    const survey = await idOf(site, "services", "Survey and geotechnics");
    const page = async (id: number) => (await site.app.inject(`/service-detail/${id}`)).body;
    expect(await page(survey)).toContain(`href="/projects?service=${survey}"`);
    expect(await page(bridges)).not.toContain(`href="/projects?service=${bridges}"`);
    const dams = await idOf(site, "services", "Hydropower and dams");
    const { projects } = (await call<ServiceDetail>(`/services/${dams}`)).data;
    expect(projects.map(({ period }) => period?.ad_text)).toEqual(["2019–2027", "2020–2021", "2018–2021"]);
  });

  test("has its only report once, under the report's name", async () => {
    const id = await idOf(site, "services", "Hydropower and dams");
    const { body } = await site.app.inject(`/service-detail/${id}`);
    const shown = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
    expect(shown.match(/Filling the Seti Gorge reservoir/g)).toHaveLength(1);
  });

  test("leads to the form with its name filled in", async () => {
    const id = await idOf(site, "services", "Bridges");
    const { body } = await site.app.inject(`/service-detail/${id}`);
    expect(body).toContain(`href="/?service=${id}#contact"`);
    expect(body).toMatch(/"@type":"Service"/);
    expect((await site.app.inject(`/?service=${id}`)).body).toMatch(/<textarea[^>]*>[^<]*service “Bridges”/);
    expect((await site.app.inject("/?service=99999")).statusCode).toBe(200);
  });

  test("without a public project says so, and does not name an expert who has left", async () => {
    const { payload } = site.content;
    const group = await idOf(site, "project-groups", "Hydropower and dams").catch(async () => {
      const { docs } = await payload.find({ collection: "project-groups", limit: 1 });
      return Number(docs[0]?.id);
    });
    const former = { name: "Former Expert", designation: "Engineer", left: true, _status: "published" };
    const { id: expert } = await payload.create({ collection: "people", data: former, locale: "en" });
    const data = { name: "Rope rescue", group, experts: [expert], _status: "published" };
    const { id } = await payload.create({ collection: "services", data, locale: "en" });
    const page = async () => (await site.app.inject(`/service-detail/${id}`)).body;
    await expect.poll(page, { timeout: 10_000 }).toContain("There are no public projects for this service yet.");
    expect(await page()).not.toContain("Former Expert");
  });
});
