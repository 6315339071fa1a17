import type { CollectionConfig, Field } from "payload";
import { communityGroup } from "../../members/community-group.ts";
import { editors } from "../../platform/access/rules.ts";
import { writtenByServer } from "../../platform/access/written-by-server.ts";
import { label } from "../../platform/fields/label.ts";
import { forumEndpoints } from "../moderation/endpoints.ts";

const text = (name: string): Field => ({ name, type: "text" });
/** A number. Times are stored in ms since 1970, so that SQL can compare them. */
const number = (name: string): Field => ({ name, type: "number" });

/**
 * Questions and replies (docs/decisions/0066-the-forum.md). A post, its history and its log are one row, which is
 * emptied and never deleted. It has its own screens, and its own SQL statements to write it.
 */
export const forumPosts: CollectionConfig = {
  slug: "forum-posts",
  labels: { singular: label("Forum post", "छलफलको पोस्ट"), plural: label("Forum", "छलफल") },
  defaultSort: "-createdAt",
  admin: {
    group: communityGroup,
    useAsTitle: "title",
    components: {
      views: {
        list: { Component: "/components/forum/forum-queue.tsx#ForumQueue" },
        edit: { default: { Component: "/components/forum/post-view.tsx#PostView" } },
      },
    },
  },
  access: writtenByServer(editors),
  endpoints: forumEndpoints,
  indexes: [
    { fields: ["kind", "state", "publishedAt"] },
    { fields: ["discussion", "state", "publishedAt"] },
    { fields: ["author", "kind", "state"] },
    { fields: ["state", "createdAt"] },
  ],
  fields: [
    // "question" or "reply".
    { name: "kind", type: "text", required: true },
    // A reply's question.
    { name: "discussion", type: "relationship", relationTo: "forum-posts" },
    // Null once the account is deleted; then `staff` tells the firm's posts from members'.
    { name: "author", type: "relationship", relationTo: "members" },
    // The expert in whose name the firm answers.
    { name: "person", type: "relationship", relationTo: "people" },
    { name: "staff", type: "checkbox", defaultValue: false },
    { name: "category", type: "relationship", relationTo: "forum-categories" },
    text("lang"),
    text("title"),
    { name: "text", type: "textarea" },
    // The quoted post, and the quoted words.
    { name: "quoted", type: "number", index: true },
    { name: "quote", type: "textarea" },
    // A `PostState` (post-states.ts).
    { name: "state", type: "text", required: true },
    // The reason for refusing or hiding it, which its author reads.
    { name: "reason", type: "textarea" },
    // The reason why an automatic check held it back.
    text("doubt"),
    number("publishedAt"),
    number("editedAt"),
    // A question's accepted reply.
    number("accepted"),
    number("acceptedAt"),
    // The reason for closing the discussion; null while it is open.
    text("closed"),
    // Whether the asker has turned off mails about this discussion.
    { name: "muted", type: "checkbox", defaultValue: false },
    // Raised by every change; a change names the value that its caller has read.
    { name: "moves", type: "number", defaultValue: 0 },
    // Of a question: the forum's revision with the last change of its discussion; null before the first.
    { name: "revision", type: "number", index: true },
    // Former texts, and a log of who did what.
    { name: "history", type: "json" },
    { name: "log", type: "json" },
    { name: "idempotencyKey", type: "text", unique: true, index: true },
  ],
};
