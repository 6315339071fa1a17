import type { Endpoint, PayloadRequest } from "payload";
import { refused } from "../../platform/access/refused.ts";
import { say } from "../../platform/fields/label.ts";
import { dutyOf } from "../handlers.ts";
import { Act, actOn, openWriter } from "./act.ts";

const uncached = { headers: { "cache-control": "no-store" } };

/** Refuses everybody who was not appointed before anything is read. */
async function idFor(req: PayloadRequest): Promise<number> {
  if (!(await dutyOf(req))) throw refused(req, 403, "You may not do this.", "तपाईंले यो गर्न मिल्दैन।");
  return Number(req.routeParams?.["id"]);
}

/** What handlers do with complaints. Each of it is logged with their name. */
export const deskEndpoints = (secret: string): Endpoint[] => [
  {
    path: "/:id/acts",
    method: "post",
    async handler(req) {
      const id = await idFor(req);
      const given = Act.safeParse(await req.json?.().catch(() => undefined));
      if (!given.success || !Number.isSafeInteger(id)) {
        throw refused(req, 400, "Something is missing from what was sent.", "पठाइएकोमा केही छुटेको छ।");
      }
      await actOn(req, id, given.data);
      return Response.json({ message: say(req, "Done.", "भयो।") }, uncached);
    },
  },
  {
    path: "/:id/writer",
    method: "post",
    async handler(req) {
      return Response.json(await openWriter(req, await idFor(req), secret), uncached);
    },
  },
];
