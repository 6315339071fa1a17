import type { DateField } from "payload";
import { nepalZone } from "../../calendar/nepal-time.ts";
import { label } from "./label.ts";

/** The time zones of the back office. */
export const nepalAlone = [{ label: "नेपाल · Nepal (UTC+5:45)", value: nepalZone }];

interface Options {
  /** Whether it is an instant, not only a day. */
  time?: boolean;
  required?: boolean;
  sidebar?: boolean;
  description?: { en: string; ne: string };
}

/**
 * A day or an instant in Nepal, typed in AD with Bikram Sambat shown beside it. Payload's picker would use the zone of the
 * editor's browser: the field uses Nepal's, so that a deadline typed in Nairobi is the same.
 */
export const dateField = (name: string, fieldLabel: { en: string; ne: string }, options: Options = {}): DateField => ({
  name,
  type: "date",
  label: fieldLabel,
  required: options.required ?? false,
  timezone: {
    defaultTimezone: nepalZone,
    supportedTimezones: nepalAlone,
    // With only one zone, none is stored.
    override: ({ baseField }) => ({ ...baseField, label: label("Time zone", "समय क्षेत्र"), virtual: true }),
  },
  admin: {
    description: options.description ?? descriptions[options.time ? "moment" : "day"],
    date: options.time
      ? { pickerAppearance: "dayAndTime", displayFormat: "yyyy-MM-dd HH:mm", timeFormat: "HH:mm", timeIntervals: 15 }
      : { pickerAppearance: "dayOnly", displayFormat: "yyyy-MM-dd" },
    components: { afterInput: ["/components/bikram-sambat-date.tsx#BikramSambatDate"] },
    // A day without a time needs no zone on the screen.
    ...(!options.time && { className: "date-without-time" }),
    ...(options.sidebar && { position: "sidebar" }),
  },
});

const descriptions = {
  day: label("Date in Nepal, in AD.", "नेपालको मिति, इस्वी सन्‌मा।"),
  moment: label(
    "Date in AD and time in Nepal (UTC+5:45), wherever you are.",
    "मिति इस्वी सन्‌मा र समय नेपालको (UTC+५:४५), तपाईं जहाँ भए पनि।",
  ),
};
