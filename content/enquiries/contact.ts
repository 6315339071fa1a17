import { createHash } from "node:crypto";
import type { PrivateCalls, Told } from "@setu/contract/calls/private-calls";
import type { ContactMessage } from "@setu/contract/enquiries/enquiry-fields";
import type { Payload } from "payload";
import { mailboxOf } from "../platform/mail/mailbox.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { contactTexts } from "./contact-texts.ts";
import { checkedContactMessage } from "./contact-validation.ts";
import { doubtsAbout } from "./doubts.ts";
import { inTurn } from "./in-turn.ts";
import { readEnquirySettings } from "./settings.ts";
import { notNow, storeOnce } from "./store-once.ts";

const dayMs = 24 * 3600_000;
/** The most acknowledgements to one address within 24 hours: anybody can type any address here. */
const acknowledgedADay = 3;

type ContactCall = Parameters<PrivateCalls["contact"]>[0];

/** Simultaneous messages from one mailbox would all find that none has been acknowledged yet. */
const oneByOne = inTurn();

const hashOf = (message: ContactMessage) =>
  createHash("sha256")
    .update(JSON.stringify(Object.entries(message).sort()))
    .digest("hex");

/**
 * Stores a visitor's message as one row; a job sends the mails about it later. A repetition under the
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
  // Read before the message is stored: after that, nothing may fail.
  const { accepted } = await readEnquirySettings(payload, locale).catch((error) => {
    throw notNow(error, locale);
  });
  const columns = async () => {
    const { form_token, website } = asked.body;
    const told = { text: message.message, country: message.country, contentHash, form_token, website };
    const doubts = await doubtsAbout(payload, told, secret);
    const withheld = doubts.suspicious || (await acknowledged(payload, message.email)) >= acknowledgedADay;
    return {
      ...message,
      ...doubts,
      state: doubts.suspicious ? "spam" : "new",
      firmMail: { state: "pending", attempts: 0 },
      senderMail: { state: withheld ? "withheld" : "pending", attempts: 0 },
    };
  };
  const once = { contentHash, idempotencyKey: asked.idempotencyKey, locale };
  await oneByOne(mailboxOf(message.email), () => storeOnce(payload, once, columns));
  return { message: accepted || texts.accepted };
}

/** The number of messages from a mailbox in the last 24 hours. */
async function acknowledged(payload: Payload, email: string): Promise<number> {
  const since = new Date(Date.now() - dayMs).toISOString();
  const mailbox = mailboxOf(email);
  const messages = await runSql(payload, sql`SELECT email FROM contact_messages WHERE created_at > ${since}`);
  return messages.filter((row) => mailboxOf(String(row["email"])) === mailbox).length;
}
