import type { Entered, PrivateCalls, Told } from "@setu/contract/calls/private-calls";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { AuthenticatedUser, MailedLink, MyAccount, OpenSession } from "@setu/contract/members/account";
import type { Payload } from "payload";
import { calendarDate } from "../calendar/dates.ts";
import { isoColumn } from "../platform/store/columns.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { tidyLine } from "../platform/text/typed-text.ts";
import type { Belongings } from "./belongings.ts";
import { linkHoldsMs, linkState } from "./links.ts";
import { queueMemberMail } from "./mail-rows.ts";
import { hashInTurn } from "./passwords/hash-limiter.ts";
import { hashPassword } from "./passwords/password-hash.ts";
import { currentTerms } from "./register.ts";
import { memberByLink, requiredMember, setPassword } from "./reset-password.ts";
import { beginSession, requireAccounts, requirePassword, type Site, signedIn } from "./sign-in.ts";
import { emailKeyOf, memberBy, type StoredMember } from "./stored-member.ts";
import { memberTexts } from "./texts.ts";
import { emailFault, Faults, nameFault, passwordFault, tidyEmail } from "./typed-fields.ts";

type Asked<Name extends keyof PrivateCalls> = Parameters<PrivateCalls[Name]>[0];

/**
 * Returns the signed-in user's name. The token alone is enough for that, so the answer has nothing else.
 * @throws FrontApiError `signedOut`.
 */
export async function authenticatedUser(site: Site, asked: Asked<"authenticatedUser">): Promise<AuthenticatedUser> {
  const { member } = await signedIn(site, asked, "token");
  return userOf(site, member, asked.locale);
}

const dayMs = 24 * 3600_000;
/** The most mails to new addresses that one member can cause within 24 hours. */
const newAddressesADay = 3;

async function userOf({ payload }: Site, member: StoredMember, locale: Locale): Promise<AuthenticatedUser> {
  return {
    id: member.publicId,
    name: member.name,
    email: member.email,
    locale: member.locale,
    member_since: calendarDate(new Date(member.createdAt), locale),
    terms: { accepted: member.termsVersion, current: await currentTerms(payload, locale) },
  };
}

/**
 * Returns the member's own account.
 * @throws FrontApiError `signedOut`.
 */
export async function myAccount(site: Site, asked: Asked<"myAccount">): Promise<MyAccount> {
  const { member } = await signedIn(site, asked);
  return {
    ...(await userOf(site, member, asked.locale)),
    pending_email: member.pendingEmail,
    suspension: member.state === "suspended" ? { text: member.reason ?? "" } : null,
  };
}

/**
 * Changes name and language.
 * @throws FrontApiError `signedOut`; `invalid` by field.
 */
export async function changeAccount(
  site: Site & { belongings: Belongings },
  asked: Asked<"changeAccount">,
): Promise<Told & { data: MyAccount }> {
  const { member } = await signedIn(site, asked);
  const { body, locale } = asked;
  const name = tidyLine(body.name);
  const faults = new Faults();
  faults.add("name", await nameFault(site.payload, name, locale));
  faults.throwAny();
  await runSql(site.payload, sql`UPDATE members SET name = ${name}, locale = ${body.locale} WHERE id = ${member.id}`);
  if (name !== member.name) await site.belongings.renamed(site.payload);
  return { message: memberTexts[locale].saved, data: await myAccount(site, asked) };
}

/**
 * Notes a new address, and mails a link to it. The answer does not tell whether it has an account; if it does, the link
 * has no effect.
 * @throws FrontApiError `signedOut`; `invalid` by field; `tooManyRequests`.
 */
export async function changeEmail(site: Site, asked: Asked<"changeEmail">): Promise<Told> {
  const signed = await signedIn(site, asked);
  const { body, locale } = asked;
  const texts = memberTexts[locale];
  const email = tidyEmail(body.email);
  const faults = new Faults();
  faults.add("email", emailFault(email, locale));
  faults.add("email", emailKeyOf(email) === signed.member.emailKey ? texts.sameEmail : undefined);
  faults.throwAny();
  await requirePassword(signed, body.password, locale);
  await requireMailLeft(site.payload, signed.member.id, locale);
  await runSql(site.payload, sql`UPDATE members SET pending_email = ${email} WHERE id = ${signed.member.id}`);
  await queueMemberMail(site.payload, "confirmEmail", signed.member.id);
  return { message: texts.emailSent };
}

/**
 * Forgets a new address that has not been confirmed: the link to it does nothing from then on.
 * @throws FrontApiError `signedOut`.
 */
export async function cancelEmail(site: Site, asked: Asked<"cancelEmail">): Promise<Told> {
  const { member } = await signedIn(site, asked);
  await runSql(site.payload, sql`UPDATE members SET pending_email = NULL WHERE id = ${member.id}`);
  return { message: memberTexts[asked.locale].emailCancelled };
}

/**
 * Limits mails to new addresses, since members choose where they go.
 * @throws FrontApiError `tooManyRequests` when a day's mails have been sent.
 */
async function requireMailLeft(payload: Payload, member: number, locale: Locale): Promise<void> {
  const since = new Date(Date.now() - dayMs).toISOString();
  const [row] = await runSql(
    payload,
    sql`SELECT COUNT(*) AS count FROM member_mails
        WHERE kind = 'confirmEmail' AND member_id = ${member} AND created_at > ${since}`,
  );
  if (Number(row?.["count"]) < newAddressesADay) return;
  throw new FrontApiError("tooManyRequests", memberTexts[locale].tooManyAddresses, { retryAfterSeconds: 3600 });
}

/** Whether an address can become a member's: it may be somebody else's by now. */
const isFree = async (payload: Payload, email: string | null) =>
  email !== null && (await memberBy(payload, "emailKey", emailKeyOf(email))) === undefined;

/** Tells what a link to a new address is good for. */
export async function emailLink(site: Site, token: string): Promise<MailedLink> {
  await requireAccounts(site.payload);
  return linkState(token, async () => {
    const member = await memberByLink(site, "email", token);
    return member !== undefined && isFree(site.payload, member.pendingEmail);
  });
}

/**
 * Makes a new address the member's own. The former one is told, and can undo it for seven days (ASVS 5.0, 6.3.7). Of
 * several former addresses it is the oldest, so that an intruder cannot get rid of it by changing twice.
 * @throws FrontApiError `gone`.
 */
export async function confirmEmail(site: Site, { body, locale }: Asked<"confirmEmail">): Promise<Told> {
  const member = await requiredMember(site, "email", body.token, locale);
  const email = member.pendingEmail ?? "";
  const changed = await runSql(
    site.payload,
    sql`UPDATE members SET email = ${email}, email_key = ${emailKeyOf(email)}, pending_email = NULL,
          previous_email = CASE WHEN previous_until > ${Date.now()} THEN previous_email ELSE ${member.email} END,
          previous_until = ${Date.now() + linkHoldsMs.undo}
        WHERE id = ${member.id} AND pending_email = ${email}
          AND NOT EXISTS (SELECT 1 FROM members others WHERE others.email_key = ${emailKeyOf(email)}) RETURNING id`,
  );
  if (changed.length === 0) throw new FrontApiError("gone", memberTexts[locale].expired);
  await queueMemberMail(site.payload, "emailChanged", member.id);
  return { message: memberTexts[locale].emailChanged };
}

/** Tells what a link to the former address is good for. */
export async function undoLink(site: Site, token: string): Promise<MailedLink> {
  await requireAccounts(site.payload);
  return linkState(token, async () => {
    const member = await memberByLink(site, "undo", token);
    if (!member || Number(member.previousUntil) <= Date.now()) return false;
    return isFree(site.payload, member.previousEmail);
  });
}

/**
 * Restores the former address, and ends all sessions and the password, which the intruder knew. A link for a new password
 * follows.
 * @throws FrontApiError `gone`.
 */
export async function undoEmail(site: Site, { body, locale }: Asked<"undoEmail">): Promise<Told> {
  const member = await requiredMember(site, "undo", body.token, locale);
  const email = member.previousEmail ?? "";
  const changed = await runSql(
    site.payload,
    sql`UPDATE members SET email = ${email}, email_key = ${emailKeyOf(email)}, previous_email = NULL, previous_until = NULL,
          pending_email = NULL, epoch = epoch + 1, password_hash = ''
        WHERE id = ${member.id} AND previous_until > ${Date.now()}
          AND NOT EXISTS (SELECT 1 FROM members others WHERE others.email_key = ${emailKeyOf(email)}) RETURNING id`,
  );
  if (changed.length === 0) throw new FrontApiError("gone", memberTexts[locale].expired);
  await queueMemberMail(site.payload, "reset", member.id);
  return { message: memberTexts[locale].emailRestored };
}

/**
 * Sets a new password, ends all sessions and begins a new one on this device.
 * @throws FrontApiError `signedOut`; `invalid` by field; `tooManyRequests`; `unavailable`.
 */
export async function changePassword(site: Site, asked: Asked<"changePassword">): Promise<Entered> {
  const signed = await signedIn(site, asked);
  const { body, locale, agent } = asked;
  const texts = memberTexts[locale];
  const faults = new Faults();
  faults.add("password", await passwordFault(site.payload, body.password, signed.member, locale));
  faults.add("password_confirmation", body.password === body.password_confirmation ? undefined : texts.confirmation);
  faults.throwAny();
  await requirePassword(signed, body.current_password, locale, "current_password");
  const { member, nonce, remember } = signed;
  const epoch = await setPassword(
    site.payload,
    member,
    await hashInTurn(locale, () => hashPassword(body.password), "known"),
  );
  if (epoch === undefined) throw new FrontApiError("signedOut", texts.signedOut);
  await queueMemberMail(site.payload, "passwordChanged", member.id);
  return {
    message: texts.passwordChanged,
    ...(await beginSession(site, { ...member, epoch }, { remember, nonce, agent })),
  };
}

/** The sessions of a member, the latest first. Rejects with `signedOut`. */
export async function openSessions(site: Site, asked: Asked<"sessions">): Promise<OpenSession[]> {
  const { member, session } = await signedIn(site, asked);
  const rows = await runSql(
    site.payload,
    sql`SELECT id, public_id, agent, created_at, used_day FROM member_sessions
        WHERE member_id = ${member.id} AND epoch = ${member.epoch} AND expires_at > ${Date.now()} ORDER BY id DESC`,
  );
  return rows.map((row) => ({
    id: String(row["public_id"]),
    device: String(row["agent"] ?? ""),
    since: calendarDate(new Date(isoColumn(row["created_at"])), asked.locale),
    used: calendarDate(new Date(`${row["used_day"]}T06:00:00Z`), asked.locale),
    current: Number(row["id"]) === session,
  }));
}

/**
 * Ends one session, or all others.
 * @throws FrontApiError `signedOut`; `invalid` for a wrong password.
 */
export async function endSessions(site: Site, asked: Asked<"endSessions">): Promise<Told> {
  const signed = await signedIn(site, asked);
  const { body, locale } = asked;
  await requirePassword(signed, body.password, locale);
  const { member, session } = signed;
  await runSql(
    site.payload,
    body.session === undefined
      ? sql`DELETE FROM member_sessions WHERE member_id = ${member.id} AND id <> ${session}`
      : sql`DELETE FROM member_sessions WHERE member_id = ${member.id} AND public_id = ${body.session}`,
  );
  const texts = memberTexts[locale];
  return { message: body.session === undefined ? texts.sessionsEnded : texts.sessionEnded };
}
