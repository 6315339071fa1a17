import type { CollectionConfig, Field } from "payload";
import { communityGroup } from "../../members/community-group.ts";
import { editors } from "../../platform/access/rules.ts";
import { writtenByServer } from "../../platform/access/written-by-server.ts";
import { label } from "../../platform/fields/label.ts";
import { forumEndpoints } from "../moderation/endpoints.ts";

const text = (name: string): Field => ({ name, type: "text" });
/** Times are in ms since 1970: statements compare them. */
const number = (name: string): Field => ({ name, type: "number" });

/**
 * Questions and replies (docs/decisions/0066-the-forum.md). A post, its history and what was done with it are one row, which is emptied
 * and never deleted. The screens are our own, and so are the statements that write it.
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
    // Of a reply: its question.
    { name: "discussion", type: "relationship", relationTo: "forum-posts" },
    // Nobody, once the account is gone; then `staff` tells the firm's posts from members'.
    { name: "author", type: "relationship", relationTo: "members" },
    // The expert as whom the firm answers.
    { name: "person", type: "relationship", relationTo: "people" },
    { name: "staff", type: "checkbox", defaultValue: false },
    { name: "category", type: "relationship", relationTo: "forum-categories" },
    text("lang"),
    text("title"),
    { name: "text", type: "textarea" },
    // The post that is quoted, and the words of it.
    { name: "quoted", type: "number", index: true },
    { name: "quote", type: "textarea" },
    // One of `post-states.ts`.
    { name: "state", type: "text", required: true },
    // Why it was refused or hidden: its author reads it.
    { name: "reason", type: "textarea" },
    // Why a machine held it back.
    text("doubt"),
    number("publishedAt"),
    number("editedAt"),
    // Of a question: the reply that answered it.
    number("accepted"),
    number("acceptedAt"),
    // Why nobody can reply any more.
    text("closed"),
    // The asker wants no mails about it.
    { name: "muted", type: "checkbox", defaultValue: false },
    // Raised by every change: whoever changes a post says which one was seen.
    { name: "moves", type: "number", defaultValue: 0 },
    // Former texts, and what was done by whom.
    { name: "history", type: "json" },
    { name: "log", type: "json" },
    { name: "idempotencyKey", type: "text", unique: true, index: true },
  ],
};
