import type { PrivateCalls, Told } from "@setu/contract/calls/private-calls";
import type { MyComplaint } from "@setu/contract/complaints/complaints";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { calendarDate } from "../calendar/dates.ts";
import { storedRow } from "../platform/store/stored-row.ts";
import { tidyParagraphs } from "../platform/text/typed-text.ts";
import { changeComplaint } from "./change-complaint.ts";
import { faultOfText } from "./checked-complaint.ts";
import { appealUntil, mayAppeal } from "./clocks.ts";
import { hashOfCode, readCode } from "./code.ts";
import { entryText } from "./entry-texts.ts";
import { fileText } from "./files/complaint-file.ts";
import { promisesIn } from "./promised-days.ts";
import { type Complaints, complaintReference, decisionIn, isOpen, type StoredComplaint } from "./stored-complaint.ts";
import { complaintTexts } from "./texts.ts";
import { kindWords, stateWords, topicWords } from "./words.ts";

/** The most log entries by a writer: a complaint is a row, not a chat. */
const mostEntries = 50;
const alarm = { codes: 300, withinMs: 3600_000 };
let wrongAt: number[] = [];

/** Counts wrong codes on the whole site; those of one network are limited with its calls (site/server/http/limits.ts). */
function noteWrongCode(payload: Payload): void {
  const now = Date.now();
  wrongAt = [...wrongAt.filter((at) => at > now - alarm.withinMs), now];
  if (wrongAt.length % alarm.codes === 0) {
    payload.logger.warn({ codes: wrongAt.length, msg: "Somebody is guessing codes of complaints." });
  }
}

/**
 * The complaint that a code opens.
 * @throws FrontApiError `notFound`, the same for a wrong or malformed code and for an erased complaint's.
 */
async function behindCode({ payload, secret }: Complaints, typed: string, locale: Locale): Promise<StoredComplaint> {
  const code = readCode(typed);
  const found = code && (await storedRow<StoredComplaint>(payload, "complaints", "codeHash", hashOfCode(secret, code)));
  if (found) return found;
  noteWrongCode(payload);
  throw new FrontApiError("notFound", complaintTexts[locale].unknownCode);
}

function mapComplaint(complaint: StoredComplaint, locale: Locale, now = new Date()): MyComplaint {
  const { id, kind, topic, subject, description, receivedAt, log, files } = complaint;
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
    files: (files ?? []).map((file) => fileText(file, locale)),
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
        at: calendarDate(new Date(entry.at), locale),
      } as const;
    }),
    may: { write: isOpen(state), appeal: mayAppeal(complaint, now), withdraw: isOpen(state) },
    appeal_until: until && calendarDate(until, locale),
  };
}

/** @throws FrontApiError `notFound`. */
export const myComplaint = async (site: Complaints, link: string, locale: Locale): Promise<MyComplaint> =>
  mapComplaint(await behindCode(site, link, locale), locale);

/**
 * Adds a message, appeals or withdraws.
 * @throws FrontApiError `notFound`; `invalid`; `conflict` when that is no longer possible.
 */
export async function changeMyComplaint(
  site: Complaints,
  { link, body: { action, text: typed }, locale }: Parameters<PrivateCalls["changeComplaint"]>[0],
): Promise<Told & { data: MyComplaint }> {
  const texts = complaintTexts[locale];
  const { id } = await behindCode(site, link, locale);
  const text = tidyParagraphs(typed);
  const fault = action === "withdraw" ? undefined : text === "" ? texts.text : faultOfText(text, locale);
  if (fault) throw new FrontApiError("invalid", texts.invalid, { errors: { text: [fault] } });
  const now = new Date();
  const by = { at: now.toISOString(), by: null };
  const changed = await changeComplaint(site.payload, id, (complaint) => {
    const { state, log } = complaint;
    // A repeated request: the first answer was lost.
    const last = log?.at(-1);
    if (last && last.by === null && "text" in last && last.text === text && action !== "withdraw") return undefined;
    const may = action === "appeal" ? mayAppeal(complaint, now) : isOpen(state) || state === "spam";
    if (!may || (log ?? []).filter((entry) => entry.by === null).length >= mostEntries)
      throw new FrontApiError("conflict", texts.over);
    if (action === "withdraw") {
      return { entry: { ...by, what: "withdrew" }, state: "withdrawn", forgets: true, tells: "handlers" };
    }
    if (action === "appeal") return { entry: { ...by, what: "appealed", text }, state: "appealed", tells: "handlers" };
    return { entry: { ...by, what: "wrote", text }, ...(state !== "spam" && { tells: "handlers" }) };
  });
  if (!changed) throw new FrontApiError("conflict", texts.busy);
  const message = { message: texts.noted, appeal: texts.appealed, withdraw: texts.withdrawn }[action];
  return { message, data: mapComplaint(changed, locale) };
}
