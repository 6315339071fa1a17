"use client";

import { useFormFields } from "@payloadcms/ui";
import { calendarDate } from "@setu/content/calendar/dates";
import { useLanguage } from "./shared/use-language.ts";

/** Below a date field: its day in Bikram Sambat, in the language of the screen. */
export function BikramSambatDate({ path }: { path: string }) {
  const value = useFormFields(([fields]) => fields[path]?.value);
  const language = useLanguage();
  const instant = typeof value === "string" || value instanceof Date ? new Date(value) : null;
  const text = instant && Number.isFinite(instant.getTime()) ? calendarDate(instant, language).bs_text : "";
  return (
    <output className="bikram-sambat-date" htmlFor={`field-${path.replaceAll(".", "__")}`}>
      {text}
    </output>
  );
}
