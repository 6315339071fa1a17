import type { PersonDetail } from "@setu/contract/people";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { idOf, visitorOf } from "../../testing/people/visitor.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { readByIds } from "../platform/reading/public-read.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const { call } = visitorOf(() => site);

/** Adds a person, published unless `data` says otherwise. */
async function addPerson(data: Record<string, unknown>): Promise<number> {
  const { id } = await site.content.payload.create({
    collection: "people",
    data: { designation: "Engineer", _status: "published", ...data },
    locale: "en",
    draft: data["_status"] === "draft",
  });
  return Number(id);
}

describe("private details of people", () => {
  const paths = ["/about", "/members", "/key-personnel", "/board-members", "/home", "/reports", "/projects"];

  /** All that the calls and pages about people contain, and Payload's own API as visitors see it. */
  async function everything(id: number): Promise<string> {
    const addresses = [
      ...paths.map((path) => `/frontapi${path}`),
      ...[`/frontapi/personnel/${id}`, `/personnel/${id}`, `/ne/personnel/${id}`, "/members", "/sitemap.xml"],
      ...["/members?q=secret", "/frontapi/members?q=secret"],
      ...[`/admin/api/people/${id}?depth=2`, "/api/people?depth=2"],
    ];
    const answers = await Promise.all(addresses.map((address) => site.app.inject(address)));
    return answers.map(({ body }) => body).join("\n");
  }

  test("a number is shown only if it is marked as public, a CV sheet only if the person agreed", async () => {
    const { payload } = site.content;
    const { docs } = await payload.find({ collection: "documents", limit: 1 });
    const memberships = [
      { name: "Council", number: "SECRET-1234", numberPublic: false },
      { name: "Society", number: "OPEN-5678", numberPublic: true },
    ];
    const id = await addPerson({ name: "Private Number", memberships, cv: docs[0]?.id, cvPublic: false });
    await expect.poll(async () => (await call(`/personnel/${id}`)).statusCode, { timeout: 10_000 }).toBe(200);
    const answers = await everything(id);
    expect(answers).toContain("OPEN-5678");
    expect(answers).not.toContain("SECRET-1234");
    expect((await call<PersonDetail>(`/personnel/${id}`)).data.cv).toBeNull();
    // Straight from the collection, as a page for a visitor reads it.
    const [asVisitor] = await readByIds(payload, "people", [id], { depth: 1 });
    expect(asVisitor?.id).toBe(id);
    expect(JSON.stringify(asVisitor)).not.toContain("SECRET-1234");
    expect(asVisitor?.cv).toBeUndefined();
  });

  test("the CV of a person who agreed is hidden while the document itself is withdrawn", async () => {
    const { payload } = site.content;
    const id = await idOf(site, "people", "Sunmaya Gurung");
    const { docs } = await payload.find({
      collection: "documents",
      where: { name: { like: "Sunmaya" } },
      locale: "en",
    });
    const document = docs[0]?.id as number;
    await payload.update({ collection: "documents", id: document, data: { released: false } });
    const cv = async () => (await call<PersonDetail>(`/personnel/${id}`)).data.cv;
    await expect.poll(cv, { timeout: 10_000 }).toBeNull();
    await payload.update({ collection: "documents", id: document, data: { released: true } });
    await expect.poll(cv, { timeout: 10_000 }).not.toBeNull();
  });

  test.each([
    ["no longer agrees", { cvPublic: false }, { cvPublic: true }],
    ["has left the firm", { left: true }, { left: false }],
  ])("the CV of a person who %s cannot be had at its address either", async (_, change, back) => {
    const id = await idOf(site, "people", "Sunmaya Gurung");
    const address = (await call<PersonDetail>(`/personnel/${id}`)).data.cv?.location ?? "";
    const status = async () => (await site.app.inject(address)).statusCode;
    const update = (data: object) => site.content.payload.update({ collection: "people", id, data, locale: "en" });
    expect(await status()).toBe(200);
    await update(change);
    // The site checks the revision once a second.
    await expect.poll(status, { timeout: 10_000 }).toBe(404);
    await update(back);
    await expect.poll(status, { timeout: 10_000 }).toBe(200);
    await expect.poll(async () => (await call(`/personnel/${id}`)).statusCode, { timeout: 10_000 }).toBe(200);
  });

  test("a confidential project does not name its team", async () => {
    const { payload } = site.content;
    const { docs } = await payload.find({
      collection: "projects",
      where: { confidential: { equals: true } },
      depth: 0,
    });
    const team = docs.flatMap((doc) => (doc["team"] ?? []) as { person: number }[]);
    expect(team.length).toBeGreaterThan(0);
    for (const { person } of team) {
      const { projects } = (await call<PersonDetail>(`/personnel/${person}`)).data;
      expect(projects.map(({ id }) => id)).not.toContain(docs[0]?.id);
    }
  });

  test("a text that exists only in the other language is served and marked as such", async () => {
    const id = await addPerson({ name: "Only English" });
    const read = async () => (await call<PersonDetail>(`/personnel/${id}`, { locale: "ne" })).data?.locale;
    await expect.poll(read, { timeout: 10_000 }).toEqual({ requested: "ne", served: "en", stale: false });
  });
});
