import type { Field } from "payload";
import { label } from "../../fields/label.ts";

/** The documents for download of an item, in the order of its page. */
export const documentsField = (
  name = "documents",
  text: { en: string; ne: string } = label("Documents", "कागजातहरू"),
  description?: { en: string; ne: string },
): Field => ({
  name,
  type: "upload",
  relationTo: "documents",
  hasMany: true,
  label: text,
  ...(description && { admin: { description } }),
});
