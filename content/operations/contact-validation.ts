import { type ContactField, type ContactMessage, contactFields } from "@setu/contract/contact-fields";
import type { FieldErrors } from "@setu/contract/envelope";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import { z } from "zod";
import { contactTexts } from "./contact-texts.ts";

/** Longest texts, in UTF-16 units. An address of mail: RFC 5321, 4.5.3.1. */
const limits: Record<ContactField, number> = {
  name: 120,
  company: 160,
  country: 80,
  email: 254,
  phone: 40,
  message: 5000,
};
const required: ReadonlySet<ContactField> = new Set(["name", "country", "email", "message"]);

const address = z.email();
/** Digits of either script, as people write phone numbers: "+977 1-555 0100 ext. 12". */
const phoneNumber = /^\+?[\p{Nd}\s().\-/]{5,}(?:\s?(?:ext\.?|x)\s?\p{Nd}{1,6})?$/iu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that split mail headers (safety, T2)
const controls = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same, but lines and tabs are part of a message
const controlsInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/**
 * The message as it is stored: trimmed, in Unicode's composed form.
 * @throws FrontApiError `invalid` with a list of messages for each field that is wrong.
 */
export function checkedContactMessage(given: ContactMessage, locale: Locale): ContactMessage {
  const texts = contactTexts[locale];
  const message = Object.fromEntries(
    contactFields.map((field) => [field, given[field].normalize("NFC").trim()]),
  ) as ContactMessage;
  message.message = message.message.replace(/\r\n?/g, "\n").replace(controlsInText, "");

  const faultOf = (field: ContactField): string | undefined => {
    const text = message[field];
    if (text === "") return required.has(field) ? texts.required[field] : undefined;
    if (text.length > limits[field]) return texts.tooLong(limits[field]);
    if (field !== "message" && controls.test(text)) return texts.oneLine;
    if (field === "email" && !address.safeParse(text).success) return texts.email;
    if (field === "phone" && !phoneNumber.test(text)) return texts.phone;
    return undefined;
  };

  const errors: FieldErrors = {};
  for (const field of contactFields) {
    const fault = faultOf(field);
    if (fault) errors[field] = [fault];
  }
  if (Object.keys(errors).length > 0) throw new FrontApiError("invalid", texts.invalid, { errors });
  return message;
}
