import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from "payload";
import { recordChange } from "./changes.ts";
import { bumpRevision } from "./state.ts";

interface Versioned {
  _status?: "draft" | "published" | null;
}
const isDraft = (doc: Versioned) => doc._status === "draft";
const asServer = { depth: 0, overrideAccess: true } as const;

/**
 * Raises the revision for changes that visitors see. A draft is not one, but a withdrawal is saved as a draft too: the row
 * in the collection itself tells them apart.
 */
const afterChange: CollectionAfterChangeHook = async ({ doc, operation, collection, req }) => {
  if (isDraft(doc)) {
    if (operation === "create") return;
    const stored = await req.payload.findByID({
      collection: collection.slug,
      id: doc.id,
      draft: false,
      trash: true,
      req,
      ...asServer,
    });
    if (!isDraft(stored as Versioned)) return;
  }
  await recordChange(req.payload, { collection: collection.slug, id: Number(doc.id) }, req);
};
const afterDelete: CollectionAfterDeleteHook = async ({ id, collection, req }) => {
  await recordChange(req.payload, { collection: collection.slug, id: Number(id) }, req);
};
const afterGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req, context }) => {
  // After a version was restored, Payload passes the row of the new version, which has no status of its own.
  if (isDraft(doc) && !context["isRestoringVersion"]) {
    const stored = await req.payload.findGlobal({ slug: global.slug, draft: false, req, ...asServer });
    if (!isDraft(stored as Versioned)) return;
  }
  await bumpRevision(req.payload, req);
};

/** The hooks of every collection and global that visitors' pages show. */
export const revisionHooks = { afterChange: [afterChange], afterDelete: [afterDelete] };
export const globalRevisionHooks = { afterChange: [afterGlobalChange] };
