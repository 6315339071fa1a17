import { rm } from "node:fs/promises";
import path from "node:path";
import { type ApplicationField, applicationFields } from "@setu/contract/application-fields";
import { type ApplicationStage, applicationStages, type MyApplication } from "@setu/contract/applications";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import { type LinkPurpose, linkTokenHolds, readLinkToken } from "../applicants/link-token.ts";
import { calendarDate } from "../calendar/dates.ts";
import { stageLabels } from "../collections/applicants/applications.ts";
import { sizeText } from "../mapping/size-text.ts";
import { runSql, sql } from "../system/sql.ts";
import { changeTexts } from "./application-change-texts.ts";
import { applicationTexts } from "./application-texts.ts";
import type { Applicants } from "./application-uploads.ts";
import type { StoredPaper } from "./apply.ts";

/** An application as it is stored. */
export interface StoredApplication {
  id: number;
  vacancy: number;
  reference: string;
  linkKey: string;
  stage: ApplicationStage;
  history: { stage: ApplicationStage; at: string }[];
  answers: { key: string; question: string; answer: string }[];
  files: StoredPaper[];
  /** Counts what is written to papers and words, so that nothing overwrites what it has not read. */
  revision: number | null;
  changes: { at: string; what: string[] }[] | null;
  consentVersion: string | null;
  consentText: string | null;
  createdAt: string;
}

/** The columns are named as Payload names things, the calls as the specification does. */
export const columnOf = (name: ApplicationField) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The application that a link speaks of. @throws FrontApiError `forbidden` for a link that does not hold. */
export async function storedBehind(
  { payload, secret }: Applicants,
  token: string,
  locale: Locale,
): Promise<{ stored: StoredApplication; purpose: LinkPurpose }> {
  const refused = () => new FrontApiError("forbidden", applicationTexts[locale].linkExpired);
  const claim = readLinkToken(token);
  if (!claim) throw refused();
  const found = await payload.find({
    collection: "applications",
    where: { id: { equals: claim.id } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const stored = found.docs[0] as unknown as StoredApplication | undefined;
  if (!stored || !linkTokenHolds(secret, token, stored)) throw refused();
  return { stored, purpose: claim.purpose };
}

/** What its applicant may see of an application. @throws FrontApiError `forbidden` for a link that does not hold. */
export async function myApplication(applicants: Applicants, token: string, locale: Locale): Promise<MyApplication> {
  const { stored, purpose } = await storedBehind(applicants, token, locale);
  const texts = applicationTexts[locale];
  const vacancy = await applicants.vacancy(locale, { id: String(stored.vacancy) }).catch(() => null);
  const stageText = (stage: ApplicationStage) => stageLabels[stage][locale];
  const typed = stored as unknown as Record<string, unknown>;
  const changed = stored.changes?.at(-1);
  return {
    reference: stored.reference,
    vacancy: vacancy && { id: vacancy.id, ref: vacancy.ref, name: vacancy.name },
    stage: stored.stage,
    stage_text: stageText(stored.stage),
    history: stored.history
      .filter(({ stage }) => applicationStages.includes(stage))
      .map(({ stage, at }) => ({ stage, stage_text: stageText(stage), at: calendarDate(new Date(at), locale) })),
    received: calendarDate(new Date(stored.createdAt), locale),
    answer_by: vacancy?.answer_by?.text ?? null,
    fields: [
      ...applicationFields.map((key) => ({ key, label: texts.labels[key], value: String(typed[columnOf(key)] ?? "") })),
      ...stored.answers.map(({ key, question, answer }) => ({ key: `answers.${key}`, label: question, value: answer })),
    ].filter(({ value }) => value !== ""),
    files: stored.files.map((paper) => paperShown(paper, stored.createdAt, locale)),
    next: changeTexts[locale].next[stored.stage](vacancy?.answer_by?.text ?? null),
    changed: changed ? calendarDate(new Date(changed.at), locale) : null,
    changes_until: vacancy?.status === "open" || vacancy?.status === "closed" ? vacancy.deadline : null,
    may: purpose === "track" ? "all" : "read",
  };
}

const stateOf = ({ scan }: StoredPaper) =>
  scan === "pending" ? "scanning" : scan === "clean" || scan === "checked" ? "stored" : "refused";

function paperShown(paper: StoredPaper, createdAt: string, locale: Locale): MyApplication["files"][number] {
  const { key, label, name, size, sha256, since = createdAt, earlier = [] } = paper;
  const state = stateOf(paper);
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
 * Erases an application at its applicant's wish: the row, its mails and its papers.
 * @throws FrontApiError `forbidden` for a link that does not hold, or that is for reading only.
 */
export async function withdraw(applicants: Applicants, token: string, locale: Locale): Promise<void> {
  const { stored, purpose } = await storedBehind(applicants, token, locale);
  if (purpose !== "track") throw new FrontApiError("forbidden", applicationTexts[locale].linkExpired);
  await eraseApplication(applicants, stored);
}

/** The papers first: should the power go between, the row still says what is to be erased. */
async function eraseApplication(
  { payload, papers, forgetMail }: Pick<Applicants, "payload" | "papers" | "forgetMail">,
  { id, files }: Pick<StoredApplication, "id" | "files">,
): Promise<void> {
  await Promise.all(files.map((paper) => rm(path.join(papers, paper.id), { force: true })));
  const mails = await runSql(payload, sql`DELETE FROM applicant_mails WHERE application_id = ${id} RETURNING key`);
  await Promise.all(mails.map(({ key }) => forgetMail(String(key))));
  const erased = await runSql(payload, sql`DELETE FROM applications WHERE id = ${id} RETURNING files`);
  // What has taken a paper's place since it was read.
  const late = erased.flatMap(
    ({ files: last }) => (typeof last === "string" ? JSON.parse(last) : last) as StoredPaper[],
  );
  await Promise.all(late.map((paper) => rm(path.join(papers, paper.id), { force: true })));
}
