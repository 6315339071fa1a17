import { z } from "zod";
import { locales } from "../locale.ts";
import { CalendarDate } from "../shapes/calendar-date.ts";

/**
 * Members: visitors with an account. The specification names `POST /frontapi/api/login`, `GET /frontapi/api/getAuthenticatedUser`
 * (sections 4 and 7) and the form's fields; the other calls are ours (private-calls.ts).
 */

/** The operations check bounds and write the messages for people: a missing field is an empty one. */
const typed = z.string().max(2000).default("");
const password = z.string().max(1000).default("");

export const LoginRequest = z.object({
  email: typed,
  password,
  /** Whether to stay signed in for two weeks instead of twelve hours. */
  remember: z.boolean().default(false),
});
export type LoginRequest = z.infer<typeof LoginRequest>;

/** The answer to a sign-in. `expires_in` is in seconds (specification, section 7). */
export const Session = z.object({
  token: z.string(),
  expires_in: z.int().positive(),
  /** The `id` of the member who has signed in: a device that keeps unsent texts must know whose they are, whatever else gets an answer. */
  member: z.string(),
});
export type Session = z.infer<typeof Session>;

/** The member who has signed in. */
export const AuthenticatedUser = z.object({
  /** Twelve letters and digits; no row id leaves the server. */
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** The language of mails to the member. */
  locale: z.enum(locales),
  member_since: CalendarDate,
  /** Versions of the terms and conditions: the one that was accepted, and the one in force. */
  terms: z.object({ accepted: z.int(), current: z.int().nullable() }),
});
export type AuthenticatedUser = z.infer<typeof AuthenticatedUser>;

/** A member's own account. */
export const MyAccount = AuthenticatedUser.extend({
  /** A new address that is not confirmed yet by the link in its mail. */
  pending_email: z.string().nullable(),
  /** Why the firm has suspended the account; null while it is active. Without a reason, `text` is empty. */
  suspension: z.object({ text: z.string() }).nullable(),
});
export type MyAccount = z.infer<typeof MyAccount>;

export const RegisterRequest = z.object({
  name: typed,
  email: typed,
  password,
  password_confirmation: password,
  /** The version of the terms that was shown and accepted; 0 for none. */
  terms: z.int().min(0).default(0),
  /** "I am 18 or older." */
  adult: z.boolean().default(false),
  form_token: z.string().max(200).optional(),
  /** People leave it empty: the field is hidden from them. */
  website: typed.optional(),
});
export type RegisterRequest = z.infer<typeof RegisterRequest>;

/** The token from a mailed link. */
const token = z.string().max(300).default("");
/** The choices of the person who opens a registration's link, in place of those typed before, perhaps by a stranger. */
const ChosenAnew = RegisterRequest.pick({ name: true, password_confirmation: true, terms: true, adult: true });
/** With `anew`, `password` is a new one; otherwise it is the one that was typed at registration. */
export const VerifyRequest = z.object({ token, password, anew: ChosenAnew.optional() });
export type VerifyRequest = z.infer<typeof VerifyRequest>;
/**
 * The state of a mailed link. "open": it does what its mail says; "cut": a part of it is missing; "expired"; "used":
 * also if it has no effect for another reason, or was never sent, so that nobody can tell a closed account from one
 * that never existed (safety, T13).
 */
export const MailedLink = z.object({ state: z.enum(["open", "cut", "expired", "used"]) });
export type MailedLink = z.infer<typeof MailedLink>;
/** "closed": it makes no account while nobody can register. */
export const RegistrationLink = z.object({ state: z.enum([...MailedLink.shape.state.options, "closed"]) });
export type RegistrationLink = z.infer<typeof RegistrationLink>;
export const LinkOnly = z.object({ token });
export type LinkOnly = z.infer<typeof LinkOnly>;
export const ForgotRequest = z.object({ email: typed });
export type ForgotRequest = z.infer<typeof ForgotRequest>;
export const ResetRequest = z.object({ token, password, password_confirmation: password });
export type ResetRequest = z.infer<typeof ResetRequest>;

export const AccountChange = z.object({ name: typed, locale: z.enum(locales) });
export type AccountChange = z.infer<typeof AccountChange>;
export const EmailChange = z.object({ email: typed, password });
export type EmailChange = z.infer<typeof EmailChange>;
export const PasswordChange = z.object({ current_password: password, password, password_confirmation: password });
export type PasswordChange = z.infer<typeof PasswordChange>;
/** The password once more, for actions that a stranger who finds a signed-in device must not be able to do. */
export const PasswordAgain = z.object({ password });
export type PasswordAgain = z.infer<typeof PasswordAgain>;
/** Deleting the account: posts in the forum stay without a name, or their texts go too. */
export const AccountEnd = PasswordAgain.extend({ posts: z.enum(["keep", "erase"]).default("keep") });
export type AccountEnd = z.infer<typeof AccountEnd>;
/** `session`: one of `OpenSession`; without it, all but the one that asks. */
export const SessionsEnd = PasswordAgain.extend({ session: z.string().max(40).optional() });
export type SessionsEnd = z.infer<typeof SessionsEnd>;

/** A device on which the member is signed in. */
export const OpenSession = z.object({
  id: z.string(),
  /** "Firefox on Android"; empty when the browser did not say. */
  device: z.string(),
  since: CalendarDate,
  /** The last day on which it was used. */
  used: CalendarDate,
  /** Whether this is the caller's own session. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** All data held about a member, to be handed over. */
export const AccountExport = z.object({ filename: z.string(), content: z.record(z.string(), z.unknown()) });
export type AccountExport = z.infer<typeof AccountExport>;
