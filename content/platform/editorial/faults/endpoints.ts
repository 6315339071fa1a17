import { GivenId } from "@setu/contract/shapes/given-id";
import { type CollectionSlug, type Endpoint, executeAccess, type PayloadRequest } from "payload";
import { z } from "zod";
import { refused } from "../../access/refused.ts";
import { staff } from "../../access/rules.ts";
import { answered } from "../../access/staff-actions.ts";
import { say } from "../../fields/label.ts";
import { screenLocale } from "../../fields/screen-locale.ts";
import { isScheduled } from "./places.ts";
import { failedSchedules, faultsAt, type Place, type ScheduleFault } from "./schedules.ts";
import { faultText } from "./words.ts";

const notFound = (req: PayloadRequest) => refused(req, 404, "There is no such schedule.", "त्यस्तो कुनै समय तोकिएको छैन।");

/**
 * Requires that the user may change a place.
 * @throws APIError 403 for a user who may not.
 */
async function demandUpdate(req: PayloadRequest, place: Place): Promise<void> {
  const { collections, globals } = req.payload.config;
  const config =
    "global" in place
      ? globals.find(({ slug }) => slug === place.global)
      : collections.find(({ slug }) => slug === (place.collection as CollectionSlug));
  const id = "item" in place ? { id: Number(place.item) } : {};
  if (!config || !isScheduled(req.payload, place)) throw notFound(req);
  await executeAccess({ req, data: { _status: "published" }, ...id }, config.access.update);
}

const PlaceQuery = z.union([z.object({ global: z.string() }), z.object({ collection: z.string(), item: z.string() })]);
const Job = z.object({ job: GivenId });

/** The fault that a call is about, if its caller may change the item. */
async function faultOf(req: PayloadRequest): Promise<ScheduleFault> {
  if (!staff({ req })) throw refused(req, 403, "You may not do this.", "तपाईंले यो गर्न मिल्दैन।");
  const given = Job.safeParse(await req.json?.().catch(() => undefined));
  const fault = given.success && (await failedSchedules(req.payload)).find(({ job }) => job === given.data.job);
  if (!fault) throw notFound(req);
  await demandUpdate(req, fault.place);
  return fault;
}

/** Under `/api/fault-mails`: failed schedules of one item or global. */
export const faultEndpoints: Endpoint[] = [
  {
    path: "/schedules",
    method: "get",
    async handler(req) {
      if (!staff({ req })) throw refused(req, 403, "You may not see this.", "तपाईंले यो हेर्न मिल्दैन।");
      const asked = PlaceQuery.safeParse(Object.fromEntries(req.searchParams));
      if (!asked.success) throw refused(req, 400, "Please say which item.", "कृपया कुन सामग्री हो भन्नुहोस्।");
      await demandUpdate(req, asked.data);
      const locale = screenLocale(req);
      const faults = await faultsAt(req.payload, asked.data);
      const data = faults.map((fault) => ({ job: fault.job, text: faultText(fault, locale) }));
      return answered({ data });
    },
  },
  {
    path: "/retry",
    method: "post",
    async handler(req) {
      const { job } = await faultOf(req);
      const user = { relationTo: "users", value: Number(req.user?.id) };
      const stored = await req.payload.findByID({
        collection: "payload-jobs",
        id: job,
        depth: 0,
        overrideAccess: true,
      });
      const data = {
        input: { ...(stored.input as object), user },
        waitUntil: new Date().toISOString(),
        hasError: false,
        error: null,
        processing: false,
        totalTried: 0,
      };
      await req.payload.update({ collection: "payload-jobs", id: job, data, depth: 0, overrideAccess: true, req });
      return answered({ message: say(req, "It will be tried again now.", "अब फेरि प्रयास हुन्छ।") });
    },
  },
  {
    path: "/dismiss",
    method: "post",
    async handler(req) {
      const { job } = await faultOf(req);
      await req.payload.delete({ collection: "payload-jobs", id: job, depth: 0, overrideAccess: true, req });
      return answered({ message: say(req, "Dismissed.", "हटाइयो।") });
    },
  },
];
