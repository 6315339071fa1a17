import { figure } from "./figures.ts";
import type { Language } from "./language.ts";

const units = [
  { ms: 86_400_000, en: ["day", "days"], ne: "दिन" },
  { ms: 3_600_000, en: ["hour", "hours"], ne: "घण्टा" },
  { ms: 60_000, en: ["minute", "minutes"], ne: "मिनेट" },
] as const;

/** "3 hours ago", "३ घण्टाअघि". */
export function since(instant: string, now: Date, language: Language): string {
  const ms = now.getTime() - Date.parse(instant);
  const unit = units.find((one) => ms >= one.ms);
  if (!unit) return { en: "just now", ne: "भर्खरै" }[language];
  const n = Math.floor(ms / unit.ms);
  const written = figure(n, language);
  return { en: `${written} ${unit.en[n === 1 ? 0 : 1]} ago`, ne: `${written} ${unit.ne}अघि` }[language];
}
