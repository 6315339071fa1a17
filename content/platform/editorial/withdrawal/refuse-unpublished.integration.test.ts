import { afterAll, beforeAll, expect, test } from "vitest";
import { bin, done, seenAt } from "../../../../testing/binned.ts";
import { callerAt, staffAt } from "../../../../testing/people/staff.ts";
import { eventually } from "../../../../testing/people/visitor.ts";
import { openTestSite, type TestSite } from "../../../../testing/site.ts";

let site: TestSite;
let editor: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  editor = await staffAt(site, "editor", "Sita");
  // The first page loads the built pages.
  await site.app.inject("/projects");
});
afterAll(() => site.close());

const { becomes, statusOf } = seenAt(() => site);
const json = async (answer: Response | Promise<Response>) => (await answer).json();
const patch = (path: string, data: object, who: Pick<typeof editor, "send"> = editor) => who.send("PATCH", path, data);
async function draft(collection: string, data: object): Promise<number> {
  const { doc } = await json(editor.post(`/${collection}?locale=en&draft=true`, { ...data, _status: "draft" }));
  return doc.id;
}
const publish = (path: string, who?: Pick<typeof editor, "send">) =>
  patch(`${path}?locale=en`, { _status: "published" }, who);
const messageOf = async (answer: Response) => (await json(answer)).errors[0].message as string;

test("a project is not published in a group that visitors do not see, and the answer says so in the editor's language", async () => {
  const group = await draft("project-groups", { name: "Ropeways", slug: "ropeways" });
  const project = await draft("projects", { name: "Ropeway at Dolakha", slug: "ropeway-at-dolakha", group });
  const refused = await publish(`/projects/${project}`);
  expect(refused.status).toBe(409);
  expect(await messageOf(refused)).toBe(
    "“Ropeways” is not published, so this item would have no page. Publish it first, or choose another one under “Project group”.",
  );
  const inNepali = callerAt(site, `${editor.cookie}; setu-lng=ne`);
  expect(await messageOf(await publish(`/projects/${project}`, inNepali))).toContain("“Ropeways” अप्रकाशित छ");

  expect((await publish(`/project-groups/${group}`)).status).toBe(200);
  expect((await publish(`/projects/${project}`)).status).toBe(200);
  await becomes(`/projects/ropeways/${project}`, 200);
});

test("nor is an earlier version, once its group has been withdrawn; it can be restored as a draft", async () => {
  const [old, next] = await Promise.all(
    ["ferries", "harbours"].map((slug) => draft("project-groups", { name: `Of ${slug}`, slug })),
  );
  for (const group of [old, next]) expect((await publish(`/project-groups/${group}`)).status).toBe(200);
  const project = await draft("projects", { name: "Jetty at Pokhara", slug: "jetty-at-pokhara", group: old });
  expect((await publish(`/projects/${project}`)).status).toBe(200);
  expect((await patch(`/projects/${project}?locale=en`, { group: next, _status: "published" })).status).toBe(200);
  expect((await patch(`/project-groups/${old}?locale=en`, { _status: "draft" })).status).toBe(200);
  const where = `where[parent][equals]=${project}&where[version.group][equals]=${old}&where[version._status][equals]=published`;
  const [earlier] = (await json(editor.get(`/projects/versions?depth=0&${where}`))).docs;
  const refused = await editor.post(`/projects/versions/${earlier.id}`, {});
  expect(refused.status).toBe(409);
  expect(await messageOf(refused)).toContain("“Of ferries” is not published");
  await becomes(`/projects/harbours/${project}`, 200);
  expect((await editor.post(`/projects/versions/${earlier.id}?draft=true`, {})).status).toBe(200);
});

test("a project in a withdrawn group can still be saved as a draft, withdrawn and deleted", async () => {
  const group = await draft("project-groups", { name: "Tramways", slug: "tramways" });
  expect((await publish(`/project-groups/${group}`)).status).toBe(200);
  const project = await draft("projects", { name: "Tram at Bhaktapur", slug: "tram-at-bhaktapur", group });
  expect((await publish(`/projects/${project}`)).status).toBe(200);
  expect((await patch(`/project-groups/${group}?locale=en`, { _status: "draft" })).status).toBe(200);
  const saved = await patch(`/projects/${project}?locale=en&draft=true`, { name: "Tram, longer", _status: "draft" });
  expect(saved.status).toBe(200);
  expect((await patch(`/projects/${project}?locale=en`, { _status: "draft" })).status).toBe(200);
  await done(bin(editor, "projects", project));
});

test("a group and its project that are scheduled for the same time are both published, the project first or last", async () => {
  const { payload } = site.content;
  for (const [place, order] of [
    ["project", "group"],
    ["group", "project"],
  ].entries()) {
    const group = await draft("project-groups", { name: `Cable ${place}`, slug: `cable-${place}` });
    const project = await draft("projects", { name: `Cable car ${place}`, slug: `cable-car-${place}`, group });
    const waitUntil = new Date(Date.now() - 1000);
    for (const kind of order) {
      const doc =
        kind === "group"
          ? { relationTo: "project-groups", value: String(group) }
          : { relationTo: "projects", value: String(project) };
      const user = { relationTo: "users", value: editor.id };
      await payload.jobs.queue({ task: "schedulePublish", input: { type: "publish", doc, user } as never, waitUntil });
    }
    // The site carries them out.
    await eventually(async () => expect(await statusOf(`/projects/cable-${place}/${project}`)).toBe(200));
  }
});
