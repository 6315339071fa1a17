import type { Endpoint } from "payload";
import { z } from "zod";
import { refused } from "../../platform/access/refused.ts";
import { owners } from "../../platform/access/rules.ts";
import { answered, bodyOf } from "../../platform/access/staff-actions.ts";
import { userName } from "../../platform/access/user-name.ts";
import type { Traces } from "../../retention/traces.ts";
import { addressIn, endSubscriptions } from "../subscriptions.ts";

const End = z.object({ email: z.string().max(400) });

/** `POST /api/subscriptions/end`, only for owners: ends the subscriptions of somebody who has lost the mails with the link. */
export const endEndpoint = (traces: Traces): Endpoint => ({
  path: "/end",
  method: "post",
  async handler(req) {
    if (!owners({ req })) throw refused(req, 403, "You may not do this.", "तपाईंले यो गर्न मिल्दैन।");
    const email = addressIn((await bodyOf(req, End)).email);
    if (!email) {
      throw refused(req, 422, "This does not look like an email address.", "यो इमेल ठेगानाजस्तो देखिएन।");
    }
    const ended = await endSubscriptions(req.payload, traces, email);
    // Without the address, which has just been erased.
    req.payload.logger.info({ by: userName(req), ended, msg: "An owner ended the subscriptions of an address." });
    return answered({ ended });
  },
});
