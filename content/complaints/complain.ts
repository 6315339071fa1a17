import { createHmac, randomUUID } from "node:crypto";
import type { PrivateCalls } from "@setu/contract/calls/private-calls";
import type { ComplaintAccepted } from "@setu/contract/complaints/complaints";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import { formTokenFault } from "../platform/access/form-token.ts";
import { innermost, isBusy } from "../platform/store/retry.ts";
import { storedRow } from "../platform/store/stored-row.ts";
import { type CheckedComplaint, checkedComplaint } from "./checked-complaint.ts";
import { codeFor, codeText, hashOfCode } from "./code.ts";
import { readAppointed } from "./handlers.ts";
import { promisesIn } from "./promised-days.ts";
import { sealContact } from "./sealed-contact.ts";
import { type Complaints, complaintReference, type StoredComplaint } from "./stored-complaint.ts";
import { complaintTexts } from "./texts.ts";

/**
 * Stores a complaint as one row, and gives the code that opens its page. A repetition under the same key is the same complaint.
 * @throws FrontApiError `invalid` by field; `forbidden` while nobody takes complaints; `conflict`; `unavailable`.
 */
export async function complain(
  site: Complaints,
  { body, locale, idempotencyKey }: Parameters<PrivateCalls["complain"]>[0],
): Promise<ComplaintAccepted> {
  const texts = complaintTexts[locale];
  const { open, secondHandlers } = await readAppointed(site.payload);
  if (!open) throw new FrontApiError("forbidden", texts.closed);
  const complaint = checkedComplaint(body, secondHandlers.length > 0, locale);
  const isSpam = Boolean(body.website) || formTokenFault(site.secret, body.form_token) === "bad-token";
  try {
    const { code, stored } = await storeComplaint(site, complaint, { locale, key: idempotencyKey, isSpam });
    return {
      message: texts.accepted,
      data: {
        code: codeText(code),
        reference: complaintReference(stored.id),
        promised: promisesIn({ ...stored, state: "received" }, locale, new Date()),
      },
    };
  } catch (error) {
    if (error instanceof FrontApiError) throw error;
    const detail = { cause: innermost(error), retryAfterSeconds: isBusy(error) ? 5 : 30 };
    throw new FrontApiError("unavailable", texts.unavailable, detail);
  }
}

interface Circumstances {
  locale: Locale;
  key?: string | undefined;
  isSpam: boolean;
}

/**
 * Stores a complaint, once for a key.
 * @throws FrontApiError `conflict` when the key was another complaint's.
 */
async function storeComplaint(
  { payload, secret }: Complaints,
  { contact, ...complaint }: CheckedComplaint,
  { locale, key = randomUUID(), isSpam }: Circumstances,
): Promise<{ code: string; stored: StoredComplaint }> {
  const code = codeFor(secret, key);
  const codeHash = hashOfCode(secret, code);
  // Keyed: with a plain hash, addresses could be tried against it.
  const contentHash = createHmac("sha256", secret)
    .update(JSON.stringify([complaint, contact]))
    .digest("hex");
  const now = new Date();
  const earlier = async () => {
    const found = await storedRow<StoredComplaint>(payload, "complaints", "codeHash", codeHash);
    if (found && found.contentHash !== contentHash) {
      throw new FrontApiError("conflict", "This Idempotency-Key was used for another complaint.");
    }
    return found;
  };
  const data = {
    ...complaint,
    contact: contact && sealContact(secret, codeHash, contact),
    hasEmail: Boolean(contact?.email),
    locale,
    state: isSpam ? "spam" : "received",
    log: [],
    moves: 0,
    receivedAt: now.toISOString(),
    endedAt: isSpam ? now.toISOString() : null,
    writerMail: { state: contact?.email && !isSpam ? "pending" : "withheld", attempts: 0 },
    handlersMail: { state: isSpam ? "withheld" : "pending", attempts: 0 },
    mailDueAt: isSpam ? null : now.getTime(),
    codeHash,
    contentHash,
  };
  const create = () => payload.create({ collection: "complaints", data, depth: 0, overrideAccess: true });
  // Two requests with one key at once: the unique column decides.
  const stored =
    (await earlier()) ?? (await create().catch(async (error) => (await earlier()) ?? Promise.reject(error)));
  return { code, stored: stored as StoredComplaint };
}
