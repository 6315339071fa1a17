import type { Endpoint } from "payload";
import { refused } from "../../access/refused.ts";

/** Undoes the crop of a picture: it shows all of its original again, under a new name. */
export const originalBack: Endpoint = {
  path: "/:id/original",
  method: "post",
  async handler(req) {
    const id = String(req.routeParams?.["id"]);
    const doc = await req.payload.update({
      collection: "media",
      id,
      data: {},
      depth: 0,
      context: { uncropped: true },
      overrideAccess: false,
      req,
    });
    if (!doc) throw refused(req, 404, "This picture no longer exists.", "यो तस्बिर अब छैन।");
    return Response.json({ doc });
  },
};
