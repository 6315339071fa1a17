import { APIError, type Endpoint } from "payload";
import { say } from "../../fields/label.ts";

/** Takes the crop of a picture back: it shows all of its original again, under a name of its own. */
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
    if (!doc) {
      const en = "This picture no longer exists.";
      throw new APIError(say(req, en, "यो तस्बिर अब छैन।"), 404, undefined, true);
    }
    return Response.json({ doc });
  },
};
