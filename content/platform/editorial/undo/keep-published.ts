import type { Payload, PayloadRequest, Where } from "payload";

interface Deletion {
  collection?: string;
  globalSlug?: string;
  where: Where;
  req?: PayloadRequest;
}
interface Adapter {
  deleteVersions: (deletion: never) => unknown;
}

/** The version that visitors see, and the one before it, to which its publication is undone. */
const kept = 2;

/**
 * Keeps the last published versions of an item beside its newest versions. Payload deletes the oldest ones, published or not: after
 * fifty drafts, nobody could return to the published text.
 */
export function keepPublished<Opened extends Adapter>(adapter: Opened, payload: Payload): Opened {
  const deleteVersions = adapter.deleteVersions as (deletion: Deletion) => unknown;
  return Object.assign(adapter, {
    async deleteVersions(this: Opened, deletion: Deletion) {
      // With the item itself, all of its versions go, whatever their time.
      const ids = "updatedAt" in deletion.where ? await publishedIn(payload, deletion) : [];
      const where = ids.length === 0 ? deletion.where : { and: [deletion.where, { id: { not_in: ids } }] };
      return deleteVersions.call(this, { ...deletion, where });
    },
  });
}

/** The ids of the last published versions of the item that a deletion is about; none if it was never published, or has no drafts. */
async function publishedIn(
  { collections, globals, db }: Payload,
  { collection, globalSlug, where: { parent }, req }: Deletion,
): Promise<unknown[]> {
  const config = collection ? collections[collection]?.config : globals.config.find(({ slug }) => slug === globalSlug);
  if (!config?.versions?.drafts) return [];
  const published: Where = { "version._status": { equals: "published" } };
  const asked = {
    where: parent ? { and: [{ parent }, published] } : published,
    sort: "-id",
    limit: kept,
    pagination: false,
    ...(req && { req }),
  };
  const { docs } = collection
    ? await db.findVersions({ collection: config.slug, ...asked })
    : await db.findGlobalVersions({ global: config.slug, ...asked });
  return docs.map(({ id }) => id);
}
