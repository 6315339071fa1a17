import type { Field } from "payload";
import { label } from "../../platform/fields/label.ts";
import { goneTogether } from "../../platform/store/gone-together.ts";

/**
 * The application, and the author with their name on that day, since accounts are deleted. The application is not
 * `required`, which would keep it from being deleted; the database deletes these rows with it
 * (`content/platform/store/gone-together.ts`).
 */
export const authorFields: Field[] = [
  {
    name: "application",
    type: "relationship",
    relationTo: "applications",
    custom: goneTogether,
    label: label("Application", "आवेदन"),
  },
  { name: "author", type: "relationship", relationTo: "users", label: label("Account", "खाता") },
  { name: "by", type: "text", required: true, label: label("By", "कसले") },
];
