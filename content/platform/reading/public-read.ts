import { FrontApiError } from "@setu/contract/errors";
import type { Payload, SelectType, Where } from "payload";
import type { CollectionName, Found, GlobalName, OnlyFieldsOf, Select } from "../../model/item.ts";
import type { Stored } from "../../model/stored.ts";
import { givenId } from "../access/given-id.ts";
import { pageContext } from "../access/rules.ts";
import { isMediaDoc, type MediaDoc } from "./media-doc.ts";

/**
 * The only way in which a visitor's page reads content: as an anonymous visitor (so that the access rules apply),
 * published only, all languages at once, with a stated depth and selection. None of it is chosen by a visitor.
 */
interface Read<Doc> {
  select?: Select<Doc>;
  /** How far relationships are followed; pictures are one level deep. */
  depth: 0 | 1 | 2;
}
interface ListRead<Doc> extends Read<Doc> {
  where?: Where;
  sort?: string;
  limit: number;
}
/** The same options as Payload expects them. */
interface AnyRead extends Omit<ListRead<never>, "select"> {
  select?: SelectType;
}
type Collection<Name extends CollectionName> = Stored["collections"][Name];

const published: Where = { _status: { equals: "published" } };
/** The options of each read, in a new object: hooks may write into its context. */
const asVisitor = () =>
  ({ overrideAccess: false, draft: false, locale: "all", showHiddenFields: false, context: pageContext() }) as const;

/** The published items of a collection, in order, at most `limit`. */
export async function readList<Name extends CollectionName, const Options extends ListRead<Collection<Name>>>(
  payload: Payload,
  collection: Name,
  read: Options & OnlyFieldsOf<Collection<Name>, Options>,
): Promise<Found<Collection<Name>, Options>[]> {
  const { where, ...rest } = read as AnyRead;
  const { docs } = await payload.find({
    collection,
    where: where ? { and: [published, where] } : published,
    pagination: false,
    ...asVisitor(),
    ...rest,
  });
  return docs as Found<Collection<Name>, Options>[];
}

/** The published item that matches, or undefined. */
export async function readOne<
  Name extends CollectionName,
  const Options extends Omit<ListRead<Collection<Name>>, "limit">,
>(
  payload: Payload,
  collection: Name,
  read: Options & OnlyFieldsOf<Collection<Name>, Options>,
): Promise<Found<Collection<Name>, Options> | undefined> {
  return (await readList(payload, collection, { ...read, limit: 1 }))[0] as
    | Found<Collection<Name>, Options>
    | undefined;
}

/** The published items with these ids, in this order. */
export async function readByIds<Name extends CollectionName, const Options extends Read<Collection<Name>>>(
  payload: Payload,
  collection: Name,
  ids: readonly number[],
  read: Options & OnlyFieldsOf<Collection<Name>, Options>,
): Promise<Found<Collection<Name>, Options>[]> {
  if (ids.length === 0) return [];
  const docs = (await readList(payload, collection, {
    ...read,
    where: { id: { in: [...ids] } },
    limit: ids.length,
  })) as Found<Collection<Name>, Options>[];
  const byId = new Map(docs.map((doc) => [(doc as { id: number }).id, doc]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Pictures by their ids, with everything about their files. They have no drafts: an album shows all of its pictures. */
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

/** The id in an address. Rejects with `notFound` for any other text. */
export function idOf(text: string | undefined): number {
  const id = givenId(text);
  if (id === undefined) throw new FrontApiError("notFound", "");
  return id;
}

/** A published global; undefined while it is only a draft. */
export async function readGlobal<Name extends GlobalName, const Options extends Read<Stored["globals"][Name]>>(
  payload: Payload,
  slug: Name,
  read: Options & OnlyFieldsOf<Stored["globals"][Name], Options>,
): Promise<Found<Stored["globals"][Name], Options> | undefined> {
  const doc = (await payload.findGlobal({ slug, ...asVisitor(), ...(read as Omit<AnyRead, "limit">) })) as {
    _status?: unknown;
  };
  return doc?._status === "published" ? (doc as Found<Stored["globals"][Name], Options>) : undefined;
}

/** A file without drafts that visitors may have, decided only by the access rule. */
export async function readReleased<Name extends CollectionName>(
  payload: Payload,
  collection: Name,
  where: Where,
): Promise<Found<Collection<Name>, { depth: 0 }> | undefined> {
  const { docs } = await payload.find({ collection, where, limit: 1, pagination: false, ...asVisitor(), depth: 0 });
  return docs[0] as Found<Collection<Name>, { depth: 0 }> | undefined;
}
