import { calendarDate } from "@setu/content/calendar/dates";
import { dayText } from "@setu/content/calendar/moment-text";
import type { Promised } from "@setu/content/complaints/clocks";
import type { DeskComplaint } from "@setu/content/complaints/desk/read-desk";
import { fileText } from "@setu/content/complaints/files/complaint-file";
import { addedFiles, complaintReference, type LogEntry } from "@setu/content/complaints/stored-complaint";
import { doorWords, kindWords, outcomeWords, stateWords, stepWords, topicWords } from "@setu/content/complaints/words";
import { mayBeOpened } from "@setu/content/uploads/stored-file";
import type { Payload, TypedUser } from "payload";
import { Crumbs } from "../shared/crumbs.tsx";
import { Facts } from "../shared/facts.tsx";
import { figure } from "../shared/figures.ts";
import { type Language, languageOf } from "../shared/language.ts";
import { Moment } from "../shared/moment.tsx";
import { ComplaintActs } from "./complaint-acts.tsx";
import { dueText } from "./due-text.ts";
import { words } from "./words.ts";
import { Writer } from "./writer.tsx";

interface Props {
  payload: Payload;
  i18n: { language: string };
  user: TypedUser;
  doc: { id: number | string };
}

/** One complaint: its text, promised days, log and the handler's actions. */
export async function ComplaintView({ payload, i18n, user, doc }: Props) {
  const { readComplaint } = await import(/* turbopackIgnore: true */ "@setu/content/complaints/desk/read-desk");
  const language = languageOf(i18n);
  const texts = words[language];
  const open = await readComplaint({ payload, user }, Number(doc.id));
  if (!open) return <p className="inbox gutter--left gutter--right">{texts.notYours}</p>;
  const { complaint, promised, overdue, urgent } = open;
  const { id, subject, description, locale, state, kind, way, hasContact, restricted, held } = complaint;
  const desk = { label: texts.title, url: "/admin/collections/complaints" };
  const visitors = languageOf({ language: locale });
  return (
    <div className="inbox inbox-message gutter--left gutter--right">
      <Crumbs path={[desk, { label: complaintReference(id) }]} />
      <div className="inbox-main">
        <section className="inbox-facts" aria-label={texts.about}>
          <h1 lang={subject ? visitors : undefined}>{subject || texts.noSubject}</h1>
          {(overdue || urgent || restricted || held) && (
            <p>
              {urgent && <mark>{texts.urgent}</mark>} {overdue && <mark>{texts.overdue}</mark>}{" "}
              {[restricted && texts.restricted, held && texts.held].filter(Boolean).join(" · ")}
            </p>
          )}
          <ComplaintFacts complaint={complaint} language={language} />
        </section>
        <section aria-labelledby="complaint-text">
          <h2 id="complaint-text">{texts.description}</h2>
          <p className="inbox-words" lang={visitors}>
            {description || texts.noDescription}
          </p>
        </section>
        <Files complaint={complaint} language={language} />
        <ComplaintActs
          id={id}
          state={state}
          isComplaint={kind === "complaint"}
          held={Boolean(held)}
          visitors={visitors}
          language={language}
        />
      </div>
      <div className="inbox-side">
        <section aria-labelledby="complaint-state">
          <h2 id="complaint-state">{texts.state}</h2>
          <p>
            <span className="inbox-state">{stateWords[state][language]}</span>
          </p>
        </section>
        <Promises promised={promised} language={language} />
        <Writer id={id} way={way} hasContact={hasContact} language={language} />
        <History log={complaint.log ?? []} language={language} />
      </div>
    </div>
  );
}

/** The complaint's files. Each time one is opened, that is logged. */
function Files({ complaint: { id, files }, language }: { complaint: DeskComplaint; language: Language }) {
  const texts = words[language];
  if (!files || files.length === 0) return null;
  return (
    <section aria-labelledby="complaint-files">
      <h2 id="complaint-files">{texts.files}</h2>
      <ol className="inbox-files">
        {files.map((file) => (
          <li key={file.id}>
            {mayBeOpened(file) ? (
              <a href={`/api/complaints/${id}/files/${file.id}`} download>
                {fileText(file, language)}
              </a>
            ) : (
              <span>
                {fileText(file, language)} · {file.scan === "pending" ? texts.fileWaits : texts.fileUnsafe}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The promised days, and whether they were met. */
function Promises({ promised, language }: { promised: Promised[]; language: Language }) {
  const texts = words[language];
  if (promised.length === 0) return null;
  return (
    <section aria-labelledby="complaint-promised">
      <h2 id="complaint-promised">{texts.promised}</h2>
      <ul>
        {promised.map(({ met, late, ...promise }) => (
          <li key={promise.step}>
            {texts.due(stepWords[promise.step][language], dueText(promise, language))}
            {met && ` · ${texts.met(dayText(met, language))}`} {late && <mark>{texts.late}</mark>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ComplaintFacts({ complaint, language }: { complaint: DeskComplaint; language: Language }) {
  const texts = words[language];
  const { kind, topic, place, receivedAt } = complaint;
  const facts = [
    [texts.type, topic ? `${kindWords[kind][language]} · ${topicWords[topic][language]}` : kindWords[kind][language]],
    [texts.place, place],
    [texts.received, calendarDate(new Date(receivedAt), language).text],
  ] as const;
  return <Facts facts={facts} />;
}

/** The complaint's log, the oldest entry first. */
function History({ log, language }: { log: LogEntry[]; language: Language }) {
  const texts = words[language];
  return (
    <section aria-labelledby="complaint-log">
      <h2 id="complaint-log">{texts.history}</h2>
      <ol className="inbox-log">
        {log.map((entry) => (
          <Entry key={`${entry.at} ${entry.what}`} entry={entry} language={language} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry, language }: { entry: LogEntry; language: Language }) {
  const texts = words[language];
  const what = whatIn(entry, language);
  return (
    <li data-what={entry.what}>
      <Moment at={entry.at} language={language} /> <strong>{entry.by ?? texts.you}</strong> {what}
      {addedFiles(entry).length > 0 && (
        <span>({texts.withFiles(addedFiles(entry).map((number) => figure(number, language)))})</span>
      )}
      {"text" in entry && entry.text && <span className="inbox-words">{entry.text}</span>}
    </li>
  );
}

function whatIn(entry: LogEntry, language: Language): string {
  const { log } = words[language];
  if (entry.what === "decided") return log.decided(outcomeWords[entry.outcome][language]);
  if (entry.what === "extended") return log.extended(dayText(new Date(entry.until), language));
  if (entry.what === "sawFile") return log.sawFile(figure(entry.file, language));
  if (entry.what === "entered") return log.entered(doorWords[entry.door][language]);
  return log[entry.what];
}
