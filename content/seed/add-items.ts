import type { CollectionSlug, Payload } from "payload";
import type { Ids } from "./ids.ts";
import { inLanguage, withRowIds } from "./languages.ts";

const asServer = { overrideAccess: true, depth: 0 } as const;

type Entry = { name: { en: string; ne: string } };

/** Adds the items that are not there yet, each published in both languages; returns the ids by the entries' keys. */
export async function addAll<Key extends string, Item extends Entry & Record<Key, string>>(
  payload: Payload,
  collection: CollectionSlug,
  items: Item[],
  keyName: Key,
): Promise<Ids> {
  const ids: Ids = new Map();
  for (const item of items) {
    const { key: _, ...fields } = item as Item & { key?: string };
    const found = await existing(payload, collection, "name", item.name.en);
    ids.set(item[keyName], found ?? (await addOne(payload, collection, fields)));
  }
  return ids;
}

async function addOne(payload: Payload, collection: CollectionSlug, fields: object): Promise<number> {
  const published = { ...fields, _status: "published" };
  const data = inLanguage(published, "en");
  const english = await payload.create({ collection, data, locale: "en", ...asServer });
  // The second language goes into the same rows of each list.
  const nepali = withRowIds(inLanguage(published, "ne"), english);
  await payload.update({ collection, id: english.id, data: nepali, locale: "ne", ...asServer });
  return Number(english.id);
}

/** The id of the item with this value; undefined where there is none. */
export async function existing(payload: Payload, collection: CollectionSlug, field: string, value: string) {
  const { docs } = await payload.find({
    collection,
    where: { [field]: { equals: value } },
    locale: "en",
    limit: 1,
    pagination: false,
    ...asServer,
  });
  return docs[0] ? Number(docs[0].id) : undefined;
}
