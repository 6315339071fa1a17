import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
} from "payload";
import { type Change, recordChange } from "./changes.ts";
import { announceChange, changeIsOver } from "./interrupted/interrupted-changes.ts";
import { bumpRevision } from "./state.ts";

interface Versioned {
  _status?: "draft" | "published" | null;
}
const isDraft = (doc: Versioned) => doc._status === "draft";
const asServer = { depth: 0, overrideAccess: true } as const;

const beforeChange: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  collection: { slug },
  req,
}) => {
  if (operation === "update") await announceChange(req, { collection: slug, id: Number(originalDoc.id) });
  else if (!isDraft(data)) await announceChange(req, { collection: slug });
  return data;
};
const beforeDelete: CollectionBeforeDeleteHook = ({ id, collection: { slug }, req }) =>
  announceChange(req, { collection: slug, id: Number(id) });

/**
 * Raises the revision for changes that visitors see. A draft is not one, but a withdrawal is saved as a draft too: the row
 * in the collection itself tells them apart.
 */
const afterChange: CollectionAfterChangeHook = async ({ doc, operation, collection: { slug }, req }) => {
  const change = { collection: slug, id: Number(doc.id) };
  const isSeen = !isDraft(doc) || (operation === "update" && (await isWithdrawn(req, change)));
  if (isSeen) await recordChange(req.payload, change, req);
  await changeIsOver(req, operation === "create" ? { collection: slug } : change);
};

async function isWithdrawn(req: PayloadRequest, item: Change): Promise<boolean> {
  return isDraft((await req.payload.findByID({ ...item, draft: false, trash: true, req, ...asServer })) as Versioned);
}

const afterDelete: CollectionAfterDeleteHook = async ({ id, collection, req }) => {
  const change = { collection: collection.slug, id: Number(id) };
  await recordChange(req.payload, change, req);
  await changeIsOver(req, change);
};

const beforeGlobalChange: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  await announceChange(req, { global: global.slug });
  return data;
};
const afterGlobalChange: GlobalAfterChangeHook = async ({ doc, global: { slug }, req, context }) => {
  // After a version was restored, Payload passes the row of the new version, which has no status of its own.
  const isSaved = isDraft(doc) && !context["isRestoringVersion"];
  const stored = isSaved && (await req.payload.findGlobal({ slug, draft: false, req, ...asServer }));
  if (!stored || isDraft(stored as Versioned)) await bumpRevision(req.payload, req);
  await changeIsOver(req, { global: slug });
};

/** The hooks of every collection and global that visitors' pages show. */
export const revisionHooks = {
  beforeChange: [beforeChange],
  beforeDelete: [beforeDelete],
  afterChange: [afterChange],
  afterDelete: [afterDelete],
};
export const globalRevisionHooks = { beforeChange: [beforeGlobalChange], afterChange: [afterGlobalChange] };
