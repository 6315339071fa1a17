import type { CollectionBeforeDeleteHook, CollectionConfig, FlattenedField } from "payload";
import { refused } from "../access/refused.ts";
import { screenLanguages } from "../fields/screen-locale.ts";
import { relationsTo, valuesAt } from "./relations.ts";

/** The most dependent items to name. */
const named = 3;

/** The paths of required fields that refer to a collection. */
const needsOf = (slug: string, fields: readonly FlattenedField[]): string[] =>
  relationsTo(slug, fields).flatMap(({ path, field }) => (field.required ? [path] : []));

/**
 * The titles of the items, and the names of the globals, that require an item, in the reader's language: as visitors see them, or
 * in their newest drafts.
 */
async function needing({ collection: { slug }, id, req }: Deletion, isDraft: boolean): Promise<string[]> {
  const { collections, globals } = req.payload.config;
  const languages = screenLanguages(req);
  const titles: string[] = [];
  for (const { slug: other, flattenedFields, admin } of collections) {
    const paths = needsOf(slug, flattenedFields);
    if (paths.length === 0) continue;
    const where = { or: paths.map((path) => ({ [path]: { in: [id] } })) };
    const { docs } = await req.payload.find({
      collection: other,
      where,
      draft: isDraft,
      limit: named,
      depth: 0,
      ...languages,
      req,
      overrideAccess: true,
    });
    titles.push(...(docs as Record<string, unknown>[]).map((doc) => String(doc[admin.useAsTitle ?? "id"])));
  }
  for (const { slug: other, flattenedFields, label } of globals) {
    const paths = needsOf(slug, flattenedFields);
    if (paths.length === 0) continue;
    const global = await req.payload.findGlobal({ slug: other, draft: isDraft, depth: 0, req, overrideAccess: true });
    const used = paths.some((path) => valuesAt(global, path.split(".")).includes(id));
    const names = label as Record<string, string>;
    if (used) titles.push(names[languages.locale] ?? other);
  }
  return titles;
}

type Deletion = Pick<Parameters<CollectionBeforeDeleteHook>[0], "id" | "req"> & { collection: { slug: string } };

/**
 * Refuses a deletion if the item is required; with `drafts`, also if only the draft on top of a public item requires it.
 * @throws APIError 409 for an item that another one requires.
 */
export async function refuseIfNeeded(deletion: Deletion, { drafts = false } = {}): Promise<void> {
  const { req } = deletion;
  const titles = await needing(deletion, false);
  if (drafts) titles.push(...(await needing(deletion, true)).filter((title) => !titles.includes(title)));
  if (titles.length === 0) return;
  const list = titles.slice(0, named).join(", ");
  throw refused(
    req,
    409,
    `This is still used by: ${list}. Choose another one there first, then delete this one.`,
    `यो अझै यहाँ प्रयोग भएको छ: ${list}। पहिले त्यहाँ अर्को छान्नुहोस्, अनि यसलाई मेटाउनुहोस्।`,
  );
}

/**
 * Refuses to delete an item that another one requires: an APIError with status 409 names the other. Items that are only
 * mentioned elsewhere may be deleted, and the mention is left out.
 */
export const withNeedCheck = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  hooks: { ...config.hooks, beforeDelete: [...(config.hooks?.beforeDelete ?? []), refuseIfNeeded] },
});
