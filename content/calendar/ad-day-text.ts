import { adText } from "@setu/contract/calendar/date-words";
import type { Locale } from "@setu/contract/locale";
import { adParts } from "./nepal-time.ts";

/** A day since 1 January 1970 AD: "22 August 2026", "सन् २०२६ अगस्ट २२". */
export const adDayText = (nepalDay: number, locale: Locale): string => adText(adParts(nepalDay), locale);
