import type { Field } from "payload";
import { label } from "../../fields/label.ts";

/** The field for an item's documents for download, in the order in which its page lists them. */
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
