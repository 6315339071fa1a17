import type { CollectionConfig } from "payload";
import { closedToAll } from "../../platform/access/rules.ts";

/** How often something was searched for: one row for what was searched, its words and a day of Nepal, and nothing about who did. */
export const searchCounts: CollectionConfig = {
  slug: "search-counts",
  admin: { hidden: true },
  access: closedToAll,
  timestamps: false,
  indexes: [{ fields: ["scope", "day", "words"], unique: true }],
  fields: [
    /** A `SearchScope`: the same words may be found in one and not in the other. */
    { name: "scope", type: "text", required: true, defaultValue: "site" },
    { name: "day", type: "text", required: true },
    { name: "words", type: "text", required: true, index: true },
    { name: "count", type: "number", required: true },
    /** Whether something had all of the words when they were last looked up. */
    { name: "found", type: "checkbox", defaultValue: false },
  ],
};
