"use client";

import { useFormFields, useTranslation } from "@payloadcms/ui";
import { calendarDate } from "@setu/content/calendar/dates";

/** Under a date field: the day that was typed in Bikram Sambat, in the language of the screen. */
export function BikramSambatDate({ path }: { path: string }) {
  const value = useFormFields(([fields]) => fields[path]?.value);
  const { i18n } = useTranslation();
  const locale = i18n.language.startsWith("ne") ? "ne" : "en";
  const instant = typeof value === "string" || value instanceof Date ? new Date(value) : null;
  const text = instant && Number.isFinite(instant.getTime()) ? calendarDate(instant, locale).bs_text : "";
  return (
    <output className="bikram-sambat-date" htmlFor={`field-${path.replaceAll(".", "__")}`}>
      {text}
    </output>
  );
}
