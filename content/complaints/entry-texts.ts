import type { Locale } from "@setu/contract/locale";
import { calendarDate } from "../calendar/dates.ts";
import type { LogEntry } from "./stored-complaint.ts";
import { doorWords, outcomeWords } from "./words.ts";

/** The text of a log entry for the complaint's writer; undefined for entries that only handlers read. */
export function entryText(entry: LogEntry, locale: Locale): string | undefined {
  const { what } = entry;
  if (what === "wrote") return (entry.by === null ? yours : ours)[locale];
  if (what === "extended") return extended[locale](calendarDate(new Date(entry.until), locale).text);
  if (what === "decided") return decided[locale](outcomeWords[entry.outcome][locale]);
  if (what === "entered") return entered[locale](doorWords[entry.door][locale]);
  return plain[what]?.[locale];
}

const yours = { en: "You wrote", ne: "तपाईंले लेख्नुभयो" };
const ours = { en: "We answered", ne: "हामीले जवाफ दियौँ" };
const extended = {
  en: (day: string) => `We need longer: until ${day}`,
  ne: (day: string) => `हामीलाई थप समय चाहियो: ${day} सम्म`,
};
const decided = { en: (outcome: string) => `Decision: ${outcome}`, ne: (outcome: string) => `निर्णय: ${outcome}` };
const entered = {
  en: (door: string) => `${door}: we wrote it down for you`,
  ne: (door: string) => `${door}: हामीले तपाईंका लागि लेख्यौँ`,
};
/** The other entries that the writer reads. */
const plain: Partial<Record<LogEntry["what"], Record<Locale, string>>> = {
  acknowledged: { en: "We acknowledged it", ne: "हामीले दर्ता गर्‍यौँ" },
  opened: { en: "A handler opened your contact details", ne: "गुनासो हेर्ने व्यक्तिले तपाईंको सम्पर्क विवरण खोल्नुभयो" },
  appealed: { en: "You were not satisfied", ne: "तपाईं सन्तुष्ट हुनुभएन" },
  withdrew: { en: "You withdrew it", ne: "तपाईंले फिर्ता लिनुभयो" },
  closed: { en: "We closed it", ne: "हामीले टुङ्ग्यायौँ" },
};
