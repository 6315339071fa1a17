import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bin, done, seenAt, soon } from "../../../../testing/binned.ts";
import { halves, savePicture } from "../../../../testing/files/pictures.ts";
import { staffAt } from "../../../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../../../testing/site.ts";
import type { BinItem } from "./bin-items.ts";

/** Visitors' pages while something is in the bin; bin.integration.test.ts tests the ways in and out. */
let site: TestSite;
let owner: Awaited<ReturnType<typeof staffAt>>;
let editor: typeof owner;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  owner = await staffAt(site, "owner", "Binod");
  editor = await staffAt(site, "editor", "Sita");
});
afterAll(() => site.close());

const { statusOf, becomes, first, published: publishedBy } = seenAt(() => site);
const published = (name: string) => publishedBy(editor, name);

test("items that refer to it show nothing of it, even after it is restored as a draft", async () => {
  const { payload } = site.content;
  const { id: group } = await first("project-groups");
  const data = { name: "Pumped storage at Rato", slug: "rato", group, _status: "published" };
  const { doc } = (await (await editor.post("/projects?locale=en", data)).json()) as { doc: { id: number } };
  const id = await published("About Rato");
  await editor.send("PATCH", `/news/${id}?locale=en`, { projects: [doc.id], _status: "published" });
  const says = (expected: boolean) =>
    vi.waitFor(async () => {
      const { body, statusCode } = await site.app.inject(`/news/${id}`);
      expect(statusCode).toBe(200);
      expect(body.includes(data.name)).toBe(expected);
    }, soon);
  await says(true);
  await done(bin(editor, "projects", doc.id));
  await says(false);
  await done(bin(editor, "projects", doc.id, "/undo"));
  await says(true);
  await done(bin(editor, "projects", doc.id));
  await done(bin(editor, "projects", doc.id, "/restore"));
  await says(false);
  await editor.send("PATCH", `/projects/${doc.id}?locale=en`, { _status: "published" });
  await says(true);
  expect((await payload.findByID({ collection: "news", id, depth: 0 }))["projects"]).toEqual([doc.id]);
});

test("a picture's file can be opened by its address until it is deleted permanently", async () => {
  const { id, filename } = await savePicture(editor, {
    file: { bytes: await (await halves(64, 48)).jpeg().toBuffer() },
  });
  await done(bin(editor, "media", id));
  expect(await statusOf(`/media/${filename}`)).toBe(200);
  await done(bin(owner, "media", id, "/purge"));
  expect(await statusOf(`/media/${filename}`)).toBe(404);
});

test("a document is refused at once, and not released again when restored", async () => {
  const { docs } = await site.content.payload.find({ collection: "documents", where: { released: { equals: true } } });
  const { id, filename, language } = docs.at(-1) as unknown as Record<"filename" | "language", string> & { id: number };
  await becomes(`/documents/${filename}`, 200);
  await done(bin(editor, "documents", id));
  expect(await site.content.document(filename)).toBeUndefined();
  await becomes(`/documents/${filename}`, 404);
  await done(bin(editor, "documents", id, "/restore"));
  expect(await site.content.document(filename)).toBeUndefined();
  await editor.send("PATCH", `/documents/${id}?locale=${language ?? "en"}`, { released: true });
  await becomes(`/documents/${filename}`, 200);
});

test("every page works while the bin contains something of each kind, and all of it can be restored", {
  timeout: 90_000,
}, async () => {
  const { payload } = site.content;
  const kinds = payload.config.collections.filter(({ trash }) => trash).map(({ slug }) => slug);
  const lists = [
    "/",
    "/about",
    "/members",
    "/projects",
    "/news",
    "/album-category",
    "/reports",
    "/notices",
    "/careers",
  ];
  const places = Map.groupBy(await site.content.addresses(), ({ path }) => path.split("/")[1]);
  const paths = [...lists, ...[...places.values()].flatMap((some) => some.slice(0, 3).map(({ path }) => path))];
  const before = new Map<string, number>();
  for (const path of paths) before.set(path, await statusOf(path));
  const removed: [string, number[]][] = [];
  for (const slug of kinds) {
    // The picture of a document's first page goes with the document for good, and is drawn again.
    const where = slug === "media" ? { decorative: { not_equals: true } } : {};
    const { docs } = await payload.find({ collection: slug, where, limit: 4, sort: "-id", depth: 0 });
    const answer = await bin(
      owner,
      slug,
      docs.map(({ id }) => Number(id)),
    );
    if (answer.status !== 200) continue;
    const { data } = (await answer.json()) as { data: { done: BinItem[] } };
    removed.push([slug, data.done.map(({ id }) => id)]);
  }
  expect(removed.map(([slug]) => slug)).toEqual(
    expect.arrayContaining(["projects", "news", "albums", "media", "documents", "people"]),
  );
  await becomes(`/news/${removed.find(([slug]) => slug === "news")?.[1].at(-1)}`, 404);
  for (const path of paths) expect(await statusOf(path), path).toBeLessThan(500);
  for (const [slug, ids] of removed) await done(bin(owner, slug, ids, "/undo"));
  // One after the other: a slow machine renders all of them in more time than any single change may take.
  for (const [path, status] of before) {
    await vi.waitFor(async () => expect(await statusOf(path), path).toBe(status), soon);
  }
});
