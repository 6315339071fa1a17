import { dayInBothCalendars } from "@setu/content/calendar/dates";
import { doorWords, kindWords, topicWords, wayWords } from "@setu/content/complaints/words";
import { useState } from "react";
import type { Language } from "../shared/language.ts";
import { words } from "./words.ts";

type Choices = Record<string, { en: string; ne: string }>;

/** The fields for a complaint that was not made on the website. */
export function EntryFields({ language, today }: { language: Language; today: string }) {
  const { entry: texts, ...common } = words[language];
  const [day, setDay] = useState(today);
  const select = (name: string, label: string, choices: Choices, isEmptyFirst = false) => (
    <label>
      {label}
      <select name={name}>
        {isEmptyFirst && <option value="">–</option>}
        {Object.entries(choices).map(([value, choice]) => (
          <option key={value} value={value}>
            {choice[language]}
          </option>
        ))}
      </select>
    </label>
  );
  const line = (name: string, label: string, type = "text") => (
    <label>
      {label}
      <input type={type} name={name} autoComplete="off" />
    </label>
  );
  return (
    <>
      {select("door", texts.door, doorWords)}
      <label>
        {texts.day}
        <input
          type="date"
          name="day"
          required
          max={today}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        {/* The browser's field knows no Bikram Sambat. */}
        {day && <small>{dayInBothCalendars(new Date(`${day}T06:00:00Z`), language)}</small>}
      </label>
      {select("type", common.type, kindWords)}
      {select("complaint_type", texts.topic, topicWords, true)}
      {line("subject", texts.subject)}
      {line("place", common.place)}
      <label data-wide>
        {common.description}
        <textarea name="description" rows={6} />
      </label>
      {select("way", texts.way, wayWords)}
      {select("locale", texts.language, texts.languages)}
      {line("name", common.name)}
      {line("phone", common.phone, "tel")}
      {line("email", common.email, "email")}
      <label data-tick>
        <input type="checkbox" name="about_handlers" value="1" /> {texts.aboutHandlers}
      </label>
    </>
  );
}
