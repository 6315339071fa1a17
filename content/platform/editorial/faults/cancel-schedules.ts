import type { CollectionAfterDeleteHook, PayloadRequest } from "payload";
import { type Schedule, schedulesOf } from "./schedules.ts";

/** Whatever was still to happen to an item will not. Resolves to what that was. */
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

/** Lets what was cancelled happen all the same, but for what had failed. */
export async function scheduleAgain(req: PayloadRequest, schedules: readonly Schedule[]): Promise<void> {
  for (const { input, waitUntil, hasError } of schedules) {
    if (hasError || !waitUntil) continue;
    const job = { task: "schedulePublish", input: input as never, waitUntil: new Date(waitUntil) } as const;
    await req.payload.jobs.queue({ ...job, req });
  }
}

/** Payload compares the item's number with the text in which it noted it: on SQLite nothing is found. */
export const cancelWithItem: CollectionAfterDeleteHook = async ({ req, collection, id }) => {
  await cancelSchedules(req, collection.slug, id);
};
