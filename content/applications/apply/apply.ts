import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import type { ApplicationAccepted, ApplicationRequest } from "@setu/contract/applications";
import type { PrivateCalls } from "@setu/contract/calls/private-calls";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import type { StoredFields } from "../../model/item.ts";
import { innermost, isBusy } from "../../platform/store/retry.ts";
import { storedRow } from "../../platform/store/stored-row.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import { issueLinkToken } from "../link-token.ts";
import { type Applicants, openVacancy } from "./open-vacancy.ts";
import { freePersonKey } from "./person-key.ts";
import { newReference } from "./reference.ts";
import { documentFaults, documentOf, uploadsOf } from "./sent-documents.ts";
import { applicationTexts } from "./texts.ts";
import { type CheckedApplication, checkedApplication, consentVersionOf, tidyField } from "./validation.ts";

type Row = StoredFields<
  "applications",
  {
    id: number;
    vacancy: number;
    reference: string;
    name: string;
    email: string;
    phone: string;
    linkKey: string;
    createdAt: string;
  }
>;

/** How long a repetition under the same idempotency key counts as the same application, in milliseconds. */
const repeatsForMs = 24 * 3600_000;
/** A short key could be guessed, and anyone who knows one can read the receipt. */
const idempotencyKey = /^[\w-]{16,64}$/;

/**
 * Stores an application: its documents first, its one row last. A repetition under the same idempotency key is the same application.
 * @throws FrontApiError `invalid` with messages by field, `gone` after the deadline, `conflict` for a key that came with another application, `unavailable`.
 */
export async function apply(
  applicants: Applicants,
  { body: given, locale, idempotencyKey: repeated, arrivedAt = Date.now() }: Parameters<PrivateCalls["apply"]>[0],
): Promise<ApplicationAccepted> {
  const { payload, uploads } = applicants;
  const texts = applicationTexts[locale];
  if (given.website) throw new FrontApiError("badRequest", texts.invalid);
  if (repeated && !idempotencyKey.test(repeated)) {
    throw new FrontApiError("badRequest", texts.invalid);
  }
  const sent = await uploadsOf(applicants, given);
  // Read after the documents: a repeated request's uploads may already have been moved by the first one.
  const before = repeated && (await storedUnder(payload, { idempotencyKey: repeated }));
  if (before) return acceptedAgain(applicants, before, given, locale);

  const beganAt = Math.min(arrivedAt, ...sent.map(({ begunAt }) => begunAt));
  const vacancy = await openVacancy(applicants, locale, given.vacancy, beganAt);
  const faults = documentFaults(vacancy, { files: given.files, sent, asksAll: true }, locale);
  const { fields, answers } = checkedApplication(given, vacancy, locale, faults);
  const free = await freePersonKey(payload, vacancy.id, fields.email);
  const documents = sent.map((upload) => documentOf(upload, vacancy, applicants.scans));
  const data = {
    ...columnsOf(fields),
    vacancy: vacancy.id,
    answers,
    files: documents,
    locale,
    consentVersion: consentVersionOf(vacancy),
    consentText: vacancy.consent?.text ?? "",
    idempotencyKey: repeated ?? randomUUID(),
    scanDueAt: applicants.scans && documents.length > 0 ? Date.now() : null,
  };

  const fileOf = (document: StoredDocument) => path.join(applicants.documents, document.id);
  let mayBeStored = false;
  try {
    for (const [index, upload] of sent.entries())
      await uploads.adopt(upload.id, fileOf(documents[index] as StoredDocument));
    mayBeStored = true;
    const row = await createRow(payload, data, free);
    // The files have their second names now. The sweep removes those that a crash leaves here.
    await Promise.all(sent.map(({ id }) => uploads.remove(id)));
    return accepted(applicants, row, locale);
  } catch (error) {
    // When the connection was lost during the commit, the row may exist. The sweep checks.
    if (!mayBeStored) await Promise.all(documents.map((document) => rm(fileOf(document), { force: true })));
    // Two requests may have passed the checks above at once: the unique columns decide.
    const same = repeated && (await storedUnder(payload, { idempotencyKey: repeated }));
    if (same) return acceptedAgain(applicants, same, given, locale);
    const detail = { cause: innermost(error), retryAfterSeconds: isBusy(error) ? 5 : 30 };
    throw new FrontApiError("unavailable", texts.unavailable, detail);
  }
}

/** The fields of an application by the names of their columns. */
const columnsOf = (fields: CheckedApplication["fields"]) => ({
  name: fields.name,
  nameNe: fields.name_ne,
  email: fields.email,
  phone: fields.phone,
  country: fields.country,
  district: fields.district,
  currentPosition: fields.current_position,
  yearsExperience: fields.years_experience,
  qualification: fields.qualification,
  necNo: fields.nec_no,
  linkedin: fields.linkedin,
  coverLetter: fields.cover_letter,
  heardFrom: fields.heard_from,
  adjustments: fields.adjustments,
});

/** Creates the row of a new application, under a free person key. */
async function createRow(
  payload: Payload,
  given: { vacancy: number; email: string },
  free: Awaited<ReturnType<typeof freePersonKey>>,
): Promise<Row> {
  const received = { stage: "received", history: [{ stage: "received", at: new Date().toISOString() }] };
  const data = { ...given, ...received, reference: newReference(), linkKey: randomUUID(), revision: 0, changes: [] };
  for (let { personKey, isMailed } = free; ; ) {
    try {
      const whole = { ...data, personKey, receiptQueued: !isMailed };
      const row = await payload.create({ collection: "applications", data: whole, depth: 0, overrideAccess: true });
      return row as Row;
    } catch (error) {
      // Two requests may have found the same key free: the unique column decides.
      const next = await freePersonKey(payload, data.vacancy, data.email);
      // A key that is unique by itself was not the cause.
      if (!isMailed || next.personKey === personKey) throw error;
      ({ personKey, isMailed } = next);
    }
  }
}

function accepted({ secret }: Applicants, row: Row, locale: Locale): ApplicationAccepted {
  const { reference, email } = row;
  const receipt = issueLinkToken(secret, "receipt", row);
  const message = applicationTexts[locale].accepted(reference);
  return { message, data: { reference, track_url_sent_to: email, receipt } };
}

/**
 * The answer to a repetition. A key alone does not open another person's receipt: the request must match what is
 * stored.
 * @throws FrontApiError `conflict`
 */
function acceptedAgain(
  applicants: Applicants,
  row: Row,
  given: ApplicationRequest,
  locale: Locale,
): ApplicationAccepted {
  const same =
    row.vacancy === given.vacancy &&
    (["name", "email", "phone"] as const).every((name) => row[name] === tidyField(name, given[name])) &&
    Date.now() - Date.parse(row.createdAt) < repeatsForMs;
  if (!same) throw new FrontApiError("conflict", applicationTexts[locale].keyUsed);
  return accepted(applicants, row, locale);
}

async function storedUnder(payload: Payload, key: Record<string, string>): Promise<Row | undefined> {
  const [[name, value] = ["", ""]] = Object.entries(key);
  return storedRow<Row>(payload, "applications", name, value);
}
