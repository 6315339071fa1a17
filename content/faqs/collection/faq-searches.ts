import type { CollectionConfig } from "payload";
import { closedToAll } from "../../platform/access/rules.ts";

/** Searches of the questions that found nothing: one row for its words and a day of Nepal, and nothing about who searched. */
export const faqSearches: CollectionConfig = {
  slug: "faq-searches",
  admin: { hidden: true },
  access: closedToAll,
  timestamps: false,
  // In this order, since indexes are named after their columns, and `search-counts` has the other one.
  indexes: [{ fields: ["words", "day"], unique: true }],
  fields: [
    { name: "day", type: "text", required: true },
    { name: "words", type: "text", required: true },
    { name: "count", type: "number", required: true },
  ],
};
