import type { Endpoint, PayloadRequest } from "payload";
import { givenId } from "../../access/given-id.ts";
import { refused } from "../../access/refused.ts";

const gone = (req: PayloadRequest) => refused(req, 404, "This picture no longer exists.", "यो तस्बिर अब छैन।");

/** Undoes the crop of a picture: it shows all of its original again, under a new name. */
export const originalBack: Endpoint = {
  path: "/:id/original",
  method: "post",
  async handler(req) {
    const id = givenId(req.routeParams?.["id"]);
    if (id === undefined) throw gone(req);
    const doc = await req.payload.update({
      collection: "media",
      id,
      data: {},
      depth: 0,
      context: { uncropped: true },
      overrideAccess: false,
      req,
    });
    if (!doc) throw gone(req);
    return Response.json({ doc });
  },
};
