import { FrontApiError } from "@setu/contract/errors";
import { type Locale, localizedPath } from "@setu/contract/locale";
import type { NoticeDetail } from "@setu/contract/notices";
import { pages } from "@setu/contract/pages";
import type { VacancyDetail } from "@setu/contract/vacancies";
import type { Payload } from "payload";
import { type EnquirySettings, readEnquirySettings } from "../enquiries/settings.ts";
import type { StoredFields } from "../model/item.ts";
import { dueRows, isDue, longestPauseMs } from "../platform/clock/is-due.ts";
import { claimMs } from "../platform/mail/claim-due.ts";
import { isTooOld } from "../platform/mail/mail-attempt.ts";
import type { MailState } from "../platform/mail/mail-state.ts";
import { emptyOutbox, noteMail } from "../platform/mail/outbox.ts";
import type { SendMail } from "../platform/mail/transport.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { readRevision } from "../platform/store/state.ts";
import { storedRow } from "../platform/store/stored-row.ts";
import { type AlertItem, alertTexts } from "./alert-texts.ts";
import { alertMailId } from "./mail-files.ts";
import { issueSubscriptionToken } from "./subscription-token.ts";
import { aboutOf, type StoredSubscription } from "./subscriptions.ts";

/** Mails per batch; between batches the mail server is free for other mails. */
const batch = 20;
/**
 * 1 min, then twice as long each time, up to half an hour: RFC 5321, 4.5.4.1, asks for pauses of at least that length.
 */
const pauseMs = (attempts: number) => Math.min(60_000 * 2 ** Math.min(attempts, 10), longestPauseMs / 2);
/** After this many consecutive mails that were given up, an address gets no more. */
const failuresAtMost = 3;

type Row = StoredFields<
  "alert-mails",
  {
    id: number;
    kind: AlertItem["kind"];
    item: number | null;
    event: "new" | "extended" | "confirm" | "known";
    attempts: number;
    key: string;
    createdAt: string;
    subscription: number | null;
  }
>;
export interface AlertDelivery {
  payload: Payload;
  secret: string;
  vacancy(locale: Locale, parameters: { id: string }): Promise<VacancyDetail>;
  notice(locale: Locale, parameters: { id: string }): Promise<NoticeDetail>;
  send: SendMail;
  publicOrigin: string;
}

/** The reads of a batch, whose mails are mostly about the same item. */
interface Batch extends AlertDelivery {
  settings(locale: Locale): Promise<EnquirySettings>;
}

function batchOf(delivery: AlertDelivery): Batch {
  const { payload } = delivery;
  /** Reads each once until something is published: no mail is about an item that was withdrawn meanwhile. */
  const once = <Value>(read: (locale: Locale, parameters: { id: string }) => Promise<Value>) => {
    const known = new Map<string, Promise<Value>>();
    return async (locale: Locale, parameters: { id: string }): Promise<Value> => {
      const key = `${await readRevision(payload)} ${locale} ${parameters.id}`;
      const value = known.get(key) ?? read(locale, parameters);
      known.set(key, value);
      return value;
    };
  };
  const settings = once((locale) => readEnquirySettings(payload, locale));
  return {
    ...delivery,
    vacancy: once(delivery.vacancy),
    notice: once(delivery.notice),
    settings: (locale) => settings(locale, { id: "" }),
  };
}

/** Sends a batch of the alerts that are due; several processes may do so at once. */
export async function deliverAlerts(delivery: AlertDelivery, stopping: AbortSignal): Promise<void> {
  const { payload, send } = delivery;
  const reads = batchOf(delivery);
  const deliverOne = (id: number) => deliver(reads, id);
  await emptyOutbox({ claim: () => claimNext(payload), deliver: deliverOne, send, atMost: batch }, stopping);
}

/**
 * Claims the next mail. One whose process died while sending it may have been sent: it is not sent again, since nobody
 * must get it twice.
 */
async function claimNext(payload: Payload): Promise<number | undefined> {
  const now = Date.now();
  const dueAt = sql.identifier("due_at");
  const hasCome = isDue(dueAt, now);
  const due = await runSql(payload, dueRows(sql`id, state, event`, sql.identifier("alert_mails"), dueAt, now));
  for (const { id, state, event } of due) {
    const mayHaveGone = state === "sending" && (event === "new" || event === "extended");
    const claimed = await runSql(
      payload,
      mayHaveGone
        ? sql`UPDATE alert_mails SET state = 'failed', due_at = NULL, problem = 'The process ended while it was being sent.'
              WHERE id = ${id} AND ${hasCome} AND state = 'sending'`
        : sql`UPDATE alert_mails SET state = 'sending', due_at = ${now + claimMs}, attempts = attempts + 1
              WHERE id = ${id} AND ${hasCome} RETURNING id`,
    );
    if (claimed.length > 0) return Number(id);
  }
  return undefined;
}

async function deliver(delivery: Batch, id: number): Promise<void> {
  const { payload, send } = delivery;
  const collection = "alert-mails";
  const row = (await payload.findByID({ collection, id, depth: 0, overrideAccess: true })) as Row;
  const note = async (after: Omit<MailState, "attempts">) => {
    const dueAt = after.state === "pending" ? Date.now() + pauseMs(row.attempts - 1) : null;
    await noteMail(payload, { table: "alert_mails", id }, { ...after, attempts: row.attempts }, dueAt);
  };

  const { to, mail } = await written(delivery, row).catch(async (error) => {
    // Nothing was sent, so this mail may be tried again. The error may quote the address, which the staff must not see.
    const state = (await isTooOld(payload, row.createdAt)) ? "failed" : "pending";
    await note({ state, problem: "The mail could not be written." });
    throw error;
  });
  if (!to || !mail) return note({ state: "withheld" });
  try {
    await send(mail);
  } catch (error) {
    const { message = "unknown", responseCode = 0, code } = error as Error & { responseCode?: number; code?: string };
    // The server's message may quote the address, which the staff must not see.
    const problem = message.replaceAll(to.email, "…").slice(0, 300);
    const isFinal = code === "EENVELOPE" && responseCode >= 500;
    if (!isFinal && !(await isTooOld(payload, row.createdAt))) {
      return note({ problem, state: "pending" });
    }
    await note({ problem, state: "failed" });
    await runSql(
      payload,
      sql`UPDATE subscriptions SET failures = COALESCE(failures, 0) + 1,
            paused_at = CASE WHEN COALESCE(failures, 0) + 1 >= ${failuresAtMost} THEN ${new Date().toISOString()} ELSE paused_at END
          WHERE id = ${to.id}`,
    );
    return;
  }
  await note({ state: "sent", sentAt: new Date().toISOString() });
  if (to.failures) await runSql(payload, sql`UPDATE subscriptions SET failures = 0 WHERE id = ${to.id}`);
}

/** The mail for a row and its subscriber; without them it is no longer to be sent. */
async function written(delivery: Batch, row: Row) {
  const id = row.subscription;
  const to = id === null ? undefined : await storedRow<StoredSubscription>(delivery.payload, "subscriptions", "id", id);
  return { to, mail: to && (await mailOf(delivery, row, to)) };
}

/**
 * The mail for a row; undefined when it is no longer to be sent: the item has closed, or the address was not confirmed.
 */
async function mailOf(delivery: Batch, row: Row, to: StoredSubscription) {
  const { payload, secret, publicOrigin, settings } = delivery;
  const { locale } = to;
  const texts = alertTexts[locale];
  const addressOf = (path: string) => publicOrigin + localizedPath(path, locale);
  const about = await aboutOf(payload, to, locale);
  const stopToken = issueSubscriptionToken(secret, "stop", to);
  const stop = addressOf(pages.alerts.href({ token: stopToken }));
  const { sender, recipient } = await settings(locale);
  const envelope = {
    messageId: alertMailId(row, new URL(publicOrigin).hostname),
    from: sender,
    replyTo: recipient,
    to: to.email,
  };
  if (row.event === "confirm" || row.event === "known") {
    const link = addressOf(pages.alerts.href({ token: issueSubscriptionToken(secret, "confirm", to) }));
    const other = publicOrigin + localizedPath(pages.alerts.href(), locale === "en" ? "ne" : "en");
    const mail = row.event === "confirm" ? texts.confirm({ about, link }) : texts.known({ about, stop, other });
    return { ...envelope, ...mail, headers: { "Auto-Submitted": "auto-replied" } };
  }
  const item = to.confirmedAt ? await itemOf(delivery, row, locale, addressOf) : undefined;
  if (!item) return undefined;
  return {
    ...envelope,
    ...texts.item(item, { about, stop }),
    headers: {
      "Auto-Submitted": "auto-generated",
      // RFC 8058: mail programs call this address by themselves, with no further data.
      "List-Unsubscribe": {
        prepared: true,
        value: `<${publicOrigin}/frontapi/subscriptions/stop?token=${stopToken}>`,
      },
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

async function itemOf(
  { vacancy, notice }: AlertDelivery,
  { kind, item, event }: Row,
  locale: Locale,
  addressOf: (path: string) => string,
): Promise<AlertItem | undefined> {
  const id = String(item);
  const extended = event === "extended";
  try {
    if (kind === "vacancies") {
      const { ref, name, place, employment_type_text, discipline, deadline, status } = await vacancy(locale, { id });
      if (status !== "open") return undefined;
      const facts = [[discipline?.name, employment_type_text, place].filter(Boolean).join(" · ")];
      const address = addressOf(pages.vacancy.href({ id }));
      return { kind, extended, name: `${name} (${ref})`, facts, deadline: deadline.text, address };
    }
    const { number, name, type_text, deadline, status } = await notice(locale, { id });
    if (status !== "open") return undefined;
    const address = addressOf(pages.notice.href({ id }));
    return {
      kind,
      extended,
      name: `${name} (${number})`,
      facts: [type_text],
      deadline: deadline?.text ?? null,
      address,
    };
  } catch (error) {
    if (error instanceof FrontApiError && error.code === "notFound") return undefined;
    throw error;
  }
}
