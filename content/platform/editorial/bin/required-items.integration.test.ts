import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { bin, done, seenAt, soon } from "../../../../testing/binned.ts";
import { staffAt } from "../../../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../../../testing/site.ts";
import { runSql, sql } from "../../store/sql.ts";
import { bumpRevision } from "../../store/state.ts";

/** Items in the bin that others require: an author, a project group. */
let site: TestSite;
let editor: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  editor = await staffAt(site, "editor", "Sita");
});
afterAll(() => site.close());

const { statusOf, becomes, published, first } = seenAt(() => site);
const json = async (answer: Response | Promise<Response>) => (await answer).json();
async function made(collection: string, data: object, query = "locale=en"): Promise<number> {
  const { doc } = await json(editor.post(`/${collection}?${query}`, { ...data, _status: "published" }));
  return doc.id;
}
const person = (name: string) => made("people", { name, designation: "Engineer" });
const patch = (path: string, data: object) => editor.send("PATCH", path, data);
const messageOf = async (answer: Response) => (await json(answer)).errors[0].message as string;
async function newsBy(author: number, name: string): Promise<number> {
  const id = await published(editor, name);
  await patch(`/news/${id}?locale=en`, { author, _status: "published" });
  return id;
}
const versionBy = async (news: number, author: number): Promise<number> => {
  const where = `where[parent][equals]=${news}&where[version.author][equals]=${author}`;
  return (await json(editor.get(`/news/versions?depth=0&limit=1&${where}`))).docs[0].id;
};

describe("publishing what requires an item in the bin is refused, and says which", () => {
  test("by restoring an earlier version", async () => {
    const author = await person("Bimala Rai");
    const id = await newsBy(author, "Sediment measured");
    const earlier = await versionBy(id, author);
    await patch(`/news/${id}?locale=en`, { author: (await first("people")).id, _status: "published" });
    await done(bin(editor, "people", author));
    const answer = await editor.post(`/news/versions/${earlier}`, {});
    expect(answer.status).toBe(409);
    expect(await messageOf(answer)).toBe(
      "“Bimala Rai” is in the bin. Restore it, or choose another one under “Author”, and publish then.",
    );
    expect((await editor.post(`/news/versions/${earlier}?draft=true`, {})).status).toBe(200);
    expect((await patch(`/news/${id}?locale=en`, { _status: "published" })).status).toBe(409);
    await done(bin(editor, "people", author, "/restore"));
    expect((await patch(`/news/${id}?locale=en`, { _status: "published" })).status).toBe(200);
  });

  test("after it was restored from the bin itself", async () => {
    const author = await person("Chandra Rai");
    const id = await newsBy(author, "Gauge repaired");
    await done(bin(editor, "news", id));
    await done(bin(editor, "people", author));
    await done(bin(editor, "news", id, "/restore"));
    const answer = await patch(`/news/${id}?locale=en`, { _status: "published" });
    expect(answer.status).toBe(409);
    await becomes(`/news/${id}`, 404);
  });
});

test("what only a draft on top of a public item requires is not deleted", async () => {
  const [old, next] = await Promise.all(
    ["dams", "weirs"].map((slug) => made("project-groups", { name: `Of ${slug}`, slug: `of-${slug}` })),
  );
  const id = await made("projects", { name: "Weir at Rato", slug: "weir-at-rato", group: old });
  await patch(`/projects/${id}?locale=en&draft=true`, { group: next, _status: "draft" });
  const answer = await bin(editor, "project-groups", Number(next));
  expect(answer.status).toBe(409);
  expect(await messageOf(answer)).toContain("Weir at Rato");
});

test("pages show what was published without what has been put into the bin", async () => {
  const { payload } = site.content;
  const author = await person("Dolma Sherpa");
  const news = await newsBy(author, "Crest survey done");
  const group = await made("project-groups", { name: "Ropeways", slug: "ropeways" });
  const service = await made("services", { name: "Ropeway design", group });
  const project = await made("projects", { name: "Ropeway One", slug: "ropeway-one", group, highlight: true });
  await patch(`/news/${news}?locale=en`, { projects: [project], _status: "published" });
  await becomes(`/projects/ropeways/${project}`, 200);
  // As a version that was restored before this was refused.
  const now = new Date().toISOString();
  await runSql(payload, sql`UPDATE people SET deleted_at = ${now} WHERE id = ${author}`);
  await runSql(payload, sql`UPDATE project_groups SET deleted_at = ${now} WHERE id = ${group}`);
  await bumpRevision(payload);
  await becomes(`/projects/ropeways/${project}`, 404);
  for (const path of ["/", "/news", `/news/${news}`, `/service-detail/${service}`, "/projects"]) {
    await vi.waitFor(async () => expect(await statusOf(path), path).toBe(200), soon);
  }
  expect((await site.app.inject(`/news/${news}`)).body).not.toContain("Dolma Sherpa");
});
