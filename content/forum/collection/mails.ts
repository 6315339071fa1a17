import type { CollectionConfig } from "payload";
import { closedToAll } from "../../platform/access/rules.ts";
import { mailState, outbox } from "../../platform/mail/mail-state.ts";
import { goneTogether } from "../../platform/store/gone-together.ts";

/** Mails about posts, one row each. A mail's text, address and links are made when it is sent. */
export const forumMails: CollectionConfig = {
  slug: "forum-mails",
  admin: { hidden: true },
  access: closedToAll,
  fields: [
    // A `ForumMailKind` (mail-texts.ts).
    { name: "kind", type: "text", required: true },
    // Null for a mail to the moderators.
    { name: "member", type: "relationship", relationTo: "members", custom: goneTogether },
    { name: "post", type: "relationship", relationTo: "forum-posts" },
    ...mailState(),
    ...outbox,
  ],
};
