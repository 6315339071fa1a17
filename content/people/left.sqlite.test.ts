import type { Home } from "@setu/contract/home";
import type { ProjectDetail } from "@setu/contract/projects";
import { afterAll, beforeAll, expect, test } from "vitest";
import { idOf, visitorOf } from "../../testing/people/visitor.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const { call } = visitorOf(() => site);
const leave = async (name: string) => {
  const id = await idOf(site, "people", name);
  await site.content.payload.update({ collection: "people", id, data: { left: true }, locale: "en" });
  return id;
};

test("somebody who has left no longer speaks on the home page", async () => {
  const perspective = async () => (await call<Home>("/home")).data.perspective;
  expect((await perspective())?.name).toBe("Urmila Bajracharya");
  await leave("Urmila Bajracharya");
  await expect.poll(perspective, { timeout: 10_000 }).toBeNull();
});

test("somebody who has left is named in a project's team, without a link to a page that is gone", async () => {
  const id = await leave("Sunmaya Gurung");
  const project = await idOf(site, "projects", "Seti Gorge storage project");
  const director = async () =>
    (await call<ProjectDetail>(`/projects/hydropower-dams/${project}`)).data.team.find(
      ({ name }) => name === "Sunmaya Gurung",
    );
  await expect.poll(async () => (await director())?.has_page, { timeout: 10_000 }).toBe(false);
  const { body } = await site.app.inject(`/projects/hydropower-dams/${project}`);
  expect(body).toContain("Sunmaya Gurung");
  expect(body).not.toContain(`href="/personnel/${id}"`);
});
