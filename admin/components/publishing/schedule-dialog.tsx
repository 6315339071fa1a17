"use client";

import { useDocumentInfo, useDocumentTitle } from "@payloadcms/ui";
import { calendarDate } from "@setu/content/calendar/dates";
import { nepalTime } from "@setu/content/calendar/nepal-time";
import { type FormEvent, useId, useState } from "react";
import dialogStyles from "../shared/dialog.module.css";
import { languageNames } from "../shared/language.ts";
import { ModalDialog } from "../shared/modal-dialog.tsx";
import parts from "../shared/parts.module.css";
import { Problem } from "../shared/problem.tsx";
import { undoWords } from "../shared/say-with-undo.ts";
import { useLanguage, useTexts } from "../shared/use-language.ts";
import styles from "./schedule-dialog.module.css";
import { type NewSchedule, type Schedule, useSchedules } from "./use-schedules.ts";
import { words } from "./words.ts";

/** The value of a date and time field: to the minute in Nepal's time, without the offset. */
const minuteLength = "2026-11-22T14:30".length;
const fieldValue = (instant: Date): string => nepalTime(instant).slice(0, minuteLength);
const instantOf = (typed: string): Date | null => (typed ? new Date(`${typed}:00+05:45`) : null);

/** Asks when the item on the screen is to be published or withdrawn, and lists its schedules. */
export function ScheduleDialog({ onClose }: { onClose(): void }) {
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const texts = useTexts(words);
  const heading = useId();
  const schedules = useSchedules();
  const { busy, problem } = schedules;
  const isLiveAsItIs = hasPublishedDoc && unpublishedVersionCount === 0;
  const [type, setType] = useState<NewSchedule["type"]>(isLiveAsItIs ? "unpublish" : "publish");
  const [typed, setTyped] = useState("");
  const [locale, setLocale] = useState("");

  const save = async (event: FormEvent) => {
    event.preventDefault();
    // In React's tree, the dialog is inside Payload's form.
    event.stopPropagation();
    const date = instantOf(typed);
    if (!date || date.getTime() < Date.now()) return schedules.setProblem(texts.past);
    const isAdded = await schedules.add({ type, date, locale: type === "publish" ? locale : undefined });
    if (isAdded) setTyped("");
  };
  return (
    <ModalDialog
      className={`${styles["schedule"]} ${parts["fields"]} ${dialogStyles["form"]}`}
      aria-labelledby={heading}
      onClose={onClose}
    >
      <form onSubmit={save}>
        <h2 id={heading}>{texts.scheduleTitle(title ?? "")}</h2>
        <TypeField type={type} onChange={setType} />
        <TimeField typed={typed} onChange={setTyped} />
        {type === "publish" && <LanguageField locale={locale} onChange={setLocale} />}
        <Problem text={problem} />
        <div className={parts["actions"]}>
          <button type="submit" className={parts["primary"]} disabled={busy}>
            {busy ? texts.saving : texts.save}
          </button>
          <button type="button" className={parts["button"]} onClick={onClose}>
            {texts.close}
          </button>
        </div>
        <Upcoming schedules={schedules} />
      </form>
    </ModalDialog>
  );
}

interface TypeFieldProps {
  type: NewSchedule["type"];
  onChange(type: NewSchedule["type"]): void;
}

function TypeField({ type, onChange }: TypeFieldProps) {
  const texts = useTexts(words);
  return (
    <label>
      {texts.what}
      <select
        value={type}
        onChange={({ currentTarget: { value } }) => onChange(value === "publish" ? "publish" : "unpublish")}
      >
        <option value="publish">{texts.publish}</option>
        <option value="unpublish">{texts.unpublish}</option>
      </select>
    </label>
  );
}

function TimeField({ typed, onChange }: { typed: string; onChange(typed: string): void }) {
  const texts = useTexts(words);
  const language = useLanguage();
  const date = instantOf(typed);
  return (
    <label>
      {texts.when}
      <input
        type="datetime-local"
        required
        min={fieldValue(new Date())}
        value={typed}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <output className={parts["quiet"]}>{date && calendarDate(date, language).bs_text}</output>
    </label>
  );
}

function LanguageField({ locale, onChange }: { locale: string; onChange(locale: string): void }) {
  const texts = useTexts(words);
  const names = languageNames[useLanguage()];
  return (
    <label>
      {texts.languages}
      <select value={locale} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="">{texts.both}</option>
        <option value="ne">{names.ne}</option>
        <option value="en">{names.en}</option>
      </select>
      {locale && <span className={parts["quiet"]}>{texts.untranslated}</span>}
    </label>
  );
}

function Upcoming({ schedules }: { schedules: ReturnType<typeof useSchedules> }) {
  const texts = useTexts(words);
  const language = useLanguage();
  const { upcoming, cancelled, busy, cancel, undoCancel } = schedules;
  const describe = ({ input, waitUntil }: Schedule) =>
    `${fieldValue(new Date(waitUntil)).replace("T", " ")} · ${input.type === "unpublish" ? texts.unpublish : texts.publish}`;
  return (
    <>
      <h3>{texts.upcoming}</h3>
      {upcoming.length === 0 && <p className={parts["quiet"]}>{texts.nothing}</p>}
      <ul aria-live="polite">
        {upcoming.map((schedule) => (
          <li key={schedule.id}>
            {describe(schedule)}{" "}
            <button type="button" className={parts["button"]} disabled={busy} onClick={() => cancel(schedule)}>
              {texts.cancel}
            </button>
          </li>
        ))}
        {cancelled && (
          <li>
            {texts.cancelled}: {describe(cancelled)}{" "}
            <button type="button" className={parts["button"]} disabled={busy} onClick={() => undoCancel(cancelled)}>
              {undoWords[language]}
            </button>
          </li>
        )}
      </ul>
    </>
  );
}
