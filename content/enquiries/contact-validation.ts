import { type ContactField, type ContactMessage, contactFields } from "@setu/contract/enquiries/enquiry-fields";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { FieldErrors } from "@setu/contract/shapes/envelope";
import {
  emailLength,
  isEmail,
  isOneLine,
  isPhoneNumber,
  tidyAddress,
  tidyLine,
  tidyParagraphs,
} from "../platform/text/typed-text.ts";
import { contactTexts } from "./contact-texts.ts";

/** Maximum lengths, in UTF-16 units. */
const limits: Record<ContactField, number> = {
  name: 120,
  company: 160,
  country: 80,
  email: emailLength,
  phone: 40,
  message: 5000,
};
const tidyings: Partial<Record<ContactField, (text: string) => string>> = {
  email: tidyAddress,
  phone: tidyAddress,
  message: tidyParagraphs,
};
const required: ReadonlySet<ContactField> = new Set(["name", "country", "email", "message"]);

/**
 * Validates a message and returns it as it is stored: trimmed, in Unicode's composed form.
 * @throws FrontApiError `invalid` with a list of messages for each field that is wrong.
 */
export function checkedContactMessage(given: ContactMessage, locale: Locale): ContactMessage {
  const texts = contactTexts[locale];
  const message = Object.fromEntries(
    contactFields.map((field) => [field, (tidyings[field] ?? tidyLine)(given[field])]),
  ) as ContactMessage;

  const faultOf = (field: ContactField): string | undefined => {
    const text = message[field];
    if (text === "") return required.has(field) ? texts.required[field] : undefined;
    if (text.length > limits[field]) return texts.tooLong(limits[field]);
    if (field !== "message" && !isOneLine(text)) return texts.oneLine;
    if (field === "email" && !isEmail(text)) return texts.email;
    if (field === "phone" && !isPhoneNumber(text)) return texts.phone;
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
