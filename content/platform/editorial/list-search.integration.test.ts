import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applicantAt } from "../../../testing/people/applicant.ts";
import { staffAt } from "../../../testing/people/staff.ts";
import { openTestSite, postContact, sixFields, type TestSite } from "../../../testing/site.ts";
import { readInbox } from "../../enquiries/inbox/read-inbox.ts";

let site: TestSite;
let editor: Awaited<ReturnType<typeof staffAt>>;
let enquiries: typeof editor;
let hr: typeof editor;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  editor = await staffAt(site, "editor", "Sita");
  enquiries = await staffAt(site, "enquiries", "Maya");
  hr = await staffAt(site, "hr", "Hari");
});
afterAll(() => site.close());

type Doc = { id: number } & Record<string, unknown>;
/** Searches a list as Payload does, with one condition for each field that the collection names. */
async function found(who: typeof editor, collection: string, words: string, locale = "en"): Promise<number[]> {
  const fields = site.content.payload.collections[collection]?.config.admin.listSearchableFields ?? [];
  const where = fields.map((field, at) => `where[or][${at}][${field}][like]=${encodeURIComponent(words)}`).join("&");
  const answer = await who.get(`/${collection}?${where}&draft=true&depth=0&limit=100&locale=${locale}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { docs: Doc[] }).docs.map(({ id }) => id);
}
const first = async (collection: string, where = {}) => {
  const { docs } = await site.content.payload.find({ collection, where, limit: 1, depth: 0, locale: "all" });
  return docs[0] as unknown as Doc;
};

describe("a project is found", () => {
  test("by its number", async () => {
    const { id, code } = await first("projects", { code: { exists: true } });
    expect(await found(editor, "projects", String(code).toLowerCase().slice(0, 9))).toContain(id);
  });

  test("by its name in either language, no matter which one the list shows", async () => {
    const { id, name } = await first("projects");
    const { en, ne } = name as Record<"en" | "ne", string>;
    for (const locale of ["en", "ne"]) {
      expect(await found(editor, "projects", en, locale)).toContain(id);
      expect(await found(editor, "projects", ne, locale)).toContain(id);
    }
    // In any order.
    expect(await found(editor, "projects", en.split(" ").reverse().join(" "), "ne")).toContain(id);
  });

  test("by a name with accents, in capitals or not", async () => {
    const body = { name: "Élan Zürich", slug: "elan-zurich", _status: "draft" };
    const { id } = (await (await editor.post("/projects?draft=true&locale=en", body)).json()).doc;
    await editor.post("/projects?draft=true&locale=en", { name: "A plan", slug: "a-plan", _status: "draft" });
    for (const words of ["élan", "Élan", "ÉLAN", "ZÜRICH", "zürich élan"]) {
      expect(await found(editor, "projects", words), words).toEqual([id]);
    }
  });

  test("by the first of very many words", async () => {
    const { id, name } = await first("projects");
    const words = Array(1200).fill((name as Record<"en", string>).en.split(" ")[0]);
    expect(await found(editor, "projects", words.join(" "))).toContain(id);
  });

  test("by the words of its draft, only by those who may see it", async () => {
    const { id } = await first("projects");
    await editor.send("PATCH", `/projects/${id}?draft=true&locale=en`, { name: "Zeppelin mast", _status: "draft" });
    expect(await found(editor, "projects", "zeppelin", "ne")).toEqual([id]);
    expect(await found(enquiries, "projects", "zeppelin", "ne")).toEqual([]);
  });
});

test("a picture is found by its alternative text, in both languages", async () => {
  const { id, alt_en, alt_ne } = await first("media", { alt_en: { exists: true } });
  expect(await found(editor, "media", String(alt_en), "ne")).toContain(id);
  expect(await found(editor, "media", String(alt_ne))).toContain(id);
});

test("an application is found by its reference and by email address", async () => {
  const somebody = await applicantAt(site);
  const person = { name: "Purna Lama", email: "purna.lama@example.org", phone: "+977 1 555 0177" };
  const { reference } = (await somebody.send(person)).json().data;
  const [stored] = await somebody.rows(person.email);
  for (const words of [String(reference).slice(0, 6), "purna.lama@"]) {
    expect(await found(hr, "applications", words), words).toEqual([stored?.id]);
  }
});

test("a message is found by the number that mails quote", async () => {
  await postContact(site.app, sixFields());
  const { id } = await first("contact-messages");
  for (const words of [`M-${String(id).padStart(6, "0")}`, `m${id}`, "asha@example.org"]) {
    const { rows } = await readInbox(site.content.payload, { tab: "all", words, page: 1, user: { id: 1 } });
    expect(
      rows.map(({ message }) => message.id),
      words,
    ).toEqual([id]);
  }
});
