import type { CollectionBeforeValidateHook } from "payload";
import { say } from "../platform/fields/label.ts";
import { refusedField } from "./refused-field.ts";

/** The fields of an account that later hooks read as text. */
const texts = ["email", "name", "password", "currentPassword"];

/** Refuses values that are not text where an account needs text: Payload would ignore them, or fail. */
export const textAlone: CollectionBeforeValidateHook = ({ data, req }) => {
  for (const field of texts) {
    const value: unknown = data?.[field];
    if (value === undefined || value === null || typeof value === "string") continue;
    throw refusedField(field, say(req, "This field accepts text only.", "यहाँ पाठ मात्र लेख्न मिल्छ।"), req);
  }
  return data;
};
