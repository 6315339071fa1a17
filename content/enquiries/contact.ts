import { createHash, randomUUID } from "node:crypto";
import type { PrivateCalls, Told } from "@setu/contract/calls/private-calls";
import type { ContactMessage } from "@setu/contract/contact-fields";
import countries from "@setu/contract/countries.json" with { type: "json" };
import { FrontApiError } from "@setu/contract/errors";
import type { Payload } from "payload";
import { formTokenFault, type TokenFault } from "../platform/access/form-token.ts";
import { mailboxOf } from "../platform/mail/mailbox.ts";
import { innermost, isBusy } from "../platform/store/retry.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { contactTexts } from "./contact-texts.ts";
import { checkedContactMessage } from "./contact-validation.ts";
import { readEnquirySettings } from "./mail/settings.ts";

type Reason = TokenFault | "honeypot" | "links" | "duplicate" | "unknown-country";

/** From this weight on a message is flagged, and its sender gets no automatic answer. */
const flaggedFrom = 2;
const weights: Record<Reason, number> = {
  "no-token": 1,
  "expired-token": 1,
  duplicate: 1,
  "unknown-country": 1,
  "bad-token": 2,
  "too-fast": 2,
  links: 2,
  honeypot: 3,
};
const mostLinks = 2;
const dayMs = 24 * 3600_000;
/** Acknowledgements that anybody can have sent to an address within 24 hours by typing it here. */
const acknowledgedADay = 3;

const countryNames = new Set(countries.flatMap(({ en, ne }) => [en, ne]));
const linkPattern = /https?:\/\/|www\./gi;

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

    const reasons = await suspicion(payload, message, contentHash, asked.body, secret);
    const suspicious = reasons.reduce((sum, reason) => sum + weights[reason], 0) >= flaggedFrom;
    const withheld = suspicious || (await acknowledged(payload, message.email)) >= acknowledgedADay;
    const data = {
      ...message,
      locale,
      suspicious,
      state: suspicious ? "spam" : "new",
      reasons: reasons.join(", "),
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

/**
 * Whether this very message is stored under the key.
 * @throws FrontApiError `conflict` when another message is
 */
async function alreadyStored(payload: Payload, key: string, contentHash: string): Promise<boolean> {
  const { docs } = await payload.find({
    collection: "contact-messages",
    where: { idempotencyKey: { equals: key } },
    select: { contentHash: true },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  if (docs[0] === undefined) return false;
  if (docs[0].contentHash === contentHash) return true;
  throw new FrontApiError("conflict", "This Idempotency-Key was used for another message.");
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

async function suspicion(
  payload: Payload,
  message: ContactMessage,
  contentHash: string,
  { form_token: formToken, website }: ContactCall["body"],
  secret: string,
): Promise<Reason[]> {
  const reasons: Reason[] = [];
  const day = new Date(Date.now() - dayMs).toISOString();
  const tokenFault = formTokenFault(secret, formToken);
  if (tokenFault) reasons.push(tokenFault);
  if (website) reasons.push("honeypot");
  if ((message.message.match(linkPattern) ?? []).length > mostLinks) reasons.push("links");
  if (!countryNames.has(message.country)) reasons.push("unknown-country");
  const { totalDocs } = await payload.count({
    collection: "contact-messages",
    where: { and: [{ contentHash: { equals: contentHash } }, { createdAt: { greater_than: day } }] },
    overrideAccess: true,
  });
  if (totalDocs > 0) reasons.push("duplicate");
  return reasons;
}
