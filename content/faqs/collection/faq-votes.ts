import type { CollectionConfig } from "payload";
import { closedToAll } from "../../platform/access/rules.ts";
import { goneTogether } from "../../platform/store/gone-together.ts";

/** Votes on answers: one row for each question and day in Nepal, without data about the voters. */
export const faqVotes: CollectionConfig = {
  slug: "faq-votes",
  admin: { hidden: true },
  access: closedToAll,
  timestamps: false,
  indexes: [{ fields: ["faq", "day"], unique: true }],
  fields: [
    { name: "faq", type: "relationship", relationTo: "faqs", custom: goneTogether },
    { name: "day", type: "text", required: true },
    { name: "helpful", type: "number", required: true, defaultValue: 0 },
    { name: "unhelpful", type: "number", required: true, defaultValue: 0 },
  ],
};
