import type { Field } from "payload";

/** For fields that the back office shows, and only the server writes. */
export const readOnly = { readOnly: true } as const;

/** A read-only line of text. */
export const readOnlyText = (name: string, text: { en: string; ne: string }, admin: object = readOnly): Field => ({
  name,
  type: "text",
  label: text,
  admin,
});
