import type { CollectionConfig } from "payload";
import { closedToAll } from "../../platform/access/rules.ts";

/** How often something was searched for: one row for its words and a day of Nepal, and nothing about who did. */
export const searchCounts: CollectionConfig = {
  slug: "search-counts",
  admin: { hidden: true },
  access: closedToAll,
  timestamps: false,
  indexes: [{ fields: ["day", "words"], unique: true }],
  fields: [
    { name: "day", type: "text", required: true },
    { name: "words", type: "text", required: true, index: true },
    { name: "count", type: "number", required: true },
    /** Whether something had all of the words when they were last looked up. */
    { name: "found", type: "checkbox", defaultValue: false },
  ],
};
