import type { Field } from "payload";
import { label } from "../../fields/label.ts";

/** The pictures of an item, in the order of its pages. */
export const picturesField = (description?: { en: string; ne: string }): Field => ({
  name: "files",
  type: "upload",
  relationTo: "media",
  hasMany: true,
  label: label("Pictures", "तस्बिरहरू"),
  ...(description && { admin: { description } }),
});
