import { locales } from "@setu/contract/locale";
import type { CollectionSlug, Config, Field, GlobalSlug } from "payload";
import sharp from "sharp";
import { withRowIds } from "../../content/seed/languages.ts";
import type { TestSite } from "../site.ts";
import { fillFields } from "./fill-fields.ts";
import type { Item } from "./visitor-calls.ts";

type Fields = Record<string, unknown>;
export type Locale = (typeof locales)[number];

/** A mark in every secret text, and in none of the sample content. */
export const mark = "qzx";
/** A word that finds any secret text by search; not `mark`, since an answer may repeat the query. */
export const searched = "whisper";

/** Texts that name their item: `qzxwhisper-news-draft-en`. */
export const secretTexts = (tag: string) => {
  const word = `${mark}${searched}-${tag}`;
  return [word, `https://${word}.example.org/`, `${word}@example.org`, "2079-80", "/projects", mark];
};

export type Related = (collection: string) => number;
export interface Filled {
  tag: string;
  related: Related;
  given?: Fields | undefined;
}

/** Data for all fields of a collection or a global, in one language. */
const secretData = (fields: readonly Field[], { tag, related, given }: Filled, locale: Locale): Fields =>
  fillFields(fields, { texts: () => secretTexts(`${tag}-${locale}`), related, ...(given && { given }) });

/** The fields of a collection or global as configured, before Payload completes them. */
export const fieldsOf = (config: Config, slug: string): Field[] =>
  [...(config.collections ?? []), ...(config.globals ?? [])].find((entry) => entry.slug === slug)?.fields ?? [];

/** Values that some items need before they may be published: a vacancy must be open, and answered later. */
const publishable = { opensAt: daysFromNow(-2), closesAt: daysFromNow(20), answerBy: daysFromNow(40), filled: false };

function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}

/** A new item in both languages, drafted or published. */
export async function createSecret(
  site: TestSite,
  fields: readonly Field[],
  collection: CollectionSlug,
  filled: Filled,
  status: "draft" | "published",
): Promise<Item> {
  const { payload } = site.content;
  const whole = { ...filled, given: { ...publishable, ...filled.given } };
  const data = (locale: Locale) => ({ ...secretData(fields, whole, locale), _status: "draft" });
  const options = { collection, draft: true, depth: 0 } as const;
  const created = (await payload.create({ ...options, data: data("en"), locale: "en" })) as Fields;
  const id = Number(created["id"]);
  const drafted = { ...options, id, locale: "ne" } as const;
  await payload.update({ ...drafted, data: withRowIds(data("ne"), created) });
  if (status === "published") await payload.update({ collection, id, data: { _status: "published" }, depth: 0 });
  return { collection, id, slug: created["slug"] as string | undefined };
}

/** Saves a draft of a published item, in one language. */
export async function draftOver(
  site: TestSite,
  fields: readonly Field[],
  { collection, id }: Item,
  filled: Filled,
  locale: Locale,
): Promise<void> {
  const data = { ...secretData(fields, filled, locale), _status: "draft" };
  await site.content.payload.update({
    collection: collection as CollectionSlug,
    id,
    data,
    draft: true,
    locale,
    depth: 0,
  });
}

export async function draftGlobal(site: TestSite, fields: readonly Field[], slug: GlobalSlug, filled: Filled) {
  for (const locale of locales) {
    const data = { ...secretData(fields, filled, locale), _status: "draft" };
    await site.content.payload.updateGlobal({ slug, data, draft: true, locale, depth: 0 });
  }
}

/** A picture with secret words, which no published item shows. */
export async function secretPicture(site: TestSite): Promise<Item> {
  const data = await sharp({ create: { width: 500, height: 400, channels: 3, background: "#345" } })
    .png()
    .toBuffer();
  const texts = {
    alt_en: secretTexts("media-en")[0],
    alt_ne: secretTexts("media-ne")[0],
    caption: secretTexts("media")[0],
  };
  const file = { data, name: `${secretTexts("picture")[0]}.png`, mimetype: "image/png", size: data.length };
  const { id } = await site.content.payload.create({ collection: "media", data: texts, file, locale: "en", depth: 0 });
  return { collection: "media", id: Number(id) };
}

/** A document with a secret title. */
export async function secretDocument(site: TestSite, bytes: Buffer, tag: string, released: boolean): Promise<Item> {
  const [name = ""] = secretTexts(tag);
  // Bytes after the end of a PDF are ignored, but make its checksum unique.
  const data = Buffer.concat([bytes, Buffer.from(`\n%${tag}\n`)]);
  const file = { data, name: `${name}.pdf`, mimetype: "application/pdf", size: data.length };
  const doc = await site.content.payload.create({
    collection: "documents",
    data: { name, released },
    file,
    locale: "en",
    depth: 0,
  });
  return { collection: "documents", id: Number(doc.id), slug: String((doc as unknown as Fields)["filename"]) };
}

/** Saves a draft of one language's own texts of a published item, and then publishes the other language only. */
export async function publishOne(
  site: TestSite,
  fields: readonly Field[],
  { collection, id }: Item,
  filled: Filled,
  { draft, live }: { draft: Locale; live: Locale },
): Promise<void> {
  const where = { collection: collection as CollectionSlug, id, depth: 0 } as const;
  const localized = localizedFields(fields);
  // The previous draft had other fields too.
  await restorePublished(site, where);
  const data = { ...secretData(localized, filled, draft), _status: "draft" };
  await site.content.payload.update({ ...where, data, draft: true, locale: draft });
  await site.content.payload.update({
    ...where,
    data: { _status: "published" },
    locale: live,
    publishSpecificLocale: live,
  });
}

/** The localized fields at the top level. */
const localizedFields = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => {
    if (field.type === "tabs") return field.tabs.flatMap((tab) => localizedFields(tab.fields));
    if (field.type === "row") return localizedFields(field.fields);
    return "localized" in field && field.localized ? [field] : [];
  });

async function restorePublished(site: TestSite, where: { collection: CollectionSlug; id: number }): Promise<void> {
  const { payload } = site.content;
  const { docs } = await payload.findVersions({
    collection: where.collection,
    where: { and: [{ parent: { equals: where.id } }, { "version._status": { equals: "published" } }] },
    sort: "-updatedAt",
    limit: 1,
    depth: 0,
  });
  if (docs[0]) await payload.restoreVersion({ collection: where.collection, id: String(docs[0].id), depth: 0 });
}
