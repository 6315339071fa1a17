import type { PrivateCalls, Told } from "@setu/contract/calls/private-calls";
import { mostComplaintFiles } from "@setu/contract/complaints/complaint-fields";
import type { ComplaintChange, MyComplaint } from "@setu/contract/complaints/complaints";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { FieldErrors } from "@setu/contract/shapes/envelope";
import { calendarDate } from "../calendar/dates.ts";
import { storedRow } from "../platform/store/stored-row.ts";
import { tidyParagraphs } from "../platform/text/typed-text.ts";
import type { Traces } from "../retention/traces.ts";
import type { Upload } from "../uploads/uploads.ts";
import { changeComplaint } from "./change-complaint.ts";
import { faultOfText } from "./checked-complaint.ts";
import { appealUntil, mayAppeal } from "./clocks.ts";
import { hashOfCode, readCode } from "./code/code.ts";
import type { CodeGuesses } from "./code/code-guesses.ts";
import { entryText } from "./entry-texts.ts";
import { type ComplaintFile, fileText } from "./files/complaint-file.ts";
import { type ComplaintFiles, fileFaults, sentFiles, withFiles } from "./files/sent-files.ts";
import { promisesIn } from "./promised-days.ts";
import { forgotten } from "./retention.ts";
import {
  addedFiles,
  type Complaints,
  complaintReference,
  decisionIn,
  isOpen,
  type StoredComplaint,
} from "./stored-complaint.ts";
import { complaintTexts } from "./texts.ts";
import { kindWords, stateWords, topicWords } from "./words.ts";

/** The most log entries by a writer: a complaint is a row, not a chat. */
const mostEntries = 50;

interface Followed extends Complaints {
  guesses: CodeGuesses;
  files: ComplaintFiles;
  traces: Traces;
}

/**
 * The complaint that a code opens.
 * @throws FrontApiError `notFound`, the same for a wrong or malformed code and for an erased complaint's.
 */
async function behindCode(
  { payload, secret, guesses }: Followed,
  typed: string,
  locale: Locale,
): Promise<StoredComplaint> {
  const code = readCode(typed);
  const found = code && (await storedRow<StoredComplaint>(payload, "complaints", "codeHash", hashOfCode(secret, code)));
  if (found) return found;
  guesses.note(payload.logger);
  throw new FrontApiError("notFound", complaintTexts[locale].unknownCode);
}

function mapComplaint(complaint: StoredComplaint, locale: Locale, now = new Date()): MyComplaint {
  const { id, kind, topic, subject, description, receivedAt, log } = complaint;
  const files = complaint.files ?? [];
  const added = (log ?? []).flatMap((entry) => addedFiles(entry));
  // A writer whose complaint was marked as spam is not told so: it may be a mistake.
  const state = complaint.state === "spam" ? "received" : complaint.state;
  const decision = decisionIn(complaint);
  const until = appealUntil(complaint);
  return {
    reference: complaintReference(id),
    type: kind,
    type_text: topic ? `${kindWords[kind][locale]} · ${topicWords[topic][locale]}` : kindWords[kind][locale],
    subject,
    description,
    files: files.filter((_, index) => !added.includes(index + 1)).map((file) => fileText(file, locale)),
    state,
    state_text: stateWords[state][locale],
    outcome: state === "decided" && decision ? decision.outcome : null,
    received: calendarDate(new Date(receivedAt), locale),
    promised: promisesIn({ ...complaint, state }, locale, now),
    entries: (log ?? []).flatMap((entry) => {
      const text = entryText(entry, locale);
      const words = "text" in entry ? entry.text : "";
      if (!text) return [];
      return {
        by: entry.by === null ? "writer" : "firm",
        text,
        words,
        files: addedFiles(entry).flatMap((number) => {
          const file = files[number - 1];
          return file ? [fileText(file, locale)] : [];
        }),
        at: calendarDate(new Date(entry.at), locale),
      } as const;
    }),
    may: { write: isOpen(state), appeal: mayAppeal(complaint, now), withdraw: isOpen(state) },
    appeal_until: until && calendarDate(until, locale),
  };
}

/** @throws FrontApiError `notFound`. */
export const myComplaint = async (site: Followed, link: string, locale: Locale): Promise<MyComplaint> =>
  mapComplaint(await behindCode(site, link, locale), locale);

/**
 * Adds a message with its files, appeals or withdraws.
 * @throws FrontApiError `notFound`; `invalid`; `conflict` when that is no longer possible.
 */
export async function changeMyComplaint(
  site: Followed,
  { link, body, locale }: Parameters<PrivateCalls["changeComplaint"]>[0],
): Promise<Told & { data: MyComplaint }> {
  const texts = complaintTexts[locale];
  const sent = body.action === "withdraw" ? [] : await sentFiles(site.files, body.files);
  // Read after the files: a repeated request's uploads were already moved by the first one.
  const before = await behindCode(site, link, locale);
  const text = tidyParagraphs(body.text);
  const names = Object.values(body.files);
  if (body.action !== "withdraw" && !isRepeated(before, text, names)) {
    const errors = faultsOf({ text, files: body.files, sent, before, locale });
    if (Object.keys(errors).length > 0) throw new FrontApiError("invalid", texts.invalid, { errors });
  }
  const now = new Date();
  const changed = await withFiles(site.files, sent, (files) =>
    changeComplaint(site.payload, before.id, (complaint) => {
      const isDone = body.action === "withdraw" ? complaint.state === "withdrawn" : isRepeated(complaint, text, names);
      if (isDone) return undefined;
      return changeBy(complaint, { action: body.action, text, files, now, locale });
    }),
  );
  if (!changed) throw new FrontApiError("conflict", texts.busy);
  if (body.action === "withdraw") await forgotten(site.payload, site.traces, changed);
  const message = { message: texts.noted, appeal: texts.appealed, withdraw: texts.withdrawn }[body.action];
  return { message, data: mapComplaint(changed, locale) };
}

/** Whether the writer's last entry is the same message: the first answer was lost. */
function isRepeated({ log, files }: StoredComplaint, text: string, names: string[]): boolean {
  const last = log?.at(-1);
  if (!last || last.by !== null || !("text" in last) || last.text !== text) return false;
  const from = addedFiles(last).map((number) => files?.[number - 1]?.from);
  return from.length === names.length && names.every((name) => from.includes(name));
}

interface Message {
  text: string;
  files: Record<string, string>;
  sent: Upload[];
  before: StoredComplaint;
  locale: Locale;
}

/** The faults of a message, which has a text, files, or both. */
function faultsOf({ text, files, sent, before, locale }: Message): FieldErrors {
  const texts = complaintTexts[locale];
  const isEmpty = text === "" && Object.keys(files).length === 0;
  const fault = isEmpty ? texts.text : faultOfText(text, locale);
  const isFull = (before.files?.length ?? 0) + sent.length > mostComplaintFiles;
  return {
    ...(fault && { text: [fault] }),
    ...fileFaults(files, sent, locale),
    ...(isFull && sent[0] && { [`files.${sent[0].key}`]: [texts.tooManyFiles] }),
  };
}

interface Wanted {
  action: ComplaintChange["action"];
  text: string;
  files: ComplaintFile[];
  now: Date;
  locale: Locale;
}

/** @throws FrontApiError `conflict` when that is no longer possible; `invalid` when another message has meanwhile added the last files. */
function changeBy(complaint: StoredComplaint, { action, text, files, now, locale }: Wanted) {
  const { state, log } = complaint;
  const by = { at: now.toISOString(), by: null };
  const may = action === "appeal" ? mayAppeal(complaint, now) : isOpen(state) || state === "spam";
  if (!may || (log ?? []).filter((entry) => entry.by === null).length >= mostEntries)
    throw new FrontApiError("conflict", complaintTexts[locale].over);
  if (action === "withdraw") {
    return { entry: { ...by, what: "withdrew" }, state: "withdrawn", forgets: true, tells: "handlers" } as const;
  }
  const first = complaint.files?.length ?? 0;
  if (files.length > 0 && first + files.length > mostComplaintFiles)
    throw new FrontApiError("invalid", complaintTexts[locale].tooManyFiles);
  const numbers = files.length > 0 ? { files: files.map((_, index) => first + index + 1) } : {};
  if (action === "appeal") {
    return {
      entry: { ...by, what: "appealed", text, ...numbers },
      state: "appealed",
      tells: "handlers",
      files,
    } as const;
  }
  const tells = state === "spam" ? {} : ({ tells: "handlers" } as const);
  return { entry: { ...by, what: "wrote", text, ...numbers }, ...tells, files } as const;
}
