import { FrontApiError } from "@setu/contract/errors";
import type { CollectionSlug, GlobalSlug, Payload, SelectType, Where } from "payload";
import { pageContext } from "../access/rules.ts";
import { isMediaDoc, type MediaDoc } from "../files/pictures/map-picture.ts";

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
/** Made anew for each read: hooks may write into its context. */
const asVisitor = () =>
  ({ overrideAccess: false, draft: false, locale: "all", showHiddenFields: false, context: pageContext() }) as const;

/** The published items of a collection, in order, at most `limit`. */
export async function readList<Doc>(payload: Payload, collection: CollectionSlug, read: ListRead): Promise<Doc[]> {
  const { where, ...rest } = read;
  const { docs } = await payload.find({
    collection,
    where: where ? { and: [published, where] } : published,
    pagination: false,
    ...asVisitor(),
    ...rest,
  });
  return docs as unknown as Doc[];
}

/** The one published item that fits; undefined where there is none. */
export async function readOne<Doc>(
  payload: Payload,
  collection: CollectionSlug,
  read: Omit<ListRead, "limit">,
): Promise<Doc | undefined> {
  return (await readList<Doc>(payload, collection, { ...read, limit: 1 }))[0];
}

/** The published items with these ids, in this order. */
export async function readByIds<Doc extends { id: number }>(
  payload: Payload,
  collection: CollectionSlug,
  ids: readonly number[],
  read: Read,
): Promise<Doc[]> {
  if (ids.length === 0) return [];
  const docs = await readList<Doc>(payload, collection, {
    ...read,
    where: { id: { in: [...ids] } },
    limit: ids.length,
  });
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Pictures by their ids, with everything about their files. They have no drafts: what an album shows, it shows. */
export async function readPictures(payload: Payload, ids: readonly number[]): Promise<Map<number, MediaDoc>> {
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: "media",
    where: { id: { in: [...new Set(ids)] } },
    pagination: false,
    ...asVisitor(),
    depth: 0,
  });
  return new Map(docs.flatMap((doc) => (isMediaDoc(doc) ? [[doc.id, doc]] : [])));
}

/** The id in an address. Rejects with `notFound`: an address with anything else is nobody's. */
export function idOf(text: string | undefined): number {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) throw new FrontApiError("notFound", "");
  return Number(text);
}

/** A published global; undefined as long as it has only been drafted. */
export async function readGlobal<Doc>(payload: Payload, slug: GlobalSlug, read: Read): Promise<Doc | undefined> {
  const doc = (await payload.findGlobal({ slug, ...asVisitor(), ...read })) as { _status?: unknown };
  return doc?._status === "published" ? (doc as Doc) : undefined;
}

/** A file without drafts that visitors may have: the access rule alone decides. */
export async function readReleased<Doc>(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
): Promise<Doc | undefined> {
  const { docs } = await payload.find({ collection, where, limit: 1, pagination: false, ...asVisitor(), depth: 0 });
  return docs[0] as unknown as Doc | undefined;
}
