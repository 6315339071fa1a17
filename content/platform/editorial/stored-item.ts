import {
  type CollectionSlug,
  type GlobalSlug,
  isolateObjectProperty,
  type JsonObject,
  type PayloadRequest,
} from "payload";

/**
 * An item as stored, with every language and without fallback: its last draft, or what visitors see. A call changes the
 * language of the request that it is given, so this one takes a copy of it.
 */
export const storedItem = (
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
  { draft }: { draft: boolean },
): Promise<JsonObject> =>
  req.payload.findByID({
    collection,
    id,
    draft,
    // Items in the bin are stored, too.
    trash: true,
    locale: "all",
    depth: 0,
    overrideAccess: true,
    req: isolateObjectProperty(req, ["locale", "fallbackLocale"]),
  }) as Promise<JsonObject>;

/** The same of a global: its last draft, or what visitors see. */
export const storedGlobal = (req: PayloadRequest, slug: string, { draft }: { draft: boolean }): Promise<JsonObject> =>
  req.payload.findGlobal({
    slug: slug as GlobalSlug,
    draft,
    locale: "all",
    depth: 0,
    overrideAccess: true,
    req: isolateObjectProperty(req, ["locale", "fallbackLocale"]),
  }) as Promise<JsonObject>;
