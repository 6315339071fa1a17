import { localeOf, localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import type { SendMailOptions } from "nodemailer";
import type { Payload } from "payload";
import { readFirmNames } from "../accounts/firm-names.ts";
import { nepalDay } from "../calendar/nepal-time.ts";
import { readEnquirySettings } from "../enquiries/settings.ts";
import { claimDue } from "../platform/mail/claim-due.ts";
import { attempt, pauseMs } from "../platform/mail/mail-attempt.ts";
import type { MailState } from "../platform/mail/mail-state.ts";
import { emptyOutbox, notePatienceMs } from "../platform/mail/outbox.ts";
import type { SendMail } from "../platform/mail/transport.ts";
import { whileBusy } from "../platform/store/retry.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { storedRow } from "../platform/store/stored-row.ts";
import { isOverdue, isUnanswered } from "./clocks.ts";
import { accountsOf, readAppointed } from "./handlers.ts";
import { handlersText, writerText } from "./mail-texts.ts";
import { openContact } from "./sealed-contact.ts";
import {
  type ComplaintMail,
  type Complaints,
  complaintReference,
  openStates,
  type StoredComplaint,
} from "./stored-complaint.ts";

interface Delivery extends Complaints {
  send: SendMail;
  publicOrigin: string;
}

/** From this day on, second handlers are reminded of late complaints too. */
const secondFromDay = 33;
/** The attempts to reach an unavailable mail server before a mail is given up: three days. */
const mostAttempts = 870;

/** The Message-ID of a mail; `moves` is the complaint's at the time of sending. */
export const complaintMailId = (mail: ComplaintMail, id: number, moves: number, host: string): string =>
  `<note-${id}-${moves}-${mail === "writerMail" ? "writer" : "handlers"}@${host}>`;

/**
 * Sends the due mails about complaints, until none are left or `stopping` is aborted. They never quote the complaint, so that another
 * reader of the mailbox learns nothing.
 */
export function deliverComplaintMail(delivery: Delivery, stopping: AbortSignal): Promise<number> {
  const { payload, send } = delivery;
  const claim = () => claimDue(payload, { table: "complaints", column: "mail_due_at" });
  return emptyOutbox({ claim, deliver: (id) => deliver(delivery, id), send }, stopping);
}

async function deliver(delivery: Delivery, id: number): Promise<void> {
  const { payload, send } = delivery;
  const row = await storedRow<StoredComplaint>(payload, "complaints", "id", id);
  if (!row) return;
  const tryOne = (name: ComplaintMail, mail: () => Promise<SendMailOptions>) =>
    attempt(row[name], row[name].attempts >= mostAttempts, async () => {
      await send(await mail()).catch(throwWithoutAddress);
    });
  const handlers = await tryOne("handlersMail", () => mailToHandlers(delivery, row));
  const writer = row.contact
    ? await tryOne("writerMail", () => mailToWriter(delivery, row, row.contact ?? ""))
    : { ...row.writerMail, state: "withheld" as const };
  const waiting = [handlers, writer].filter(({ state }) => state === "pending");
  const attempts = Math.max(0, ...waiting.map((mail) => mail.attempts - 1));
  const dueAt = waiting.length > 0 ? Date.now() + pauseMs(attempts) : null;
  // Only while the claim that was read is still in place: a change that has queued a mail meanwhile has replaced it.
  // Any other change, such as a note or a scan, is no reason to send these again.
  await whileBusy(notePatienceMs, () =>
    runSql(
      payload,
      sql`UPDATE complaints SET ${columns("handlers_mail", handlers)}, ${columns("writer_mail", writer)}, mail_due_at = ${dueAt}
          WHERE id = ${id} AND mail_due_at = ${row.mailDueAt}`,
    ),
  );
}

/**
 * Mail servers often quote the address, which we store only encrypted, so only the error's codes are kept.
 * @throws Error
 */
function throwWithoutAddress(error: unknown): never {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  throw code || responseCode ? new Error([code, responseCode].filter(Boolean).join(" ")) : error;
}

function columns(prefix: string, { state, attempts, sentAt, problem }: MailState) {
  const column = (name: string) => sql.identifier(`${prefix}_${name}`);
  return sql`${column("state")} = ${state}, ${column("attempts")} = ${attempts},
             ${column("sent_at")} = ${sentAt ?? null}, ${column("problem")} = ${problem ?? null}`;
}

async function mailToWriter(
  { payload, secret, publicOrigin }: Delivery,
  { id, moves, codeHash, locale: stored, log }: StoredComplaint,
  sealed: string,
): Promise<SendMailOptions> {
  const locale = localeOf(stored);
  const [{ sender }, firm] = await Promise.all([readEnquirySettings(payload, locale), readFirmNames(payload)]);
  const link = publicOrigin + localizedPath(pages.complaintStatus.href(), locale);
  const isFirst = !log?.some(({ by, what }) => by !== null && what !== "entered");
  return {
    ...writerText[locale]({ firm: firm[locale], link, isFirst }),
    messageId: complaintMailId("writerMail", id, moves, new URL(publicOrigin).hostname),
    from: sender.includes("<") ? sender : { name: firm[locale], address: sender },
    to: openContact(secret, codeHash, sealed).email,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

async function mailToHandlers(
  { payload, publicOrigin }: Delivery,
  complaint: StoredComplaint,
): Promise<SendMailOptions> {
  const { id, moves, restricted, receivedAt } = complaint;
  const [{ sender }, { handlers, secondHandlers }] = await Promise.all([
    readEnquirySettings(payload, "en"),
    readAppointed(payload),
  ]);
  const now = new Date();
  const late = isOverdue(complaint, now);
  const urgent = isUnanswered(complaint, now);
  const isLong = late && nepalDay(now) - nepalDay(new Date(receivedAt)) >= secondFromDay;
  const first = restricted || handlers.length === 0 ? secondHandlers : handlers;
  const accounts = await accountsOf(payload, [...first, ...(isLong || urgent ? secondHandlers : [])]);
  const link = `${publicOrigin}/admin/collections/complaints/${id}`;
  return {
    ...handlersText({ reference: complaintReference(id), link, late, urgent }),
    messageId: complaintMailId("handlersMail", id, moves, new URL(publicOrigin).hostname),
    from: sender,
    to: accounts.map(({ email }) => email),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** Reminds the handlers of each late complaint, once per day in Nepal. */
export async function tellOverdue(payload: Payload, now = new Date()): Promise<void> {
  const today = nepalDay(now);
  const { docs } = await payload.find({
    collection: "complaints",
    where: { state: { in: [...openStates] } },
    limit: 0,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  for (const complaint of docs as StoredComplaint[]) {
    if (!isOverdue(complaint, now)) continue;
    await runSql(
      payload,
      sql`UPDATE complaints SET handlers_mail_state = 'pending', handlers_mail_attempts = 0, mail_due_at = ${now.getTime()},
            told_day = ${today}, moves = moves + 1
          WHERE id = ${complaint.id} AND COALESCE(told_day, 0) < ${today}`,
    );
  }
}
