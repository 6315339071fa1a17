import type { Field } from "payload";
import { requiredInOneLanguage } from "./waivers.ts";

type Label = { en: string; ne: string };
interface Options {
  required?: boolean;
  /** The longest text that an editor may save, in characters. */
  maxLength?: number;
  description?: Label;
}

/** One line of text that has a translation. */
export const localizedText = (name: string, label: Label, options: Options = {}): Field => ({
  name,
  type: "text",
  label,
  localized: true,
  required: options.required ?? false,
  ...(options.required && { validate: requiredInOneLanguage("text") }),
  maxLength: options.maxLength ?? 300,
  ...(options.description && { admin: { description: options.description } }),
});

/** Paragraphs of plain text that have a translation; an empty line separates two paragraphs. */
export const localizedParagraphs = (name: string, label: Label, options: Options = {}): Field => ({
  name,
  type: "textarea",
  label,
  localized: true,
  required: options.required ?? false,
  ...(options.required && { validate: requiredInOneLanguage("textarea") }),
  maxLength: options.maxLength ?? 10_000,
  admin: { rows: 6, ...(options.description && { description: options.description }) },
});

/** The heading of a section of a page, and the text line beside it. */
export const sectionInfo = (name: string, label: Label): Field => ({
  name,
  type: "group",
  label,
  fields: [
    localizedText("name", { en: "Heading", ne: "शीर्षक" }),
    localizedText("description", { en: "Line beside it", ne: "छेउको पङ्क्ति" }),
  ],
});
