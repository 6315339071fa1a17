import type { CollectionConfig } from "payload";
import { closedToAll } from "../../platform/access/rules.ts";
import { goneTogether } from "../../platform/store/gone-together.ts";

/** Members' reports of posts: one row per member and post. */
export const forumFlags: CollectionConfig = {
  slug: "forum-flags",
  admin: { hidden: true },
  access: closedToAll,
  indexes: [{ fields: ["post", "member"], unique: true }],
  fields: [
    { name: "post", type: "relationship", relationTo: "forum-posts" },
    { name: "member", type: "relationship", relationTo: "members", custom: goneTogether },
    // A `FlagReason`.
    { name: "reason", type: "text", required: true },
    { name: "text", type: "textarea" },
    // A moderator has reviewed the report and kept the post: it no longer counts.
    { name: "settled", type: "checkbox", defaultValue: false },
  ],
};
