import { readFileSync } from "node:fs";
import path from "node:path";
import type { CollectionSlug, GlobalSlug, PayloadRequest } from "payload";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { contentConfig } from "../../content/config.ts";
import { recordChange } from "../../content/platform/store/changes.ts";
import { searchReady } from "../search-ready.ts";
import { openTestSite, type TestSite } from "../site.ts";
import {
  createSecret,
  draftGlobal,
  draftOver,
  fieldsOf,
  mark,
  publishOne,
  type Related,
  searched,
  secretDocument,
  secretPicture,
} from "./secret-items.ts";
import {
  type Answer,
  ask,
  type Item,
  itemAddresses,
  listAddresses,
  plainAddresses,
  unknownAddresses,
} from "./visitor-calls.ts";

/**
 * No call reveals unpublished content: the site answers every request that a visitor can make,
 * in both languages, exactly as if the secret items did not exist.
 */
const pdf = readFileSync(path.join(import.meta.dirname, "../../content/seed/documents/seti-drilling-terms-en.pdf"));

let site: TestSite;
let config: ReturnType<typeof contentConfig>;
let editorial: CollectionSlug[];
/** Collections whose published items can be changed, which a legal text cannot. */
let changeable: CollectionSlug[];
let globals: GlobalSlug[];
/** Two published items of each collection. */
let published: Map<string, Item[]>;
let groupSlug: string;
let addresses: string[];
let before: Map<string, Answer>;
/** The ids of secret pictures and documents, and of published items of other collections. */
let related: Related;

beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  config = contentConfig(site.env);
  editorial = (config.collections ?? []).filter(({ versions }) => versions).map(({ slug }) => slug as CollectionSlug);
  changeable = editorial.filter((slug) => slug !== "legal-versions");
  globals = (config.globals ?? [])
    .map(({ slug }) => slug as GlobalSlug)
    .filter((slug) => !/^(complaint|enquiry|retention)-settings$/.test(slug));
  published = new Map();
  for (const collection of editorial) published.set(collection, await publishedOf(collection));
  groupSlug = String(published.get("project-groups")?.[0]?.slug);
  addresses = [
    ...listAddresses([searched]),
    ...[...published.values()].flat().flatMap((item) => plainAddresses(item, groupSlug)),
  ];
  const picture = await secretPicture(site);
  const document = await secretDocument(site, pdf, "document", true);
  const { docs } = await site.content.payload.find({ collection: "consents", limit: 1, depth: 0, sort: "id" });
  const consent = Number(docs[0]?.id);
  related = (collection) =>
    ({ media: picture.id, documents: document.id, consents: consent })[collection] ??
    Number(published.get(collection)?.[0]?.id);
  await untilNoticed();
  before = await askAll(addresses);
}, 300_000);
afterAll(() => site.close());

async function publishedOf(collection: CollectionSlug): Promise<Item[]> {
  const where = collection === "projects" ? { confidential: { equals: false } } : {};
  const { docs } = await site.content.payload.find({ collection, where, limit: 2, depth: 0, sort: "id" });
  return docs.map((doc) => ({ collection, id: Number(doc.id), slug: (doc as { slug?: string }).slug }));
}

/** A draft changes nothing, so the site might answer from its caches: publishing an item invalidates them. */
let ticks = 0;
const patience = { timeout: 20_000, interval: 100 };
async function untilNoticed(items: Item[] = []): Promise<void> {
  const { payload } = site.content;
  // Cached lists treat these items as changed, and read them again.
  for (const { collection, id } of items) await recordChange(payload, { collection, id }, {} as PayloadRequest);
  ticks += 1;
  const name = `Passing cloud no. ${ticks}`;
  const found = async () =>
    JSON.parse((await site.app.inject(`/frontapi/news?q=${encodeURIComponent(name)}`)).body).data.page.total;
  const data = { name, publishedOn: "2001-01-01", author: published.get("people")?.[0]?.id, _status: "published" };
  const { id } = await payload.create({ collection: "news", data, locale: "en" });
  await vi.waitFor(async () => expect(await found()).toBe(1), patience);
  await payload.delete({ collection: "news", id });
  await vi.waitFor(async () => expect(await found()).toBe(0), patience);
  // On a busy machine the search is unavailable until its index knows of these changes.
  await searchReady(() => site.content);
}

async function askAll(urls: string[]): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  for (const url of urls) answers.set(url, await ask(site, url));
  return answers;
}

/** The addresses whose answers reveal a secret; `said` is part of the address, and so is known. */
const telling = (answers: Map<string, Answer>, said = "\0"): string[] =>
  [...answers].flatMap(([url, { body, headers }]) => {
    const text = `${headers}${body}`.replaceAll(said, "");
    const place = text.indexOf(mark);
    return place < 0 ? [] : [`${url}: …${text.slice(Math.max(0, place - 60), place + 60)}…`];
  });

/** Expects the same answers as before. */
async function expectNothingNew(items: Item[]): Promise<void> {
  await untilNoticed(items);
  const after = await askAll(addresses);
  expect(telling(after).slice(0, 20)).toEqual([]);
  const changed = addresses.filter(
    (url) => after.get(url)?.body !== before.get(url)?.body || after.get(url)?.status !== before.get(url)?.status,
  );
  expect(changed.slice(0, 20)).toEqual([]);
}

const statuses = (all: Map<string, Answer>) => [...all.values()].map(({ status }) => status);

/** The answers' statuses at the addresses of an item that never existed, by collection. */
const nevers = new Map<string, number[]>();
async function neverOf(collection: string): Promise<number[]> {
  const known = nevers.get(collection);
  if (known) return known;
  const asked = statuses(await askAll(itemAddresses({ collection, id: 999_999, slug: "never-was" }, groupSlug)));
  nevers.set(collection, asked);
  return asked;
}

/** Expects an item's addresses to answer like those of an item that never existed, with any parameters. */
async function expectNowhere(item: Item): Promise<void> {
  const answers = await askAll(itemAddresses(item, groupSlug));
  expect(telling(answers, item.slug)).toEqual([]);
  expect(statuses(answers)).toEqual(await neverOf(item.collection));
  expect(statuses(answers)).not.toContain(200);
}

test("every call, parameter, page and address of the server is among those that are tried", () => {
  expect(unknownAddresses(site)).toEqual([]);
});

test("the sample content contains no secret words", () => {
  expect(telling(before)).toEqual([]);
  expect([...before.values()].filter(({ status }) => status >= 500)).toEqual([]);
  expect([...before.values()].filter(({ status }) => status === 200).length).toBeGreaterThan(addresses.length / 2);
});

test("drafts change no answer: new ones, to be published on a later day, and those of published items, in either language or both", async () => {
  const items: Item[] = [];
  for (const collection of editorial) {
    const item = await createSecret(
      site,
      fieldsOf(config, collection),
      collection,
      { tag: `${collection}-new`, related },
      "draft",
    );
    await site.content.payload.jobs.queue({
      task: "schedulePublish",
      input: { type: "publish", doc: { relationTo: collection, value: String(item.id) }, locale: "en" } as never,
      waitUntil: new Date(Date.now() + 86_400_000),
    });
    items.push(item);
  }
  for (const collection of changeable) {
    const fields = fieldsOf(config, collection);
    const [both, english, nepali] = published.get(collection) ?? [];
    const filled = { tag: `${collection}-over`, related };
    if (both) await draftOver(site, fields, both, filled, "en");
    if (both) await draftOver(site, fields, both, filled, "ne");
    if (english) await draftOver(site, fields, english, filled, "en");
    if (nepali) await draftOver(site, fields, nepali, filled, "ne");
  }
  for (const slug of globals) await draftGlobal(site, fieldsOf(config, slug), slug, { tag: slug, related });
  // One round of requests for all of them: an answer that shows a draft says whose it is.
  await expectNothingNew([...items, ...[...published.values()].flat()]);
  for (const item of items) await expectNowhere(item);
}, 300_000);

test("withdrawn items are gone as if they had never existed", async () => {
  const given = { confidential: false, left: false, released: true };
  const items: Item[] = [];
  // A discipline is visible only where a person has it.
  const withOwn: Related = (slug) =>
    items.find((item) => item.collection === slug && slug === "disciplines")?.id ?? related(slug);
  const order = changeable.toSorted((a, b) => Number(b === "disciplines") - Number(a === "disciplines"));
  for (const collection of order) {
    const filled = { tag: `${collection}-back`, related: withOwn, given };
    items.push(await createSecret(site, fieldsOf(config, collection), collection, filled, "published"));
  }
  await untilNoticed();
  // Proves that the test would find the secrets: while they are public, it does.
  const open = await askAll([...addresses, ...items.flatMap((item) => itemAddresses(item, groupSlug))]);
  const unseen = changeable.filter(
    (slug) => ![...open.values()].some(({ body }) => body.includes(`${mark}${searched}-${slug}-back`)),
  );
  expect(unseen).toEqual([]);

  for (const { collection, id } of items.toReversed())
    await site.content.payload.update({ collection: collection as CollectionSlug, id, data: { _status: "draft" } });
  await expectNothingNew(items);
  for (const item of items) await expectNowhere(item);
}, 300_000);

test("publishing one language reveals nothing of the other one's draft", async () => {
  for (const collection of changeable) {
    const fields = fieldsOf(config, collection);
    const filled = { tag: `${collection}-half`, related };
    for (const [index, draft, live] of [
      [0, "ne", "en"],
      [1, "en", "ne"],
    ] as const) {
      const item = published.get(collection)?.[index];
      if (item) await publishOne(site, fields, item, filled, { draft, live });
    }
  }
  await untilNoticed([...published.values()].flat());
  expect(telling(await askAll(addresses)).slice(0, 20)).toEqual([]);
}, 300_000);
