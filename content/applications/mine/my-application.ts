import { type ApplicationField, applicationFields } from "@setu/contract/application-fields";
import { type ApplicationStage, applicationStages, type MyApplication } from "@setu/contract/applications";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import { sizeText } from "@setu/contract/text/size-text";
import { calendarDate } from "../../calendar/dates.ts";
import type { StoredFields } from "../../model/item.ts";
import { storedRow } from "../../platform/store/stored-row.ts";
import { readPeriods } from "../../retention/periods.ts";
import { mayBeOpened } from "../../uploads/stored-file.ts";
import type { Applicants } from "../apply/open-vacancy.ts";
import { applicationTexts } from "../apply/texts.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import { eraseAtRequest } from "../erase.ts";
import { type Step, shownSteps } from "../history.ts";
import { keptUntil } from "../kept-until.ts";
import { type LinkPurpose, linkTokenHolds, readLinkToken } from "../link-token.ts";
import { stageLabels } from "../stage-words.ts";
import { changeTexts } from "./change-texts.ts";

/** An application as stored. */
export type StoredApplication = StoredFields<
  "applications",
  {
    id: number;
    vacancy: number;
    reference: string;
    linkKey: string;
    stage: ApplicationStage;
    history: Step[];
    answers: { key: string; question: string; answer: string }[];
    files: StoredDocument[];
    /** Grows with each write of documents or texts, so that no write overwrites one that it has not read. */
    revision: number | null;
    changes: { at: string; what: string[] }[] | null;
    consentVersion: string | null;
    consentText: string | null;
    createdAt: string;
  }
>;

/** Columns follow Payload's naming, calls the specification's. */
export const columnOf = (name: ApplicationField) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * The application that a link belongs to.
 * @throws FrontApiError `forbidden` for an invalid link.
 */
export async function storedBehind(
  { payload, secret }: Applicants,
  token: string,
  locale: Locale,
): Promise<{ stored: StoredApplication; purpose: LinkPurpose }> {
  const refused = () => new FrontApiError("forbidden", applicationTexts[locale].linkExpired);
  const claim = readLinkToken(token);
  if (!claim) throw refused();
  const stored = await storedRow<StoredApplication>(payload, "applications", "id", claim.id);
  if (!stored || !linkTokenHolds(secret, token, stored)) throw refused();
  return { stored, purpose: claim.purpose };
}

/**
 * An application as its applicant may see it.
 * @throws FrontApiError `forbidden` for an invalid link.
 */
export async function myApplication(applicants: Applicants, token: string, locale: Locale): Promise<MyApplication> {
  const { stored, purpose } = await storedBehind(applicants, token, locale);
  const texts = applicationTexts[locale];
  const vacancy = await applicants.vacancy(locale, { id: String(stored.vacancy) }).catch(() => null);
  const stageText = (stage: ApplicationStage) => stageLabels[stage][locale];
  // Everything below follows the shown steps: a decision that the staff can still undo is not known to the applicant.
  const steps = shownSteps(stored.history).filter(({ stage }) => applicationStages.includes(stage));
  const stage = steps.at(-1)?.stage ?? "received";
  const shown = { stage, history: steps, createdAt: stored.createdAt, closesAt: vacancy?.closes_at ?? null };
  const until = keptUntil(shown, await readPeriods(applicants.payload));
  const typed: Record<string, unknown> = { ...stored };
  const changed = stored.changes?.at(-1);
  return {
    reference: stored.reference,
    vacancy: vacancy && { id: vacancy.id, ref: vacancy.ref, name: vacancy.name },
    stage,
    stage_text: stageText(stage),
    history: steps.map((step) => ({
      stage: step.stage,
      stage_text: stageText(step.stage),
      at: calendarDate(new Date(step.at), locale),
    })),
    received: calendarDate(new Date(stored.createdAt), locale),
    answer_by: vacancy?.answer_by?.text ?? null,
    kept_until: calendarDate(until, locale),
    fields: [
      ...applicationFields.map((key) => ({ key, label: texts.labels[key], value: String(typed[columnOf(key)] ?? "") })),
      ...stored.answers.map(({ key, question, answer }) => ({ key: `answers.${key}`, label: question, value: answer })),
    ].filter(({ value }) => value !== ""),
    files: stored.files.map((document) => documentShown(document, stored.createdAt, locale)),
    next: changeTexts[locale].next[stage](vacancy?.answer_by?.text ?? null),
    changed: changed ? calendarDate(new Date(changed.at), locale) : null,
    corrections_made: stored.changes?.length ?? 0,
    changes_until: vacancy?.status === "open" || vacancy?.status === "closed" ? vacancy.deadline : null,
    may: purpose === "track" ? "all" : "read",
  };
}

const stateOf = ({ scan }: StoredDocument) =>
  scan === "pending" ? "scanning" : mayBeOpened({ scan }) ? "stored" : "refused";

function documentShown(document: StoredDocument, createdAt: string, locale: Locale): MyApplication["files"][number] {
  const { key, label, name, size, sha256, since = createdAt, earlier = [] } = document;
  const state = stateOf(document);
  return {
    key,
    label,
    name,
    size_text: sizeText(size, locale),
    sha256,
    state,
    state_text: state === "stored" ? null : changeTexts[locale][state],
    stored: calendarDate(new Date(since), locale),
    earlier: earlier.map((old) => ({
      name: old.name,
      sha256: old.sha256,
      until: calendarDate(new Date(old.until), locale),
    })),
  };
}

/**
 * Erases an application at its applicant's request: the row, its mails and its documents.
 * @throws FrontApiError `forbidden` for an invalid link, or one that only permits reading.
 */
export async function withdraw(applicants: Applicants, token: string, locale: Locale): Promise<void> {
  const { stored, purpose } = await storedBehind(applicants, token, locale);
  if (purpose !== "track") throw new FrontApiError("forbidden", applicationTexts[locale].linkExpired);
  await eraseAtRequest(applicants, stored, "applicant");
}
