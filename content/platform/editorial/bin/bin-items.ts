import { type CollectionSlug, isolateObjectProperty, type PayloadRequest } from "payload";
import { screenLanguages } from "../../fields/screen-locale.ts";
import { goesAt } from "./days.ts";

/** The facts that the staff see about an item before it is deleted, and while it is in the bin. */
export interface BinItem {
  id: number;
  title: string;
  /** Whether visitors see it, or saw it until it was deleted; null for a picture, which is visible where it is used. */
  live: boolean | null;
  deletedAt: string | null;
  deletedBy: string | null;
  /** When it will be deleted permanently. */
  goesAt: string | null;
}

type Doc = Record<string, unknown>;

function isLive(slug: string, doc: Doc): boolean | null {
  if (slug === "media") return null;
  return slug === "documents" ? doc["released"] === true : doc["_status"] === "published";
}

/** Items of a collection, in the bin or not, with titles in the reader's language, ordered by id. */
export async function binItems(req: PayloadRequest, slug: CollectionSlug, ids: readonly number[]): Promise<BinItem[]> {
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { in: [...ids] } },
    trash: true,
    depth: 0,
    sort: "id",
    pagination: false,
    ...screenLanguages(req),
    overrideAccess: true,
    req: isolateObjectProperty(req, ["locale", "fallbackLocale"]),
  });
  const title = req.payload.collections[slug]?.config.admin.useAsTitle ?? "id";
  return (docs as Doc[]).map((doc) => {
    const deletedAt = doc["deletedAt"] ? new Date(String(doc["deletedAt"])).toISOString() : null;
    return {
      id: Number(doc["id"]),
      title: String(doc[title] || doc["id"]),
      live: isLive(slug, doc),
      deletedAt,
      deletedBy: typeof doc["deletedBy"] === "string" ? doc["deletedBy"] : null,
      goesAt: deletedAt && goesAt(deletedAt).toISOString(),
    };
  });
}
