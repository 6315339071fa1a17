import type { CollectionConfig } from "payload";
import { closedToAll } from "../../platform/access/rules.ts";
import { mailState, outbox } from "../../platform/mail/mail-state.ts";

/**
 * Registrations whose address is not confirmed yet, each with the state of its mail, for 48 hours. A registration is also
 * stored for an address with an account, so that neither the answer nor its timing tells.
 */
export const memberRegistrations: CollectionConfig = {
  slug: "member-registrations",
  admin: { hidden: true },
  access: closedToAll,
  fields: [
    { name: "name", type: "text", required: true },
    { name: "email", type: "text", required: true },
    { name: "emailKey", type: "text", required: true, index: true },
    // For counting its mails.
    { name: "mailbox", type: "text", index: true },
    { name: "passwordHash", type: "text", required: true },
    { name: "termsVersion", type: "number", required: true },
    { name: "locale", type: "text", required: true },
    { name: "linkKey", type: "text", required: true },
    ...mailState(),
    ...outbox,
  ],
};
