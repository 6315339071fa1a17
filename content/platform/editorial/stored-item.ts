import {
  type CollectionSlug,
  type GlobalSlug,
  isolateObjectProperty,
  type JsonObject,
  type PayloadRequest,
} from "payload";

/**
 * An item as it is stored, with every language and without one standing in for the other: its last draft, or what visitors
 * see. A call sets the language of the request that it is given, and this one stands in the middle of another.
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
    // What lies in the bin is stored, too.
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
