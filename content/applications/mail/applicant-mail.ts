import { randomUUID } from "node:crypto";
import { type Locale, localeOf, localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import type { Payload } from "payload";
import { calendarDate } from "../../calendar/dates.ts";
import { readEnquirySettings } from "../../enquiries/settings.ts";
import type { StoredFields } from "../../model/item.ts";
import { claimDue } from "../../platform/mail/claim-due.ts";
import { attempt, isTooOld } from "../../platform/mail/mail-attempt.ts";
import type { MailState } from "../../platform/mail/mail-state.ts";
import { emptyOutbox, nextAttemptAt, noteMail } from "../../platform/mail/outbox.ts";
import type { SendMail } from "../../platform/mail/transport.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { storedRow } from "../../platform/store/stored-row.ts";
import { readPeriods } from "../../retention/periods.ts";
import { nameIn } from "../applicant-name.ts";
import type { Applicants } from "../apply/open-vacancy.ts";
import { earlierReference } from "../apply/person-key.ts";
import { fillIn } from "../board/placeholders.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import { isLastStep, type Step } from "../history.ts";
import { keptUntil } from "../kept-until.ts";
import { issueLinkToken } from "../link-token.ts";
import { changedMail, linkMail, receiptMail } from "./applicant-texts.ts";
import { applicantMailId } from "./message-id.ts";

type Row = StoredFields<
  "applications",
  {
    id: number;
    vacancy: number;
    reference: string;
    name: string;
    nameNe: string;
    email: string;
    linkKey: string;
    personKey: string;
    locale: string;
    files: StoredDocument[];
    revision: number | null;
    changes: unknown[] | null;
    stage: string;
    history: { at: string }[];
    createdAt: string;
  }
>;
const table = "applicant_mails";

type Delivery = Pick<Applicants, "payload" | "secret" | "vacancy"> & { send: SendMail; publicOrigin: string };

/**
 * Writes and sends the mails to applicants that are due, until none is left, the mail server cannot be reached or
 * `stopping` is aborted.
 */
export async function deliverApplicantMail(delivery: Delivery, stopping: AbortSignal): Promise<void> {
  await queueReceipts(delivery);
  const { payload, send } = delivery;
  const claim = () => claimDue(payload, { table, column: "due_at" });
  await emptyOutbox({ claim, deliver: (id) => deliver(delivery, id), send }, stopping);
}

const linkTo = ({ secret, publicOrigin }: Delivery, row: Row, locale: Locale) =>
  publicOrigin + localizedPath(pages.myApplication.href({ link: issueLinkToken(secret, "track", row) }), locale);

/** Queues the receipt of each new application, and of each correction, once, by whichever process is first: the mail's key is unique. */
async function queueReceipts(delivery: Delivery): Promise<void> {
  const { payload, vacancy: readVacancy } = delivery;
  const { docs } = await payload.find({
    collection: "applications",
    // Not "is not true", which would scan all rows every second.
    where: { receiptQueued: { equals: false } },
    limit: 20,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  if (docs.length === 0) return;
  const periods = await readPeriods(payload);
  for (const row of docs as Row[]) {
    const locale = localeOf(row.locale);
    const vacancy = await readVacancy(locale, { id: String(row.vacancy) }).catch(() => undefined);
    const times = row.changes?.length ?? 0;
    const until = calendarDate(keptUntil({ ...row, closesAt: vacancy?.closes_at ?? null }, periods), locale);
    const mail = (times > 0 ? changedMail : receiptMail)[locale]({
      name: nameIn(row, locale),
      reference: row.reference,
      vacancy: vacancy ? `${vacancy.name} (${vacancy.ref})` : row.reference,
      documents: row.files,
      earlier: await earlierReference(payload, row.personKey, row.email),
      answerBy: vacancy?.answer_by?.text ?? null,
      keptUntil: until.text,
      link: linkTo(delivery, row, locale),
    });
    await queueMail(payload, {
      ...mail,
      application: row.id,
      to: row.email,
      key: times > 0 ? `changed-${row.id}-${times}` : `receipt-${row.id}`,
    });
    // Unless it was corrected meanwhile: then the correction gets a receipt too.
    await runSql(
      payload,
      sql`UPDATE applications SET receipt_queued = true
          WHERE id = ${row.id} AND COALESCE(revision, 0) = ${row.revision ?? 0}`,
    );
  }
}

/** Queues a link for the applicant with this reference and address; does nothing if no application matches. */
export async function queueLink(delivery: Delivery, reference: string, email: string, locale: Locale): Promise<void> {
  const row = await storedRow<Row>(delivery.payload, "applications", "reference", reference);
  if (row?.email.toLowerCase() !== email.trim().toLowerCase()) return;
  // This ends earlier links: the applicant may have lost control of one.
  const linkKey = randomUUID();
  await runSql(delivery.payload, sql`UPDATE applications SET link_key = ${linkKey} WHERE id = ${row.id}`);
  const mail = linkMail[locale]({ reference, link: linkTo(delivery, { ...row, linkKey }, locale) });
  await queueMail(delivery.payload, {
    ...mail,
    application: row.id,
    to: row.email,
    key: `link-${row.id}-${Date.now()}`,
  });
}

type NewMail = StoredFields<
  "applicant-mails",
  {
    application: number;
    to: string;
    subject: string;
    text: string;
    key: string;
  }
>;

async function queueMail(payload: Payload, mail: NewMail): Promise<void> {
  const { totalDocs } = await payload.count({
    collection: "applicant-mails",
    where: { key: { equals: mail.key } },
    overrideAccess: true,
  });
  if (totalDocs > 0) return;
  const data = { ...mail, state: "pending", attempts: 0, dueAt: Date.now() };
  await payload.create({ collection: "applicant-mails", data, depth: 0, overrideAccess: true });
}

type Stored = NewMail &
  MailState &
  StoredFields<"applicant-mails", { id: number; createdAt: string; step: string | null }>;

async function deliver(delivery: Delivery, id: number): Promise<void> {
  const { payload, send, publicOrigin } = delivery;
  const mail = await storedRow<Stored>(payload, "applicant-mails", "id", id);
  // Its application has been withdrawn since the mail was claimed.
  if (!mail) return;
  const { sender, recipient } = await readEnquirySettings(payload, "en");
  const text = mail.step ? await stageText(delivery, mail) : mail.text;
  const after: MailState =
    text === undefined
      ? { ...mail, state: "withheld" }
      : await attempt(mail, await isTooOld(payload, mail.createdAt), () =>
          send({
            messageId: applicantMailId(mail.key, new URL(publicOrigin).hostname),
            from: sender,
            replyTo: recipient,
            to: mail.to,
            subject: mail.subject,
            text,
            headers: { "Auto-Submitted": "auto-generated" },
          }),
        );
  await noteMail(payload, { table, id }, after, nextAttemptAt(after));
}

/**
 * The text of a mail about a step, with a link that is valid from now on; undefined when the step was never added, was
 * undone, or is no longer the applicant's last one.
 */
async function stageText(delivery: Delivery, { application, step, text }: Stored): Promise<string | undefined> {
  const row = await storedRow<Row & { history: Step[] }>(delivery.payload, "applications", "id", application);
  if (!row || !step || !isLastStep(row.history, step)) return undefined;
  return fillIn(text, { link: linkTo(delivery, row, localeOf(row.locale)) });
}
