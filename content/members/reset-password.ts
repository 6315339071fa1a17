import { randomInt, randomUUID } from "node:crypto";
import type { PrivateCalls, Told } from "@setu/contract/calls/private-calls";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { MailedLink } from "@setu/contract/members/account";
import type { Payload } from "payload";
import { runSql, sql } from "../platform/store/sql.ts";
import { type LinkPurpose, linkHolds, linkState, readLink } from "./links.ts";
import { askedPrefix, queueMemberMail } from "./mail-rows.ts";
import { hashInTurn } from "./passwords/hash-limiter.ts";
import { hashPassword } from "./passwords/password-hash.ts";
import { requireAccounts, type Site, wrongPasswords } from "./sign-in.ts";
import { emailKeyOf, linkedMember, memberBy, type StoredMember } from "./stored-member.ts";
import { memberTexts } from "./texts.ts";
import { Faults, passwordFault, tidyEmail } from "./typed-fields.ts";

/** The range of a random delay, in ms. */
const sentAfterMs = [500, 4000] as const;

/**
 * Stores a request for a link to a new password, and answers when it is stored. The same statement writes one row for every address: without
 * an account it has no member, and is deleted when it is due (mails.ts). It is not sent at once, since the time that the next request takes
 * would tell whether there is an account.
 */
export async function requestReset(
  { payload }: Site,
  { body, locale }: Parameters<PrivateCalls["forgotPassword"]>[0],
): Promise<Told> {
  await requireAccounts(payload);
  const dueAt = Date.now() + randomInt(...sentAfterMs);
  await runSql(
    payload,
    sql`INSERT INTO member_mails (kind, member_id, state, attempts, due_at, ${sql.identifier("key")})
        VALUES ('reset', (SELECT id FROM members WHERE email_key = ${emailKeyOf(tidyEmail(body.email))}), 'pending', 0, ${dueAt},
          ${`${askedPrefix}${randomUUID()}`})`,
  );
  return { message: memberTexts[locale].resetSent };
}

/** The member that a link belongs to; undefined for a link that is no longer valid. */
export async function memberByLink(
  { payload, secret }: Site,
  purpose: LinkPurpose,
  token: string,
): Promise<StoredMember | undefined> {
  const id = readLink(token);
  const member = id === undefined ? undefined : await memberBy(payload, "id", id);
  return member && linkHolds(secret, purpose, token, linkedMember(purpose, member)) ? member : undefined;
}

/**
 * The member that a link belongs to.
 * @throws FrontApiError `gone` for a link that is no longer valid.
 */
export async function requiredMember(
  site: Site,
  purpose: LinkPurpose,
  token: string,
  locale: Locale,
): Promise<StoredMember> {
  await requireAccounts(site.payload);
  const member = await memberByLink(site, purpose, token);
  if (member) return member;
  const { usedToReset, expired } = memberTexts[locale];
  throw new FrontApiError("gone", purpose === "reset" ? usedToReset : expired);
}

/** Tells what a link for a new password is good for. */
export async function resetLink(site: Site, token: string): Promise<MailedLink> {
  await requireAccounts(site.payload);
  return linkState(token, async () => (await memberByLink(site, "reset", token)) !== undefined);
}

/**
 * Sets a new password. The same statement ends all sessions, the link and a pending change of address. It does not sign
 * in: reading the mails does not prove knowing the password.
 * @throws FrontApiError `gone`; `invalid` by field; `unavailable` in a flood.
 */
export async function resetPassword(
  site: Site,
  { body, locale }: Parameters<PrivateCalls["resetPassword"]>[0],
): Promise<Told> {
  const texts = memberTexts[locale];
  const member = await requiredMember(site, "reset", body.token, locale);
  const faults = new Faults();
  faults.add("password", await passwordFault(site.payload, body.password, member, locale));
  faults.add("password_confirmation", body.password === body.password_confirmation ? undefined : texts.confirmation);
  faults.throwAny();
  if (!(await setPassword(site.payload, member, await hashInTurn(locale, () => hashPassword(body.password))))) {
    throw new FrontApiError("gone", texts.usedToReset);
  }
  await wrongPasswords.forgive(member.emailKey);
  await queueMemberMail(site.payload, "passwordChanged", member.id);
  return { message: texts.reset };
}

/** Sets a password unless another was set meanwhile, and ends all sessions; returns the new epoch. */
export async function setPassword(
  payload: Payload,
  { id, epoch }: Pick<StoredMember, "id" | "epoch">,
  passwordHash: string,
): Promise<number | undefined> {
  const [row] = await runSql(
    payload,
    sql`UPDATE members SET password_hash = ${passwordHash}, epoch = epoch + 1, pending_email = NULL
        WHERE id = ${id} AND epoch = ${epoch} RETURNING epoch`,
  );
  return row && Number(row["epoch"]);
}
