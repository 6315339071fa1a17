import { z } from "zod";
import type { Locale } from "./locale.ts";

/** `POST /frontapi/contact` (specification, sections 3, 5 and 7). */

/** The six fields, as typed by the visitor. Bounds and messages are the operation's. */
export const ContactMessage = z.strictObject({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  company: z.string(),
  country: z.string(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const contactFields = ["name", "company", "country", "email", "phone", "message"] as const;
export type ContactField = (typeof contactFields)[number];

/** What the form sends beside the six fields; a caller may leave all of it out. */
export const ContactRequest = ContactMessage.partial().extend({
  /** Says when the form was first touched; signed by the server. */
  form_token: z.string().max(200).optional(),
  /** Left empty by people: the field is hidden from them. */
  website: z.string().max(2000).optional(),
});
export type ContactRequest = z.infer<typeof ContactRequest>;

/** What is known of a message beside its text; it decides about suspicion and repetition. */
export interface ContactOptions {
  locale: Locale;
  formToken?: string | undefined;
  honeypot?: string | undefined;
  /** A retry with the same key is the same message, and is stored once. */
  idempotencyKey?: string | undefined;
}

export const ContactAccepted = z.object({ error: z.literal(false), message: z.string() });
export type ContactAccepted = z.infer<typeof ContactAccepted>;

/** `GET /frontapi/form-token`: a signed time stamp, for a form that is about to be filled in. */
export const FormToken = z.object({ token: z.string() });
export type FormToken = z.infer<typeof FormToken>;
