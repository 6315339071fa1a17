import { type Locale, otherLocale } from "@setu/contract/locale";
import type { CollectionAfterOperationHook, CollectionBeforeReadHook, CollectionSlug } from "payload";

/** The properties of rows in the back office's lists besides their fields. */
export interface ListRow {
  /** The title in the other language, if it is missing in the requested one. */
  titleElsewhere?: { locale: Locale; text: string };
  /** For a draft: whether visitors see an earlier version of it. */
  isLive?: boolean;
}

/** Adds the title in the other language, only for the staff: visitors' pages have a fallback of their own. */
export const noteTitleElsewhere: CollectionBeforeReadHook = ({ doc, collection, req }) => {
  const { locale, user } = req;
  if (!user || (locale !== "en" && locale !== "ne")) return doc;
  const title = (doc as Record<string, unknown>)[collection.admin.useAsTitle ?? "id"];
  if (typeof title !== "object" || title === null) return doc;
  const texts = title as Partial<Record<Locale, string | null>>;
  const other = otherLocale(locale);
  const text = texts[other];
  return texts[locale] || !text ? doc : { ...doc, titleElsewhere: { locale: other, text } };
};

interface Drafts {
  docs: ({ id: number | string; _status?: string } & ListRow)[];
}

/**
 * Notes which drafts have a public version. Payload calls a draft "changed" if it was ever published, even if it has been
 * withdrawn since.
 */
export const noteWhatIsLive: CollectionAfterOperationHook = async ({ args, operation, result, req, collection }) => {
  if (operation !== "find" || !req.user || !("draft" in args) || !args.draft) return result;
  const drafts = (result as typeof result & Drafts).docs.filter(({ _status }) => _status === "draft");
  if (drafts.length === 0) return result;
  const { docs } = await req.payload.find({
    collection: collection.slug as CollectionSlug,
    where: { and: [{ id: { in: drafts.map(({ id }) => id) } }, { _status: { equals: "published" } }] },
    select: { _status: true },
    draft: false,
    depth: 0,
    limit: drafts.length,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const live = new Set<number | string>(docs.map(({ id }) => id));
  for (const doc of drafts) doc.isLive = live.has(doc.id);
  return result;
};
