import type { CollectionAfterDeleteHook, PayloadRequest } from "payload";
import { schedulesOf } from "./schedules.ts";

/** Whatever was still to happen to an item will not. */
export async function cancelSchedules(req: PayloadRequest, collection: string, id: number | string): Promise<void> {
  for (const { id: job } of await schedulesOf(req.payload, { collection, item: String(id) }, req)) {
    await req.payload.delete({ collection: "payload-jobs", id: job, depth: 0, overrideAccess: true, req });
  }
}

/** Payload compares the item's number with the text in which it noted it: on SQLite nothing is found. */
export const cancelWithItem: CollectionAfterDeleteHook = ({ req, collection, id }) =>
  cancelSchedules(req, collection.slug, id);
