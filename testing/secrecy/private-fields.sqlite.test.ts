import { readFileSync } from "node:fs";
import path from "node:path";
import type { CollectionSlug, Field } from "payload";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { contentConfig } from "../../content/config.ts";
import { openTestSite, type TestSite } from "../site.ts";
import { fillFields } from "./fill-fields.ts";
import { fieldsOf, mark, type Related, searched, secretDocument, secretPicture, secretTexts } from "./secret-items.ts";
import { ask, type Item, itemAddresses, listAddresses } from "./visitor-calls.ts";

/** Fields of published items that are never public, and data for the firm only. */
const pdf = readFileSync(path.join(import.meta.dirname, "../../content/seed/documents/seti-drilling-terms-en.pdf"));

interface Case {
  collection: CollectionSlug;
  name: string;
  /** Fields that anyone may read, filled with plain words. All the others are secret, including new ones. */
  open: Record<string, unknown>;
}
const words = "Plain words";
const cases: Case[] = [
  {
    collection: "projects",
    name: "a confidential project",
    open: { name: words, summary: words, slug: "plain-words", confidential: true, contractValue: 987_654_321 },
  },
  {
    collection: "people",
    name: "a person who has left",
    open: { name: words, roles: [], left: true },
  },
];
/** Fields with their own read rule, each covered by one of the cases above or by the test named here. */
const ruled = {
  // content/complaints/complaints.integration.test.ts
  complaints: ["contact", "hasEmail", "writerMail", "handlersMail", "codeHash", "contentHash"],
  // content/faqs/faqs.integration.test.ts
  faqs: ["reviewBy", "message"],
  // content/legal/legal.integration.test.ts
  "legal-versions": ["checkedBy"],
  // content/members/members.integration.test.ts
  members: [
    "email",
    "emailKey",
    "passwordHash",
    "epoch",
    "linkKey",
    "noForumMails",
    "pendingEmail",
    "previousEmail",
    "previousUntil",
  ],
  people: ["memberships.number", "cv"],
  // content/stories/stories.integration.test.ts
  "success-stories": ["quote"],
  // content/alerts/subscriptions.integration.test.ts
  subscriptions: ["email", "person", "key", "linkKey"],
};

let site: TestSite;
let related: Related;
let groupSlug: string;
const items: Item[] = [];

beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  const { payload } = site.content;
  const config = contentConfig(site.env);
  const picture = await secretPicture(site);
  const withheld = await secretDocument(site, pdf, "withheld", false);
  const first = new Map<string, number>();
  for (const { slug } of config.collections ?? []) {
    const { docs } = await payload.find({ collection: slug as CollectionSlug, limit: 1, depth: 0, sort: "id" });
    first.set(slug, Number(docs[0]?.id));
  }
  const { docs } = await payload.find({ collection: "project-groups", limit: 1, depth: 0, sort: "id" });
  groupSlug = String((docs[0] as unknown as { slug: string }).slug);
  related = (slug) => ({ media: picture.id, documents: withheld.id })[slug] ?? Number(first.get(slug));
  for (const { collection, open } of cases) items.push(await publish(collection, open));
  items.push(await personWithPrivateNumber());
  for (const collection of ["news", "reports", "notices"] as const) items.push(await withWithheldDocument(collection));
  await write(config);
}, 300_000);
afterAll(() => site.close());

async function publish(collection: CollectionSlug, open: Record<string, unknown>, text = mark): Promise<Item> {
  const fields = fieldsOf(contentConfig(site.env), collection);
  const texts = () => (text === mark ? secretTexts(collection) : [text, "plain-words", "plain@example.org", "2079-80"]);
  const data = { ...fillFields(fields, { texts, related, given: open }), _status: "published" };
  const doc = await site.content.payload.create({ collection, data, locale: "en", depth: 0 });
  return { collection, id: Number(doc.id), slug: (doc as { slug?: string }).slug };
}

/** A person with all fields public, except the number of a membership, and a CV without consent to show it. */
const personWithPrivateNumber = () =>
  publish(
    "people",
    {
      left: false,
      files: [],
      cvPublic: false,
      memberships: [{ name: words, number: secretTexts("number")[0], numberPublic: false }],
    },
    words,
  );

const withWithheldDocument = (collection: CollectionSlug) => publish(collection, { files: [], slug: "x" }, words);

/** Stores visitors' data, a back office account and the recipient of mails. */
async function write(config: ReturnType<typeof contentConfig>): Promise<void> {
  const { payload } = site.content;
  const of = (slug: string) =>
    fillFields(fieldsOf(config, slug), { texts: () => secretTexts(slug), related, given: { accepted: words } });
  const email = `${secretTexts("users")[2]}`;
  await payload.create({
    collection: "users",
    data: { ...of("users"), email, password: "plane-table-1993", role: "editor" } as never,
  });
  // Without an application or message, like a mail whose application has been erased.
  for (const collection of ["contact-messages", "contact-answers", "applications", "applicant-mails"] as const)
    await payload.create({
      collection,
      data: {
        ...of(collection),
        application: null,
        ...(collection === "contact-answers" && { message: null }),
      } as never,
    });
  await payload.updateGlobal({ slug: "enquiry-settings", data: of("enquiry-settings"), locale: "en" });
}

/** Fields of confidential projects that visitors may read; the last line lists those of every editorial collection. */
const unguarded = [
  ...["name", "summary", "stage", "services", "contractValuePublic", "slug", "group", "taskType"],
  ...["confidential", "highlight"],
  ...["workingCopy", "inBin", "scheduleFaults", "search", "textChangedAt", "textCheckedAt", "deletedAt", "deletedBy"],
];

// The secret words below would reveal an unguarded text, but not a number, a day or a choice.
test("a project's field is guarded, or named here as one that everybody may read", () => {
  const projects = contentConfig(site.env).collections?.find(({ slug }) => slug === "projects");
  const open = (fields: readonly Field[]): string[] =>
    fields.flatMap((field) => {
      if (field.type === "tabs") return field.tabs.flatMap((tab) => open(tab.fields));
      if (field.type === "row") return open(field.fields);
      if (!("name" in field)) return [];
      // A rich text is emptied instead (content/projects/collection/confidential.ts).
      const isGuarded =
        ("access" in field && field.access?.read) || (field.type === "richText" && field.hooks?.afterRead);
      return isGuarded ? [] : [field.name];
    });
  expect(open(projects?.fields ?? []).sort()).toEqual(unguarded.sort());
});

test("every field with its own read rule is among those that are tried", () => {
  const withRule = (fields: readonly Field[], above = ""): string[] =>
    fields.flatMap((field) => {
      const path = "name" in field && field.name ? `${above}${field.name}` : above.slice(0, -1);
      const own = "access" in field && field.access?.read ? [path] : [];
      const inner =
        field.type === "tabs" ? field.tabs.flatMap((tab) => tab.fields) : "fields" in field ? field.fields : [];
      return [...own, ...withRule(inner, path ? `${path}.` : "")];
    });
  const collections = contentConfig(site.env).collections ?? [];
  const found = collections
    .map(({ slug, fields }) => [slug, withRule(fields)] as const)
    .filter(([, rules]) => rules.length);
  // All fields of a confidential project are filled with secrets, except those named above; visitors cannot read
  // applications at all.
  const others = found.filter(([slug]) => slug !== "projects" && slug !== "applications");
  expect(Object.fromEntries(others)).toEqual(ruled);
});

test("no call, page or header reveals any secret", async () => {
  const known = items.map(({ id, collection }) => `${collection} ${id}`);
  expect(new Set(known).size).toBe(items.length);
  const isThere = async () => (await ask(site, `/frontapi/projects/${groupSlug}/${items[0]?.id}`)).status;
  await vi.waitFor(async () => expect(await isThere()).toBe(200), { timeout: 20_000, interval: 100 });
  const addresses = [
    ...listAddresses([searched, "987654321", "987.7"]),
    ...items.flatMap((item) => itemAddresses(item, groupSlug)),
  ];
  const telling: string[] = [];
  let plain = 0;
  for (const url of addresses) {
    const { body, headers } = await ask(site, url);
    const text = headers + body;
    if (body.includes(words)) plain += 1;
    const place = text.search(/qzx|987,?654,?321|987\.[67] million/);
    if (place >= 0 && !url.includes("987"))
      telling.push(`${url}: …${text.slice(Math.max(0, place - 80), place + 80)}…`);
  }
  expect(telling.slice(0, 20)).toEqual([]);
  // The public fields of the same items were readable.
  expect(plain).toBeGreaterThan(20);
}, 300_000);

test("nobody but staff gets a withheld document's file", async () => {
  const { filename } = (await site.content.payload.findByID({
    collection: "documents",
    id: related("documents"),
    depth: 0,
  })) as unknown as { filename: string };
  for (const url of [`/documents/${filename}`, `/documents/${filename}?v=1&draft=true`, `/media/${filename}`])
    expect((await ask(site, url)).status).toBe(404);
});
