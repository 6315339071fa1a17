import { rm } from "node:fs/promises";
import path from "node:path";
import { type ApplicationField, applicationFields } from "@setu/contract/application-fields";
import type { ApplicationChange, ApplicationRequest, MyApplication } from "@setu/contract/applications";
import type { PrivateCalls } from "@setu/contract/calls/private-calls";
import { FrontApiError, isFrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { VacancyDetail } from "@setu/contract/vacancies";
import { innermost } from "../../platform/store/retry.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import type { Upload } from "../../uploads/uploads.ts";
import { type Applicants, openVacancy } from "../apply/open-vacancy.ts";
import { documentFaults, documentOf, uploadsOf } from "../apply/sent-documents.ts";
import { applicationTexts } from "../apply/texts.ts";
import { checkedApplication, consentVersionOf } from "../apply/validation.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import { changeTexts } from "./change-texts.ts";
import { refuseOverwriting } from "./changed-elsewhere.ts";
import { myApplication, type StoredApplication, storedBehind } from "./my-application.ts";
import { answerTo, typedIn } from "./typed-in.ts";

/** The most names of replaced documents to keep for each document. */
const mostEarlier = 20;

/**
 * Corrects an application for its applicant. A replaced document is deleted only when the new one is on the disk and in
 * the row; a crash in between leaves a surplus file, which the sweep deletes.
 * @throws FrontApiError `forbidden` for an invalid link, `gone` after the deadline, `invalid` with messages by field,
 * `conflict` when something else changed at the same moment, or, with messages by field, when the same fields were
 * corrected elsewhere after `corrections_made`.
 */
export async function changeApplication(
  applicants: Applicants,
  { body: given, link: token, locale, arrivedAt = Date.now() }: Parameters<PrivateCalls["changeApplication"]>[0],
): Promise<MyApplication> {
  const { stored, purpose } = await storedBehind(applicants, token, locale);
  if (purpose !== "track") throw new FrontApiError("forbidden", applicationTexts[locale].linkExpired);
  const before = typedIn(stored);
  const wanted = newFiles(stored, given.files);
  const sent = await uploadsOf(applicants, { vacancy: stored.vacancy, files: wanted });
  const beganAt = Math.min(arrivedAt, ...sent.map(({ begunAt }) => begunAt));
  const vacancy = await openVacancy(applicants, locale, stored.vacancy, beganAt).catch((error) => {
    // A vacancy that is no longer published accepts no corrections either.
    const isOver = isFrontApiError(error) && (error.code === "gone" || error.code === "notFound");
    throw isOver ? new FrontApiError("gone", changeTexts[locale].closed, { cause: error }) : error;
  });
  const { fields, answers } = checkedApplication(
    requestOf(stored, before, given, vacancy),
    vacancy,
    locale,
    documentFaults(vacancy, { files: wanted, sent, asksAll: false }, locale),
  );
  const kept = stored.answers.filter(({ key }) => !vacancy.questions.some((question) => question.key === key));
  const allAnswers = [...answers, ...kept];
  const changed = [
    ...applicationFields.filter((name) => fields[name] !== before[name]),
    ...allAnswers.filter(({ key, answer }) => answer !== answerTo(stored, key)).map(({ key }) => `answers.${key}`),
    ...sent.map(({ key }) => `files.${key}`),
  ];
  refuseOverwriting(stored, changed, given.corrections_made, locale);
  if (changed.length > 0)
    await store(applicants, stored, { fields, answers: allAnswers, sent, vacancy, changed, locale });
  return myApplication(applicants, token, locale);
}

/** The uploads that are new: a retry names one that is already stored. */
const newFiles = ({ files }: StoredApplication, given: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([key, id]) => id !== "" && files.find((document) => document.key === key)?.from !== id,
    ),
  );

/** The application as it would be sent now. The given consent stays. */
function requestOf(
  stored: StoredApplication,
  before: Record<ApplicationField, string>,
  given: ApplicationChange,
  vacancy: VacancyDetail,
): ApplicationRequest {
  const corrected = Object.entries(given).filter(([, value]) => typeof value === "string");
  const answers = vacancy.questions.map(({ key }) => [key, given.answers[key] ?? answerTo(stored, key)]);
  return {
    ...before,
    ...Object.fromEntries(corrected),
    email: before.email,
    vacancy: vacancy.id,
    answers: Object.fromEntries(answers),
    files: {},
    consent: consentVersionOf(vacancy),
  };
}

interface Change {
  fields: Record<ApplicationField, string>;
  answers: StoredApplication["answers"];
  sent: Upload[];
  vacancy: VacancyDetail;
  /** The names of the fields that differ. */
  changed: string[];
  locale: Locale;
}

async function store(applicants: Applicants, stored: StoredApplication, change: Change): Promise<void> {
  const { payload, uploads } = applicants;
  const now = new Date().toISOString();
  const fileOf = (document: StoredDocument) => path.join(applicants.documents, document.id);
  const documents = change.sent.map((upload) => documentOf(upload, change.vacancy, applicants.scans));
  const replaced = stored.files.filter(({ key }) => documents.some((document) => document.key === key));
  for (const [index, upload] of change.sent.entries())
    await uploads.adopt(upload.id, fileOf(documents[index] as StoredDocument));

  const columns: [string, string | number | boolean][] = [
    ...applicationFields.map((name): [string, string] => [name, change.fields[name]]),
    ["answers", JSON.stringify(change.answers)],
    ["files", JSON.stringify(withDocuments(stored.files, documents, now))],
    ["changes", JSON.stringify([...(stored.changes ?? []), { at: now, what: change.changed }])],
    ["changed_at", now],
    ["updated_at", now],
    // The job then mails a receipt of what is stored now.
    ["receipt_queued", false],
    ...(applicants.scans && documents.length > 0 ? [["scan_due_at", Date.now()] as [string, number]] : []),
  ];
  const set = columns.map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
  const written = await runSql(
    payload,
    sql`UPDATE applications SET ${sql.join(set, sql`, `)}, revision = COALESCE(revision, 0) + 1
        WHERE id = ${stored.id} AND COALESCE(revision, 0) = ${stored.revision ?? 0} RETURNING id`,
  ).catch((error: unknown) => {
    payload.logger.error({ err: innermost(error), msg: "A correction could not be stored." });
    return undefined;
  });
  if (!written) {
    // Without an answer it is unknown whether the row names the new documents: the sweep checks.
    throw new FrontApiError("unavailable", applicationTexts[change.locale].unavailable, { retryAfterSeconds: 5 });
  }
  if (written.length === 0) {
    await Promise.all(documents.map((document) => rm(fileOf(document), { force: true })));
    // Corrected elsewhere, scanned just now, or withdrawn: the row has changed since it was read.
    throw new FrontApiError("conflict", changeTexts[change.locale].busy);
  }
  await Promise.all(replaced.map((document) => rm(fileOf(document), { force: true })));
  await Promise.all(change.sent.map(({ id }) => uploads.remove(id)));
}

/** The list of documents, in which new ones take the places of old ones and keep their names. */
function withDocuments(files: StoredDocument[], documents: StoredDocument[], now: string): StoredDocument[] {
  const kept = files.map((old) => {
    const document = documents.find(({ key }) => key === old.key);
    if (!document) return old;
    const { name, sha256, earlier = [] } = old;
    return { ...document, since: now, earlier: [{ name, sha256, until: now }, ...earlier].slice(0, mostEarlier) };
  });
  const added = documents.filter(({ key }) => !files.some((old) => old.key === key));
  return [...kept, ...added.map((document) => ({ ...document, since: now }))];
}
