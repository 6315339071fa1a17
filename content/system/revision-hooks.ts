import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
} from "payload";
import { bumpRevision } from "./state.ts";

const isPublished = (doc: { _status?: unknown } | undefined) =>
  doc !== undefined && (doc._status === undefined || doc._status === "published");

/** A draft that was saved changes nothing for visitors; publishing, unpublishing and deleting do. */
const concernsVisitors = (doc: { _status?: unknown }, before: { _status?: unknown } | undefined) =>
  isPublished(doc) || isPublished(before);

const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (concernsVisitors(doc, previousDoc)) await bumpRevision(req.payload, req);
};
const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (isPublished(doc)) await bumpRevision(req.payload, req);
};
const afterGlobalChange: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (concernsVisitors(doc, previousDoc)) await bumpRevision(req.payload, req);
};

/** For every collection and global that a visitor's page shows. */
export const revisionHooks = { afterChange: [afterChange], afterDelete: [afterDelete] };
export const globalRevisionHooks = { afterChange: [afterGlobalChange] };
