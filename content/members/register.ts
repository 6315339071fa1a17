import { randomUUID } from "node:crypto";
import type { Entered, PrivateCalls, Told } from "@setu/contract/calls/private-calls";
import { FrontApiError, isFrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { RegisterRequest, RegistrationLink } from "@setu/contract/members/account";
import type { Payload } from "payload";
import { legal } from "../legal/legal.ts";
import { formTokenFault } from "../platform/access/form-token.ts";
import { mailboxOf } from "../platform/mail/mailbox.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { storedRow } from "../platform/store/stored-row.ts";
import { tidyLine } from "../platform/text/typed-text.ts";
import { accountsState } from "./community-settings.ts";
import { linkHolds, linkState, readLink } from "./links.ts";
import { eraseRegistrations, type MailTraces } from "./mail-rows.ts";
import { hashInTurn } from "./passwords/hash-limiter.ts";
import { hashPassword, passwordMatches } from "./passwords/password-hash.ts";
import { WrongPasswords } from "./passwords/wrong-passwords.ts";
import { beginSession, randomId, requireAccounts, type Site } from "./sign-in.ts";
import { emailKeyOf, linkedRegistration, memberBy, type StoredRegistration } from "./stored-member.ts";
import { memberTexts } from "./texts.ts";
import { emailFault, Faults, nameFault, passwordFault, tidyEmail } from "./typed-fields.ts";

/**
 * The most mails about registrations to one mailbox within 24 hours. Those with a tag are counted apart: where a provider
 * knows no tags, `name+1` is nobody, and must not use up the mails to `name`.
 */
const mailsADay = 3;
const dayMs = 24 * 3600_000;

/** The number of the terms in force; null if none are. */
export const currentTerms = (payload: Payload, locale: Locale): Promise<number | null> =>
  legal(payload, locale, { kind: "terms" }).then(
    ({ number }) => number,
    (error) => {
      if (isFrontApiError(error) && error.code === "notFound") return null;
      throw error;
    },
  );

type WantedAccount = Omit<RegisterRequest, "form_token" | "website">;

/**
 * Checks a registration.
 * @throws FrontApiError `invalid` by field.
 */
async function checkedRegistration(payload: Payload, body: WantedAccount, locale: Locale) {
  const texts = memberTexts[locale];
  const [name, email] = [tidyLine(body.name), tidyEmail(body.email)];
  const terms = await currentTerms(payload, locale);
  const faults = new Faults();
  faults.add("name", await nameFault(payload, name, locale));
  faults.add("email", emailFault(email, locale));
  faults.add("password", await passwordFault(payload, body.password, { name, email }, locale));
  faults.add("password_confirmation", body.password === body.password_confirmation ? undefined : texts.confirmation);
  faults.add("terms", body.terms === terms ? undefined : texts.terms);
  faults.add("adult", body.adult ? undefined : texts.adult);
  faults.throwAny();
  return { name, email, terms: body.terms };
}

/**
 * Checks that visitors can register.
 * @throws FrontApiError `notFound` when the firm has closed accounts; `forbidden` while only members have them.
 */
async function requireRegistration(payload: Payload, locale: Locale): Promise<void> {
  await requireAccounts(payload);
  if ((await accountsState(payload)) !== "open") throw new FrontApiError("forbidden", memberTexts[locale].closed);
}

/**
 * Stores a registration: one row, which is also the mail that asks to confirm the address, also if it is sent again after a lost answer. An
 * address with an account costs the same work; its mail says so.
 * @throws FrontApiError `invalid` by field; `forbidden` while registration is closed; `unavailable` in a flood.
 */
export async function register(
  { payload, secret }: Site,
  { body, locale, idempotencyKey = randomUUID() }: Parameters<PrivateCalls["register"]>[0],
): Promise<Told> {
  await requireRegistration(payload, locale);
  const texts = memberTexts[locale];
  const { name, email, terms } = await checkedRegistration(payload, body, locale);
  // A bot gets the usual answer, and nothing is stored.
  if (body.website || formTokenFault(secret, body.form_token) === "bad-token") return { message: texts.registered };

  const passwordHash = await hashInTurn(locale, () => hashPassword(body.password));
  const emailKey = emailKeyOf(email);
  const mailbox = mailboxOf(email);
  const isAlike = emailKey.includes("+") ? sql`LIKE` : sql`NOT LIKE`;
  const since = new Date(Date.now() - dayMs).toISOString();
  await runSql(
    payload,
    sql`INSERT INTO member_registrations
          (name, email, email_key, mailbox, password_hash, terms_version, locale, link_key, state, attempts, due_at, ${sql.identifier("key")})
        SELECT ${name}, ${email}, ${emailKey}, ${mailbox}, ${passwordHash}, ${terms}, ${locale}, ${randomUUID()}, 'pending', 0,
          ${Date.now()}, ${idempotencyKey}
        WHERE (SELECT COUNT(*) FROM member_registrations
               WHERE mailbox = ${mailbox} AND email_key ${isAlike} '%+%' AND created_at > ${since}) < ${mailsADay}
        ON CONFLICT (${sql.identifier("key")}) DO NOTHING`,
  );
  return { message: texts.registered };
}

/** The registration that a link belongs to; undefined for a link that is no longer valid. */
async function registrationByLink({ payload, secret }: Site, token: string): Promise<StoredRegistration | undefined> {
  const id = readLink(token);
  const found =
    id === undefined ? undefined : await storedRow<StoredRegistration>(payload, "member-registrations", "id", id);
  return found && linkHolds(secret, "verify", token, linkedRegistration(found)) ? found : undefined;
}

/**
 * The registration that a link belongs to.
 * @throws FrontApiError `gone` for a link that is no longer valid.
 */
async function requiredRegistration(site: Site, token: string, locale: Locale): Promise<StoredRegistration> {
  const found = await registrationByLink(site, token);
  if (!found) throw new FrontApiError("gone", memberTexts[locale].usedToConfirm);
  return found;
}

/** Tells what a registration's link is good for. */
export async function registrationLink(site: Site, token: string): Promise<RegistrationLink> {
  await requireAccounts(site.payload);
  const link = await linkState(token, async () => (await registrationByLink(site, token)) !== undefined);
  const isClosed = link.state === "open" && (await accountsState(site.payload)) !== "open";
  return isClosed ? { state: "closed" } : link;
}

const wrongPasswords = new WrongPasswords();

type Verifying = Parameters<PrivateCalls["verifyEmail"]>[0];
type NewAccount = Pick<StoredRegistration, "name" | "passwordHash" | "termsVersion" | "locale">;

/**
 * The account as it was typed. The password proves that the link is opened by the person who registered: others may
 * have typed this address, and programs follow links (Microsoft, "Pre-hijacking attacks", 2022).
 * @throws FrontApiError `invalid` for a wrong password; `tooManyRequests`.
 */
async function accountAsTyped(
  registered: StoredRegistration,
  { body: { password }, locale }: Verifying,
): Promise<NewAccount> {
  const isRight = await wrongPasswords.tryOne(
    { emailKey: `registration:${registered.id}`, device: undefined },
    locale,
    () => hashInTurn(locale, () => passwordMatches(password, registered.passwordHash)),
  );
  if (isRight) return registered;
  const text = memberTexts[locale].notAsTyped;
  throw new FrontApiError("invalid", text, { errors: { password: [text] } });
}

/**
 * The account as chosen by the person who opened the link, in place of everything that was typed. So strangers who use
 * up the mails to an address do not keep its owner from an account.
 * @throws FrontApiError `invalid` by field; `unavailable` in a flood.
 */
async function accountAnew(payload: Payload, chosen: WantedAccount, locale: Locale): Promise<NewAccount> {
  const { name, terms } = await checkedRegistration(payload, chosen, locale);
  const passwordHash = await hashInTurn(locale, () => hashPassword(chosen.password));
  return { name, passwordHash, termsVersion: terms, locale };
}

/**
 * Makes the registered account, and signs in.
 * @throws FrontApiError `gone`; `invalid` by field; `forbidden` while registration is closed; `tooManyRequests`; `unavailable` in a flood.
 */
export async function verifyEmail(site: Site & { traces: MailTraces }, asked: Verifying): Promise<Entered> {
  const { payload } = site;
  const { body, agent, locale } = asked;
  await requireRegistration(payload, locale);
  const texts = memberTexts[locale];
  const registered = await requiredRegistration(site, body.token, locale);
  const { password, anew } = body;
  const account = anew
    ? await accountAnew(payload, { ...anew, email: registered.email, password }, locale)
    : await accountAsTyped(registered, asked);
  // One statement: of two simultaneous requests, one makes the account.
  const made = await runSql(
    payload,
    sql`INSERT INTO members (public_id, name, email, email_key, password_hash, epoch, state, locale, terms_version, link_key)
        SELECT ${randomId(12)}, ${account.name}, email, email_key, ${account.passwordHash}, 0, 'active', ${account.locale},
          ${account.termsVersion}, ${randomUUID()}
        FROM member_registrations WHERE id = ${registered.id}
        ON CONFLICT (email_key) DO NOTHING RETURNING id`,
  );
  const member = await memberBy(payload, "emailKey", registered.emailKey);
  if (made.length === 0 || !member) throw new FrontApiError("gone", texts.usedToConfirm);
  // This includes other registrations of the address, whose links nobody else may use.
  await eraseRegistrations(payload, site.traces, sql`email_key = ${registered.emailKey}`);
  return { message: texts.verified, ...(await beginSession(site, member, { agent })) };
}

/**
 * Erases the registrations of an address whose owner did not ask for them.
 * @throws FrontApiError `gone`.
 */
export async function declineRegistration(
  site: Site & { traces: MailTraces },
  { body, locale }: Parameters<PrivateCalls["declineRegistration"]>[0],
): Promise<Told> {
  const { emailKey } = await requiredRegistration(site, body.token, locale);
  await eraseRegistrations(site.payload, site.traces, sql`email_key = ${emailKey}`);
  return { message: memberTexts[locale].declined };
}
