import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
});
afterAll(() => site.close());

const newestOf = async (collection: string) => {
  const { docs } = await site.content.payload.find({ collection, limit: 1, sort: "-id", depth: 0 });
  return Number(docs[0]?.id);
};
const group = (slug: string, _status: "draft" | "published" = "published") =>
  site.content.payload.create({
    collection: "project-groups",
    data: { name: `Group ${slug}`, slug, _status },
    draft: _status === "draft",
    locale: "en",
  });

/** Collections whose ids are part of visitors' addresses, or are quoted in letters. */
const numbered = ["news", "notices", "vacancies", "albums", "contact-messages", "documents"];

test.each(numbered)("a deleted item's id is never reused: %s", async (collection) => {
  const { payload } = site.content;
  const data =
    collection === "contact-messages"
      ? { name: "Asha", email: "asha@example.org", message: "A question.", country: "Nepal", locale: "en" }
      : undefined;
  if (data) await payload.create({ collection, data });
  const newest = await newestOf(collection);
  await payload.db.deleteOne({ collection, where: { id: { equals: newest } } });
  const made = data
    ? await payload.create({ collection, data })
    : await payload.db.create({ collection, data: collection === "documents" ? { filename: "another.pdf" } : {} });
  expect(Number(made.id)).toBeGreaterThan(newest);
});

test("an address that was public is never given to another item, even after the first was deleted", async () => {
  const { payload } = site.content;
  const first = await group("tunnels");
  await payload.update({ collection: "project-groups", id: first.id, data: { slug: "caverns" }, locale: "en" });
  const refused = {
    name: "ValidationError",
    data: { errors: [{ message: expect.stringContaining("“Group tunnels”") }] },
  };
  await expect(group("tunnels")).rejects.toMatchObject(refused);
  await expect(group("tunnels", "draft")).rejects.toMatchObject(refused);

  // The same item may take its address back.
  await payload.update({ collection: "project-groups", id: first.id, data: { slug: "tunnels" }, locale: "en" });
  await payload.delete({ collection: "project-groups", id: first.id });
  await expect(group("tunnels")).rejects.toMatchObject({
    data: { errors: [{ message: expect.stringContaining("an item that has been deleted") }] },
  });
});

test("an address that visitors never saw stays free", async () => {
  const first = await group("penstocks", "draft");
  await site.content.payload.delete({ collection: "project-groups", id: first.id });
  await expect(group("penstocks")).resolves.toMatchObject({ slug: "penstocks" });
});

test("the ids of the seeded firm were noted", async () => {
  const { payload } = site.content;
  const { docs } = await payload.find({
    collection: "notices",
    where: { number: { exists: true } },
    limit: 1,
    depth: 0,
  });
  const notice = docs[0] as unknown as { id: number; number: string };
  await payload.db.deleteOne({ collection: "notices", where: { id: { equals: notice.id } } });
  const { id: _, ...data } = notice as unknown as Record<string, unknown>;
  await expect(
    payload.create({ collection: "notices", data: { name: "Another", ...data }, draft: true, locale: "en" }),
  ).rejects.toMatchObject({ data: { errors: [{ path: "number" }] } });
});
