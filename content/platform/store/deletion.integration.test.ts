import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
});
afterAll(() => site.close());

const first = async (collection: string) => {
  const { docs } = await site.content.payload.find({ collection, limit: 1, sort: "id", depth: 0 });
  return Number(docs[0]?.id);
};
const remove = (collection: string, id: number) => site.content.payload.delete({ collection, id });

/** Every collection that items refer to, so that each foreign key takes part. */
const targets = ["documents", "disciplines", "offices", "services", "reports", "media"];

test.each(targets)("an item that is only mentioned elsewhere can be deleted: %s", async (collection) => {
  const { payload } = site.content;
  const copied = await payload.find({ collection, limit: 1, sort: "-id", depth: 0 });
  const id = Number(copied.docs[0]?.id);
  const people = await first("people");
  const identity = collection === "media" ? { icon: id, markOnDark: id } : undefined;
  if (identity) await payload.updateGlobal({ slug: "site-identity", data: { ...identity, _status: "published" } });
  if (collection === "documents") await payload.update({ collection: "people", id: people, data: { cv: id } });
  if (collection === "offices") await payload.update({ collection: "people", id: people, data: { office: id } });
  await remove(collection, id);
  expect((await payload.find({ collection, where: { id: { equals: id } } })).totalDocs).toBe(0);
});

test("an item that another one requires stays, and the answer names the other", async () => {
  const { payload } = site.content;
  const group = await first("project-groups");
  const { docs } = await payload.find({ collection: "projects", where: { group: { equals: group } }, locale: "en" });
  await expect(remove("project-groups", group)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining(String(docs[0]?.["name"])),
  });
  expect(await payload.count({ collection: "project-groups", where: { id: { equals: group } } })).toEqual({
    totalDocs: 1,
  });
});

test("a slide's picture stays, and the answer names the page", async () => {
  const { sliders } = (await site.content.payload.findGlobal({ slug: "home-page", depth: 0 })) as unknown as {
    sliders: { picture: number }[];
  };
  await expect(remove("media", Number(sliders[0]?.picture))).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining("Home page"),
  });
});
