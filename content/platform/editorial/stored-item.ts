import {
  type CollectionSlug,
  type GlobalSlug,
  isolateObjectProperty,
  type JsonObject,
  type PayloadRequest,
} from "payload";

/**
 * An item as stored, with every language and without fallback: its last draft, or its public version. A call changes the
 * language of the request that it gets, so this one uses a copy of it.
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
    // Items in the bin are included.
    trash: true,
    locale: "all",
    depth: 0,
    overrideAccess: true,
    req: isolateObjectProperty(req, ["locale", "fallbackLocale"]),
  }) as Promise<JsonObject>;

/** Like `storedItem`, for a global: its last draft, or its public version. */
export const storedGlobal = (req: PayloadRequest, slug: string, { draft }: { draft: boolean }): Promise<JsonObject> =>
  req.payload.findGlobal({
    slug: slug as GlobalSlug,
    draft,
    locale: "all",
    depth: 0,
    overrideAccess: true,
    req: isolateObjectProperty(req, ["locale", "fallbackLocale"]),
  }) as Promise<JsonObject>;
