import { GivenId } from "@setu/contract/shapes/given-id";
import { docAccessOperation, docAccessOperationGlobal, Forbidden, type PayloadRequest } from "payload";
import { hasScheduledPublishEnabled } from "payload/shared";
import { z } from "zod";
import { givenId } from "../access/given-id.ts";

const id = z.union([GivenId, z.string().refine((text) => givenId(text) !== undefined)]);
const Item = z.object({
  doc: z.object({ relationTo: z.string(), value: id }).optional(),
  global: z.string().optional(),
});
type Item = z.infer<typeof Item>;
/** The body of the drawer "Schedule publish": the id of a schedule to cancel, or a schedule to make. */
const Cancelled = z.object({ deleteID: id });
const Planned = Item.extend({
  type: z.enum(["publish", "unpublish"]),
  date: z.coerce.date(),
  localeToPublish: z.string().optional(),
  timezone: z.string().optional(),
});

/** Whether the caller may publish this item, and the item can be scheduled. */
async function mayPublish(req: PayloadRequest, { doc, global }: Item): Promise<boolean> {
  const data = { _status: "published" };
  if (doc && global === undefined) {
    const { collections } = req.payload;
    const collection = Object.hasOwn(collections, doc.relationTo) ? collections[doc.relationTo] : undefined;
    if (!collection || !hasScheduledPublishEnabled(collection.config)) return false;
    return (await docAccessOperation({ id: doc.value, collection, data, req })).update === true;
  }
  const globalConfig = req.payload.config.globals.find(({ slug }) => slug === global);
  if (doc || !globalConfig || !hasScheduledPublishEnabled(globalConfig)) return false;
  return (await docAccessOperationGlobal({ data, globalConfig, req })).update === true;
}

const schedules = (deleteID: number | string) => ({
  and: [{ id: { equals: deleteID } }, { taskSlug: { equals: "schedulePublish" } }],
});

/**
 * Cancels a schedule.
 * @throws Forbidden unless it exists and the caller may publish what it is for.
 */
async function cancel(req: PayloadRequest, deleteID: number | string): Promise<void> {
  const asked = { collection: "payload-jobs", where: schedules(deleteID), req } as const;
  const { docs } = await req.payload.find({ ...asked, limit: 1, depth: 0, pagination: false, overrideAccess: true });
  const item = Item.safeParse((docs[0] as { input?: unknown } | undefined)?.input);
  if (!item.success || !(await mayPublish(req, item.data))) throw new Forbidden(req.t);
  await req.payload.delete({ ...asked, overrideAccess: true });
}

/**
 * Replaces Payload's server function `schedule-publish`, which lets every signed-in user schedule anything, and cancel
 * anybody's schedule by its id.
 * @throws Forbidden when the caller may not publish the item. The drawer takes any answer for success.
 */
export async function schedulePublish({ req, ...asked }: { req: PayloadRequest }): Promise<{ message: string }> {
  const { user } = req;
  const cancelled = Cancelled.safeParse(asked);
  const planned = Planned.safeParse(asked);
  if (!user) throw new Forbidden(req.t);
  if (cancelled.success) {
    await cancel(req, cancelled.data.deleteID);
  } else {
    if (!planned.success || !(await mayPublish(req, planned.data))) throw new Forbidden(req.t);
    const { type, date, doc, global, localeToPublish, timezone } = planned.data;
    const item = doc ? { doc: { ...doc, value: String(doc.value) } } : { global };
    const by = { relationTo: user.collection, value: user.id };
    const input = { type, ...item, locale: localeToPublish, timezone, user: by };
    await req.payload.jobs.queue({ task: "schedulePublish", input, waitUntil: date, req });
  }
  return { message: req.t("general:success") };
}
