import { rm } from "node:fs/promises";
import { inOwnCalendar } from "@setu/contract/calendar/own-calendar";
import type { Locale } from "@setu/contract/locale";
import { localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import type { Payload } from "payload";
import { readFirmNames } from "../accounts/firm-names.ts";
import { readEnquirySettings } from "../enquiries/settings.ts";
import { legal, termsToAnnounce } from "../legal/legal.ts";
import { claimDue } from "../platform/mail/claim-due.ts";
import { greetedAs } from "../platform/mail/greeting.ts";
import { attempt, isTooOld } from "../platform/mail/mail-attempt.ts";
import type { MailState } from "../platform/mail/mail-state.ts";
import { emptyOutbox, nextAttemptAt, noteMail } from "../platform/mail/outbox.ts";
import { mailFile, type SendMail } from "../platform/mail/transport.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { storedRow } from "../platform/store/stored-row.ts";
import { monthsBefore } from "../retention/periods.ts";
import { issueLink, linkHoldsMs } from "./links.ts";
import { askedPrefix, eraseRegistrations, type MailTraces, memberMailId, registrationMailId } from "./mail-rows.ts";
import { type MemberMailKind, mailTexts } from "./mail-texts.ts";
import {
  linkedMember,
  linkedRegistration,
  memberBy,
  type StoredMember,
  type StoredRegistration,
  unusedMonths,
} from "./stored-member.ts";

const dayMs = 24 * 3600_000;
const registrations = "member_registrations";
const mails = "member_mails";

interface Delivery {
  payload: Payload;
  secret: string;
  send: SendMail;
  publicOrigin: string;
}

/** Sends the due mails to members and to people who register, until none is left or `stopping` is aborted. */
export async function deliverMemberMail(delivery: Delivery, stopping: AbortSignal): Promise<void> {
  const { payload, send } = delivery;
  const outbox = (table: string, deliver: (id: number) => Promise<void>) =>
    emptyOutbox({ claim: () => claimDue(payload, { table, column: "due_at" }), deliver, send }, stopping);
  await outbox(registrations, (id) => deliverRegistration(delivery, id));
  await outbox(mails, (id) => deliverMail(delivery, id));
}

async function deliverRegistration(delivery: Delivery, id: number): Promise<void> {
  const { payload, secret } = delivery;
  const row = await storedRow<StoredRegistration & MailState>(payload, "member-registrations", "id", id);
  if (!row) return;
  const known = await memberBy(payload, "emailKey", row.emailKey);
  // The owner of the account gets one mail about it, until that registration is deleted after 48 hours.
  const isRepeated = known && (await wasTold(payload, row));
  const token = issueLink(secret, "verify", linkedRegistration(row));
  const after: MailState = isRepeated
    ? { ...row, state: "withheld" }
    : await attempt(row, await isTooOld(payload, row.createdAt), () =>
        sendMail(delivery, known ? "known" : "verify", {
          to: row.email,
          // Strangers may have typed the name: the mail repeats none of it.
          name: known?.name ?? "",
          locale: known?.locale ?? row.locale,
          messageId: registrationMailId({ id, linkKey: row.linkKey }, hostOf(delivery)),
          token,
        }),
      );
  await noteMail(payload, { table: registrations, id }, after, nextAttemptAt(after));
}

const hostOf = ({ publicOrigin }: Pick<Delivery, "publicOrigin">) => new URL(publicOrigin).hostname;

/** Whether a mail about another registration of the address was sent. */
async function wasTold(payload: Payload, { id, emailKey }: StoredRegistration): Promise<boolean> {
  const earlier = await runSql(
    payload,
    sql`SELECT id FROM member_registrations WHERE email_key = ${emailKey} AND state = 'sent' AND id <> ${id} LIMIT 1`,
  );
  return earlier.length > 0;
}

/** The links for a new password within 24 hours after which a member gets at most one an hour. */
const linksADay = 3;

/**
 * Whether another link that anybody can ask for may be sent to a member (community design, C17). After the day's links there is one an hour,
 * as long as a link is valid: a stranger who has used up a member's links has not shut the member out.
 */
async function mayBeMailed(payload: Payload, { id }: StoredMember): Promise<boolean> {
  const since = (ms: number) => new Date(Date.now() - ms).toISOString();
  const sent = await runSql(
    payload,
    sql`SELECT CASE WHEN sent_at > ${since(linkHoldsMs.reset)} THEN 1 ELSE 0 END AS valid FROM member_mails
        WHERE member_id = ${id} AND state = 'sent' AND sent_at > ${since(dayMs)}
          AND ${sql.identifier("key")} LIKE ${`${askedPrefix}%`}`,
  );
  return sent.length < linksADay || sent.every(({ valid }) => Number(valid) === 0);
}

type StoredMail = MailState & {
  id: number;
  kind: MemberMailKind;
  member: number | null;
  key: string;
  createdAt: string;
};

async function deliverMail(delivery: Delivery, id: number): Promise<void> {
  const { payload } = delivery;
  const mail = await storedRow<StoredMail>(payload, "member-mails", "id", id);
  const member = mail?.member ? await memberBy(payload, "id", mail.member) : undefined;
  if (!mail || !member) {
    // A link that was asked for with an address that has no account.
    await runSql(payload, sql`DELETE FROM member_mails WHERE id = ${id} AND member_id IS NULL`);
    return;
  }
  const isOneTooMany = mail.key.startsWith(askedPrefix) && !(await mayBeMailed(payload, member));
  const to = isOneTooMany ? null : addressOf(mail.kind, member);
  const after: MailState = to
    ? await attempt(mail, await isTooOld(payload, mail.createdAt), () =>
        sendMail(delivery, mail.kind, {
          to,
          // A new address may be somebody else's, who is not greeted by a text of the member's.
          name: mail.kind === "confirmEmail" ? "" : member.name,
          locale: member.locale,
          messageId: memberMailId(id, member.publicId, hostOf(delivery)),
          token: tokenOf(delivery.secret, mail.kind, member),
          terms: mail.kind === "terms" ? termsNumberIn(mail.key) : undefined,
        }),
      )
    : { ...mail, state: "withheld" };
  await noteMail(payload, { table: mails, id }, after, nextAttemptAt(after));
}

const termsKey = (number: number) => `terms/${number}/`;
const termsNumberIn = (key: string): number => Number(key.split("/")[1]);

/** The facts about a version of the terms for a mail. */
async function termsNews(payload: Payload, locale: Locale, number: number): Promise<{ from: string; changes: string }> {
  const { in_force: from, changes } = await legal(payload, locale, { kind: "terms", version: String(number) });
  return { from: inOwnCalendar(from, locale), changes: changes ?? "" };
}

/** Stores a mail to every member who has not accepted them, about terms that change materially; one mail for each version. */
export async function announceTerms(payload: Payload, now = new Date()): Promise<void> {
  for (const number of await termsToAnnounce(payload, now)) {
    await runSql(
      payload,
      sql`INSERT INTO member_mails (kind, member_id, state, attempts, due_at, ${sql.identifier("key")})
          SELECT 'terms', id, 'pending', 0, ${now.getTime()}, ${termsKey(number)} || public_id FROM members
          WHERE state = 'active' AND terms_version < ${number} AND password_hash <> '' ON CONFLICT DO NOTHING`,
    );
  }
}

/** The address of a mail; null when the mail has no purpose any more. */
function addressOf(kind: MemberMailKind, member: StoredMember): string | null {
  if (kind === "confirmEmail") return member.pendingEmail;
  return kind === "emailChanged" ? member.previousEmail : member.email;
}

function tokenOf(secret: string, kind: MemberMailKind, member: StoredMember): string {
  const purpose = ({ reset: "reset", confirmEmail: "email", emailChanged: "undo" } as const)[kind as string];
  return purpose ? issueLink(secret, purpose, linkedMember(purpose, member)) : "";
}

interface Letter {
  to: string;
  /** Empty to greet nobody by name. */
  name: string;
  locale: Locale;
  messageId: string;
  token: string;
  /** The version that the mail is about. */
  terms?: number | undefined;
}

async function sendMail(
  { payload, send, publicOrigin }: Delivery,
  kind: MemberMailKind | "verify" | "known",
  { to, name, locale, messageId, token, terms }: Letter,
): Promise<void> {
  const [{ sender, recipient }, firm] = await Promise.all([
    readEnquirySettings(payload, locale),
    readFirmNames(payload),
  ]);
  const link = (path: string) => publicOrigin + localizedPath(path, locale);
  const news = terms === undefined ? undefined : await termsNews(payload, locale, terms);
  const text = mailTexts(locale, {
    firm: firm[locale],
    greeted: greetedAs(name, locale),
    links: {
      verify: link(pages.verifyEmail.href({ token })),
      reset: link(pages.resetPassword.href({ token })),
      email: link(pages.changedEmail.href({ token })),
      undo: link(pages.changedEmail.href({ undo: token })),
      login: link(pages.login.href()),
      forgot: link(pages.forgotPassword.href()),
      terms: link(pages.terms.href({ version: terms })),
      changes: link(pages.termsChanges.href({ to: terms })),
    },
    terms: news ?? { from: "", changes: "" },
  })[kind];
  await send({
    ...text,
    messageId,
    from: sender.includes("<") ? sender : { name: firm[locale], address: sender },
    replyTo: recipient,
    to,
    headers: { "Auto-Submitted": "auto-generated" },
  });
}

/**
 * Deletes what has expired: sessions, registrations after 48 hours, finished mails after 30 days, former addresses. Also
 * writes to members whose unused accounts are erased in a month, and about new terms. Mails in files are deleted with their rows.
 * The mail about an unused account stays until the member comes back: without its row it would be written again.
 */
export async function sweepMembers(payload: Payload, traces: MailTraces, now = Date.now()): Promise<void> {
  const before = (ms: number) => new Date(now - ms).toISOString();
  await runSql(payload, sql`DELETE FROM member_sessions WHERE expires_at < ${now}`);
  await eraseRegistrations(payload, traces, sql`created_at < ${before(linkHoldsMs.verify)}`);
  const finished = await runSql(
    payload,
    sql`DELETE FROM member_mails
        WHERE due_at IS NULL AND created_at < ${before(30 * dayMs)}
          AND (kind <> 'unused' OR NOT EXISTS (SELECT 1 FROM members m
            WHERE ${sql.identifier("key")} = 'unused/' || m.id || '/' || m.last_seen_day))
          AND (kind <> 'terms' OR created_at < ${before(90 * dayMs)})
        RETURNING id, (SELECT public_id FROM members WHERE members.id = member_id) AS member`,
  );
  for (const { id, member } of finished) {
    await rm(mailFile(traces.mails, memberMailId(Number(id), String(member), traces.host)), { force: true });
  }
  await runSql(
    payload,
    sql`UPDATE members SET previous_email = NULL, previous_until = NULL WHERE previous_until < ${now}`,
  );
  await announceTerms(payload, new Date(now));
  await announceErasure(payload, new Date(now));
}

/** Stores a mail to every member whose account will have been unused for two years in a month; one for each day of a last visit. */
async function announceErasure(payload: Payload, now: Date): Promise<void> {
  const before = monthsBefore(now, unusedMonths - 1)
    .toISOString()
    .slice(0, 10);
  await runSql(
    payload,
    sql`INSERT INTO member_mails (kind, member_id, state, attempts, due_at, ${sql.identifier("key")})
        SELECT 'unused', id, 'pending', 0, 0, 'unused/' || id || '/' || last_seen_day FROM members
        WHERE last_seen_day < ${before} ON CONFLICT DO NOTHING`,
  );
}
