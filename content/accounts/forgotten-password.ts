import { addDataAndFileToRequest, type Endpoint } from "payload";
import { refused } from "../platform/access/refused.ts";

/** The longest email address (RFC 5321). */
const longestAddress = 254;

/**
 * Replaces Payload's `POST /api/users/forgot-password`, which sends the mail while the visitor waits, and so tells who
 * has an account. This one stores the request, for any address; `account-mail.ts` does the rest.
 */
export const forgottenPassword: Endpoint = {
  path: "/forgot-password",
  method: "post",
  async handler(req) {
    await addDataAndFileToRequest(req);
    const { email } = req.data ?? {};
    const to = typeof email === "string" ? email.toLowerCase().trim() : "";
    if (!to.includes("@") || to.length > longestAddress) {
      throw refused(req, 400, "Please give your email address.", "कृपया आफ्नो इमेल ठेगाना लेख्नुहोस्।");
    }
    const data = { to, state: "pending", attempts: 0, dueAt: Date.now() };
    await req.payload.create({ collection: "account-mails", data, depth: 0, overrideAccess: true });
    return Response.json({ message: req.t("general:success") }, { headers: { "cache-control": "no-store" } });
  },
};
