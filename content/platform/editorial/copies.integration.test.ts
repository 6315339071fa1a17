import { afterAll, beforeAll, expect, test } from "vitest";
import { staffAt } from "../../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

let site: TestSite;
let owner: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  owner = await staffAt(site, "owner", "Binod");
});
afterAll(() => site.close());

type Doc = { id: number } & Record<string, unknown>;
const first = async (collection: string) => {
  const { docs } = await site.content.payload.find({ collection, limit: 1, sort: "id", depth: 0, locale: "all" });
  return docs[0] as unknown as Doc;
};
/** Copies an item as the screen does, in either language. */
const copyOf = async (collection: string, id: number, locale = "en"): Promise<Doc> => {
  const answer = await owner.post(`/${collection}/${id}/duplicate?draft=true&locale=${locale}`, {});
  expect(answer.status).toBe(200);
  const { doc } = (await answer.json()) as { doc: Doc };
  return (await site.content.payload.findByID({
    collection,
    id: doc.id,
    draft: true,
    depth: 0,
    locale: "all",
  })) as unknown as Doc;
};

test("a copied project is marked in both languages, has no number, and has an address that can be published", async () => {
  const original = await first("projects");
  const copy = await copyOf("projects", original.id);
  const name = original["name"] as Record<"en" | "ne", string>;
  expect(copy["name"]).toEqual({ en: `${name.en} (copy)`, ne: `${name.ne} (प्रतिलिपि)` });
  expect(copy["slug"]).toBe(`${original["slug"]}-copy`);
  expect(copy["code"] ?? null).toBeNull();
  expect(copy["_status"]).toBe("draft");
  const published = await owner.send("PATCH", `/projects/${copy.id}?locale=en`, { _status: "published" });
  expect(published.status).toBe(200);
  // A copy of the copy, and another of the first.
  expect((await copyOf("projects", copy.id, "ne"))["slug"]).toBe(`${original["slug"]}-copy-2`);
  expect((await copyOf("projects", original.id))["slug"]).toBe(`${original["slug"]}-copy-3`);
});

test.each([
  ["vacancies", "ref"],
  ["notices", "number"],
])("a copy in %s needs a number of its own", async (collection, field) => {
  const copy = await copyOf(collection, (await first(collection)).id);
  expect(copy[field] ?? null).toBeNull();
  expect(JSON.stringify(copy["name"])).toContain("(copy)");
});

test("a copy of a filled, extended vacancy is open, and one of a legal text has no day and no changes yet", async () => {
  const vacancy = await first("vacancies");
  const extendedFrom = new Date(Date.now() - 86_400_000).toISOString();
  const changes = { filled: true, extendedFrom, _status: "published" };
  expect((await owner.send("PATCH", `/vacancies/${vacancy.id}?locale=en`, changes)).status).toBe(200);
  expect(await copyOf("vacancies", vacancy.id)).toMatchObject({ filled: false, extendedFrom: null });

  const { docs } = await site.content.payload.find({
    collection: "legal-versions",
    sort: "-number",
    limit: 1,
    depth: 0,
  });
  const version = docs[0] as unknown as Doc;
  expect(version["inForceFrom"]).toBeTruthy();
  const copy = await copyOf("legal-versions", version.id);
  expect(copy).toMatchObject({ inForceFrom: null, changes: { en: null, ne: null } });
});

test("a copy of a cancelled notice is another notice, without what has become of the first", async () => {
  const { docs } = await site.content.payload.find({ collection: "notices", limit: 0, depth: 0, locale: "all" });
  const withAddenda = (docs as unknown as Doc[]).find(
    ({ addenda, number }) => number && Array.isArray(addenda) && addenda.length > 0,
  );
  const id = Number(withAddenda?.id);
  const changes = {
    ...{ withdrawn: true, withdrawnReason: "The budget was cut.", firstDeadline: "2026-11-01", _status: "published" },
    questions: [{ date: "2026-11-02", question: "Is a visit possible?", answer: "Yes." }],
  };
  expect((await owner.send("PATCH", `/notices/${id}?locale=en`, changes)).status).toBe(200);
  const copy = await copyOf("notices", id);
  expect(copy).toMatchObject({ withdrawn: false, firstDeadline: null, addenda: [], questions: [] });
  expect((copy["withdrawnReason"] as { en?: string } | null)?.en ?? null).toBeNull();
  expect(Date.now() - Date.parse(String(copy["publishedOn"]))).toBeLessThan(60_000);
  expect(copy["body"]).toEqual(withAddenda?.["body"]);
});

test("nobody agrees to a copied person's CV", async () => {
  const { id } = await first("people");
  expect((await owner.send("PATCH", `/people/${id}?locale=en`, { cvPublic: true, _status: "published" })).status).toBe(
    200,
  );
  expect(await copyOf("people", id)).toMatchObject({ cvPublic: false });
});
