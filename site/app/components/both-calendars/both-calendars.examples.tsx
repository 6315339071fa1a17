import type { CalendarDate } from "@setu/contract/shapes/calendar-date";
import { examplesOf } from "../../showcase/example.ts";
import { BothCalendars } from "./both-calendars.tsx";

export const examples = examplesOf(BothCalendars, {
  examples: ({ say }) => {
    const date: CalendarDate = {
      ad: "2026-08-22",
      bs: "2083-05-06",
      provisional: false,
      text: say("22 August 2026 (6 Bhadau 2083 BS)", "२०८३ भदौ ६ (सन् २०२६ अगस्ट २२)"),
      ad_text: say("22 August 2026", "सन् २०२६ अगस्ट २२"),
      bs_text: say("6 Bhadau 2083 BS", "२०८३ भदौ ६"),
    };
    return [
      { name: "Default", props: { date } },
      { name: "In a narrow column", props: { date, stacked: true } },
      { name: "Beyond the calendar", props: { date: { ...date, bs: "", bs_text: "" } } },
    ];
  },
});
