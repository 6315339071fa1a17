import type { CollectionConfig } from "payload";
import { closedToAll } from "../../platform/access/rules.ts";
import { goneTogether } from "../../platform/store/gone-together.ts";

/** The discussions that members follow besides their own: one row per discussion and member. */
export const forumFollows: CollectionConfig = {
  slug: "forum-follows",
  admin: { hidden: true },
  access: closedToAll,
  indexes: [{ fields: ["discussion", "member"], unique: true }],
  fields: [
    { name: "discussion", type: "relationship", relationTo: "forum-posts" },
    { name: "member", type: "relationship", relationTo: "members", custom: goneTogether },
  ],
};
