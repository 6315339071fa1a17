import { createHmac, randomUUID } from "node:crypto";
import type { PrivateCalls } from "@setu/contract/calls/private-calls";
import type { ComplaintAccepted } from "@setu/contract/complaints/complaints";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import { formTokenFault } from "../platform/access/form-token.ts";
import { innermost, isBusy } from "../platform/store/retry.ts";
import { storedRow } from "../platform/store/stored-row.ts";
import { type CheckedComplaint, checkedComplaint } from "./checked-complaint.ts";
import { codeFor, codeText, hashOfCode } from "./code/code.ts";
import { closedForm } from "./complaint-form.ts";
import type { ComplaintFile } from "./files/complaint-file.ts";
import { type ComplaintFiles, fileFaults, sentFiles, withFiles } from "./files/sent-files.ts";
import { readAppointed } from "./handlers.ts";
import { promisesIn } from "./promised-days.ts";
import { sealContact } from "./sealed-contact.ts";
import { type Complaints, complaintReference, type LogEntry, type StoredComplaint } from "./stored-complaint.ts";
import { complaintTexts } from "./texts.ts";

interface Complaining extends Complaints {
  files: ComplaintFiles;
}

/**
 * Stores a complaint as one row, and returns the code that opens its page. A repetition under the same key is the same complaint.
 * @throws FrontApiError `invalid` by field; `forbidden` while nobody takes complaints; `conflict`; `unavailable`.
 */
export async function complain(
  site: Complaining,
  { body, locale, idempotencyKey: key = randomUUID() }: Parameters<PrivateCalls["complain"]>[0],
): Promise<ComplaintAccepted> {
  const texts = complaintTexts[locale];
  const { open, secondHandlers, doors } = await readAppointed(site.payload);
  if (!open) throw closedForm(doors, locale);
  const code = codeFor(site.secret, key);
  const codeHash = hashOfCode(site.secret, code);
  const sent = await sentFiles(site.files, body.files);
  // Read after the files: a repeated request's uploads were already moved by the first one.
  const isRepeated = await storedRow(site.payload, "complaints", "codeHash", codeHash);
  const complaint = checkedComplaint(body, {
    hasSecond: secondHandlers.length > 0,
    more: isRepeated ? {} : fileFaults(body.files, sent, locale),
    locale,
  });
  const isSpam = Boolean(body.website) || formTokenFault(site.secret, body.form_token) === "bad-token";
  try {
    const stored = await storeComplaint(site, complaint, {
      ...{ locale, codeHash, isSpam, receivedAt: new Date(), log: [] },
      store: (create) => withFiles(site.files, sent, create),
    });
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
  codeHash: string;
  isSpam: boolean;
  receivedAt: Date;
  log: LogEntry[];
  /** Stores the complaint's files, and then the complaint by `create`. */
  store?: (create: (files: ComplaintFile[]) => Promise<unknown>) => Promise<unknown>;
}

/**
 * Stores a complaint, once per code.
 * @throws FrontApiError `conflict` when the code is another complaint's.
 */
export async function storeComplaint(
  { payload, secret }: Complaints,
  { contact, ...complaint }: CheckedComplaint,
  { locale, codeHash, isSpam, receivedAt, log, store = (create) => create([]) }: Circumstances,
): Promise<StoredComplaint> {
  // Keyed: against a plain hash, addresses could be guessed.
  const contentHash = createHmac("sha256", secret)
    .update(JSON.stringify([complaint, contact]))
    .digest("hex");
  const now = new Date();
  const earlier = async () => {
    const found = await storedRow<StoredComplaint>(payload, "complaints", "codeHash", codeHash);
    if (found && found.contentHash !== contentHash) {
      throw new FrontApiError("conflict", complaintTexts[locale].keyUsed);
    }
    return found;
  };
  const data = {
    ...complaint,
    contact: contact && sealContact(secret, codeHash, contact),
    hasEmail: Boolean(contact?.email),
    locale,
    state: isSpam ? "spam" : "received",
    log,
    moves: 0,
    receivedAt: receivedAt.toISOString(),
    endedAt: isSpam ? now.toISOString() : null,
    writerMail: { state: contact?.email && !isSpam ? "pending" : "withheld", attempts: 0 },
    handlersMail: { state: isSpam ? "withheld" : "pending", attempts: 0 },
    mailDueAt: isSpam ? null : now.getTime(),
    codeHash,
    contentHash,
  };
  const create = (files: ComplaintFile[]) => {
    const scanDueAt = files.some(({ scan }) => scan === "pending") ? now.getTime() : null;
    const row = { ...data, files, scanDueAt };
    return payload.create({ collection: "complaints", data: row, depth: 0, overrideAccess: true });
  };
  // For two concurrent requests with one key, the unique column decides.
  const stored =
    (await earlier()) ?? (await store(create).catch(async (error) => (await earlier()) ?? Promise.reject(error)));
  return stored as StoredComplaint;
}
