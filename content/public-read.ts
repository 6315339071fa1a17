import type { CollectionSlug, GlobalSlug, Payload, SelectType, Where } from "payload";

/**
 * The only way in which a visitor's page reads content: as nobody in particular (so that the access
 * rules apply), what is published, all languages at once, with a stated depth and selection. Nothing
 * of it comes from a visitor.
 */
interface Read {
  select?: SelectType;
  /** How far relationships are followed; pictures are one step away. */
  depth: 0 | 1 | 2;
}
interface ListRead extends Read {
  where?: Where;
  sort?: string;
  limit: number;
}

const published: Where = { _status: { equals: "published" } };
const asVisitor = { overrideAccess: false, draft: false, locale: "all", showHiddenFields: false } as const;

/** The published items of a collection, in order, at most `limit`. */
export async function readList<Doc>(payload: Payload, collection: CollectionSlug, read: ListRead): Promise<Doc[]> {
  const { where, ...rest } = read;
  const { docs } = await payload.find({
    collection,
    where: where ? { and: [published, where] } : published,
    pagination: false,
    ...asVisitor,
    ...rest,
  });
  return docs as unknown as Doc[];
}

/** A published global; undefined as long as it has only been drafted. */
export async function readGlobal<Doc>(payload: Payload, slug: GlobalSlug, read: Read): Promise<Doc | undefined> {
  const doc = (await payload.findGlobal({ slug, ...asVisitor, ...read })) as { _status?: unknown };
  return doc?._status === "published" ? (doc as Doc) : undefined;
}

/** A file without drafts that visitors may have: the access rule alone decides. */
export async function readReleased<Doc>(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
): Promise<Doc | undefined> {
  const { docs } = await payload.find({ collection, where, limit: 1, pagination: false, ...asVisitor, depth: 0 });
  return docs[0] as unknown as Doc | undefined;
}
