import { createHash, randomUUID } from "node:crypto";
import type { PrivateCalls, Told } from "@setu/contract/calls/private-calls";
import type { ContactMessage } from "@setu/contract/contact-fields";
import { FrontApiError } from "@setu/contract/errors";
import type { Payload } from "payload";
import { mailboxOf } from "../platform/mail/mailbox.ts";
import { innermost, isBusy } from "../platform/store/retry.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { alreadyStored } from "./already-stored.ts";
import { contactTexts } from "./contact-texts.ts";
import { checkedContactMessage } from "./contact-validation.ts";
import { doubtsAbout } from "./doubts.ts";
import { readEnquirySettings } from "./mail/settings.ts";

const dayMs = 24 * 3600_000;
/** Acknowledgements that anybody can have sent to an address within 24 hours by typing it here. */
const acknowledgedADay = 3;

type ContactCall = Parameters<PrivateCalls["contact"]>[0];

const hashOf = (message: ContactMessage) =>
  createHash("sha256")
    .update(JSON.stringify(Object.entries(message).sort()))
    .digest("hex");

/**
 * Stores a visitor's message as one row; the mails about it follow by a job. A repetition under the
 * same idempotency key is the same message.
 * @throws FrontApiError `invalid`, `conflict` (the key was used for another message), `unavailable`.
 */
export async function contact(
  { payload, secret }: { payload: Payload; secret: string },
  asked: ContactCall,
): Promise<Told> {
  const { locale } = asked;
  const message = checkedContactMessage(asked.body, locale);
  const texts = contactTexts[locale];
  const contentHash = hashOf(message);
  const idempotencyKey = asked.idempotencyKey ?? randomUUID();

  try {
    // Read before storing: once the message is stored, nothing may fail.
    const { accepted } = await readEnquirySettings(payload, locale);
    const answer = { message: accepted || texts.accepted };
    if (asked.idempotencyKey && (await alreadyStored(payload, idempotencyKey, contentHash))) return answer;

    const { form_token, website } = asked.body;
    const told = { text: message.message, country: message.country, contentHash, form_token, website };
    const { suspicious, reasons } = await doubtsAbout(payload, told, secret);
    const withheld = suspicious || (await acknowledged(payload, message.email)) >= acknowledgedADay;
    const data = {
      ...message,
      locale,
      suspicious,
      state: suspicious ? "spam" : "new",
      reasons,
      idempotencyKey,
      contentHash,
      firmMail: { state: "pending", attempts: 0 },
      senderMail: { state: withheld ? "withheld" : "pending", attempts: 0 },
      mailDueAt: Date.now(),
    };
    const stored = payload.create({ collection: "contact-messages", data, depth: 0, overrideAccess: true });
    await stored.catch(async (error) => {
      // Two requests with one key may have passed the check above at once: the unique column decides.
      if (!asked.idempotencyKey || !(await alreadyStored(payload, idempotencyKey, contentHash))) throw error;
    });
    return answer;
  } catch (error) {
    if (error instanceof FrontApiError) throw error;
    const detail = { cause: innermost(error), retryAfterSeconds: isBusy(error) ? 5 : 30 };
    throw new FrontApiError("unavailable", texts.unavailable, detail);
  }
}

/** How many messages have come from a mailbox in the last 24 hours. */
async function acknowledged(payload: Payload, email: string): Promise<number> {
  const since = new Date(Date.now() - dayMs).toISOString();
  const mailbox = mailboxOf(email);
  const tagged = mailbox.replace(/[!%_]/g, "!$&").replace("@", "+%@");
  const [row] = await runSql(
    payload,
    sql`SELECT count(*) AS messages FROM contact_messages WHERE created_at > ${since}
      AND (lower(email) = ${mailbox} OR lower(email) LIKE ${tagged} ESCAPE '!')`,
  );
  return Number(row?.["messages"]);
}
