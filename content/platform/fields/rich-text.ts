import type { Field } from "payload";
import { withoutPendingPictures } from "./pending-pictures.ts";

type Label = { en: string; ne: string };
interface Options {
  required?: boolean;
  description?: Label;
  /** Whether each language has its own text; true by default. */
  localized?: boolean;
}

/**
 * A text with headings, lists, links and pictures, written in the editor that content/config.ts sets. Read it with depth 1
 * (for its pictures) and through `richTextOf` only.
 */
export const richTextField = (name: string, label: Label, options: Options = {}): Field => ({
  name,
  type: "richText",
  label,
  localized: options.localized ?? true,
  required: options.required ?? false,
  hooks: { beforeValidate: [withoutPendingPictures] },
  ...(options.description && { admin: { description: options.description } }),
});
