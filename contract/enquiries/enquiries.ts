import { z } from "zod";

/** `POST /frontapi/contact` (specification, sections 3, 5 and 7). */

const typed = z.string();

/**
 * The six fields, and those that the form adds; a caller may omit the latter. The operation checks bounds and
 * writes the messages for people: here a missing field is an empty one.
 */
export const ContactRequest = z.object({
  name: typed.default(""),
  email: typed.default(""),
  phone: typed.default(""),
  message: typed.default(""),
  company: typed.default(""),
  country: typed.default(""),
  /** A time stamp, signed by the server, of when the form was first touched. */
  form_token: z.string().max(200).optional(),
  /** People leave it empty: the field is hidden from them. */
  website: z.string().max(2000).optional(),
});
export type ContactRequest = z.infer<typeof ContactRequest>;

/** `GET /frontapi/form-token`: a signed time stamp, for a form that is about to be filled in. */
export const FormToken = z.object({ token: z.string() });
export type FormToken = z.infer<typeof FormToken>;
