import type { Field } from "payload";

/** Shown in the back office, and written by the server alone. */
export const readOnly = { readOnly: true } as const;

/** A line of text that is only read. */
export const readOnlyText = (name: string, text: { en: string; ne: string }, admin: object = readOnly): Field => ({
  name,
  type: "text",
  label: text,
  admin,
});
