import type { CollectionConfig } from "payload";
import { closedToAll } from "../../platform/access/rules.ts";
import { mailState, outbox } from "../../platform/mail/mail-state.ts";
import { goneTogether } from "../../platform/store/gone-together.ts";

/** Mails to members, one row each. A row contains neither address, text nor link: they are made when it is sent. */
export const memberMails: CollectionConfig = {
  slug: "member-mails",
  admin: { hidden: true },
  access: closedToAll,
  fields: [
    // One of the kinds in `mail-texts.ts`.
    { name: "kind", type: "text", required: true },
    // Null for a link that was asked for with an address that has no account.
    { name: "member", type: "relationship", relationTo: "members", custom: goneTogether },
    ...mailState(),
    ...outbox,
  ],
};
