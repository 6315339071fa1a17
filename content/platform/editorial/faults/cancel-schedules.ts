import type { CollectionAfterDeleteHook, PayloadRequest } from "payload";
import { type Schedule, schedulesOf } from "./schedules.ts";

/** Cancels everything that is scheduled for an item. Resolves to the cancelled schedules. */
export async function cancelSchedules(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<Schedule[]> {
  const schedules = await schedulesOf(req.payload, { collection, item: String(id) }, req);
  for (const { id: job } of schedules) {
    await req.payload.delete({ collection: "payload-jobs", id: job, depth: 0, overrideAccess: true, req });
  }
  return schedules;
}

/** Restores cancelled schedules, except those that had failed. */
export async function scheduleAgain(req: PayloadRequest, schedules: readonly Schedule[]): Promise<void> {
  for (const { input, waitUntil, hasError } of schedules) {
    if (hasError || !waitUntil) continue;
    const job = { task: "schedulePublish", input, waitUntil: new Date(waitUntil) } as const;
    await req.payload.jobs.queue({ ...job, req });
  }
}

/** Cancels the schedules of a deleted item. Payload compares the item's id with the text in the schedule, and finds nothing on SQLite. */
export const cancelWithItem: CollectionAfterDeleteHook = async ({ req, collection, id }) => {
  await cancelSchedules(req, collection.slug, id);
};
