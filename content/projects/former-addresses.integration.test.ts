import { afterAll, beforeAll, expect, test } from "vitest";
import { seenAt } from "../../testing/binned.ts";
import { staffAt } from "../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";

let site: TestSite;
let editor: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  editor = await staffAt(site, "editor", "Sita");
  // The first page loads the built pages.
  await site.app.inject("/projects");
});
afterAll(() => site.close());

const { becomes } = seenAt(() => site);
async function made(collection: string, data: object): Promise<number> {
  const answer = await editor.post(`/${collection}?locale=en`, { ...data, _status: "published" });
  expect(answer.status).toBe(201);
  return (await answer.json()).doc.id;
}
const renamed = async (group: number, slug: string) =>
  expect(
    (await editor.send("PATCH", `/project-groups/${group}?locale=en`, { slug, _status: "published" })).status,
  ).toBe(200);
const target = async (path: string) => {
  const { statusCode, headers } = await site.app.inject(path);
  return { statusCode, location: headers["location"] };
};

test("former addresses of a group and of its projects lead to the present ones, in both languages", async () => {
  const group = await made("project-groups", { name: "Tunnels", slug: "tunnels" });
  const project = await made("projects", { name: "Tunnel at Nagdhunga", slug: "tunnel-at-nagdhunga", group });
  await becomes(`/projects/tunnels/${project}`, 200);
  await renamed(group, "tunnels-caverns");
  await becomes("/projects/tunnels-caverns", 200);
  await renamed(group, "underground-works");
  await becomes("/projects/underground-works", 200);
  await becomes(`/projects/underground-works/${project}`, 200);
  for (const former of ["tunnels", "tunnels-caverns"]) {
    for (const tree of ["", "/ne"]) {
      expect(await target(`${tree}/projects/${former}`)).toEqual({
        statusCode: 302,
        location: `${tree}/projects/underground-works`,
      });
      expect(await target(`${tree}/projects/${former}/${project}`)).toEqual({
        statusCode: 302,
        location: `${tree}/projects/underground-works/${project}`,
      });
    }
  }
  expect(await target("/projects/tunnels?country=Nepal&view=table")).toEqual({
    statusCode: 302,
    location: "/projects/underground-works?country=Nepal&view=table",
  });
});

test("a former address of a group that visitors do not see leads nowhere", async () => {
  const group = await made("project-groups", { name: "Canals", slug: "canals" });
  await renamed(group, "waterways");
  await becomes("/projects/canals", 302);
  expect((await editor.send("PATCH", `/project-groups/${group}?locale=en`, { _status: "draft" })).status).toBe(200);
  await becomes("/projects/waterways", 404);
  await becomes("/projects/canals", 404);
});
