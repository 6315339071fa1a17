import { z } from "zod";

/** `POST /frontapi/contact` (specification, sections 3, 5 and 7). */

const typed = z.string();

/**
 * The six fields, and what the form sends beside them; a caller may leave that out. Bounds and messages
 * for people are the operation's: here a field that is missing is an empty one.
 */
export const ContactRequest = z.object({
  name: typed.default(""),
  email: typed.default(""),
  phone: typed.default(""),
  message: typed.default(""),
  company: typed.default(""),
  country: typed.default(""),
  /** Says when the form was first touched; signed by the server. */
  form_token: z.string().max(200).optional(),
  /** Left empty by people: the field is hidden from them. */
  website: z.string().max(2000).optional(),
});
export type ContactRequest = z.infer<typeof ContactRequest>;

/** `GET /frontapi/form-token`: a signed time stamp, for a form that is about to be filled in. */
export const FormToken = z.object({ token: z.string() });
export type FormToken = z.infer<typeof FormToken>;
