import { adMonths, bsMonths } from "@setu/contract/calendar/date-words";
import { latinDigits } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";
import { dayOfBikramSambat } from "../../calendar/bikram-sambat.ts";

/** Reads figures and dates out of prose in both languages, so that tests can compare texts. */
export interface Figures {
  /** Written in digits. */
  digits: number[];
  /** Written in digits or in words. */
  all: number[];
  /** Times of day: minutes after midnight or noon. */
  clocks: number[];
  /** For each date the days that it may be, counted from 1970: several where the text leaves out the year or the day. */
  dates: number[][];
}

const english = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen";
const tens = "twenty thirty forty fifty sixty seventy eighty ninety";
const englishWords = new Map<string, number>([
  ...english.split(" ").map((word, index): [string, number] => [word, index]),
  ["seventeen", 17],
  ["eighteen", 18],
  ["nineteen", 19],
  ...tens.split(" ").map((word, index): [string, number] => [word, (index + 2) * 10]),
]);
/** Nepali has a word of its own for each number to a hundred: those of the sample texts. छ is left out, since it also means "is". */
const nepali =
  "एक 1 दुई 2 तीन 3 चार 4 पाँच 5 सात 7 आठ 8 नौ 9 दस 10 एघार 11 बाह्र 12 तेह्र 13 चौध 14 पन्ध्र 15 सोह्र 16 सत्र 17 " +
  "अठार 18 उन्नाइस 19 बीस 20 बाइस 22 छब्बीस 26 तीस 30 एकतीस 31 तेत्तीस 33 चौँतीस 34 चालीस 40 एकचालीस 41 " +
  "छयालीस 46 अठचालीस 48 पचास 50 साठी 60 त्रिसट्ठी 63 चौँसट्ठी 64 छयासी 86 नब्बे 90";
const nepaliWords = new Map([...nepali.matchAll(/(\S+) (\d+)/g)].map(([, word = "", value]) => [word, Number(value)]));
const multipliers: Record<string, number> = {
  ...{ hundred: 100, thousand: 1000, million: 1e6 },
  ...{ सय: 100, हजार: 1000, लाख: 1e5, करोड: 1e7, अर्ब: 1e9 },
};

const letter = "[\\p{L}\\p{M}]";
const clock = /(?<![\d:,.])(\d{1,2})(?::(\d\d))?(?![\d:]|[.,]\d)(?: (बजे))?/gu;
const names = (list: string[]) => list.join("|");
/** The years that a date without one may be of. */
const recentYears = { ad: range(2018, 2028), bs: range(2075, 2085) };

/** The figures of a text, dates and times apart from numbers. */
export function figuresIn(text: string, locale: Locale): Figures {
  const dates: number[][] = [];
  const clocks: number[] = [];
  let rest = latinDigits(text).replaceAll("\u00a0", " ").toLowerCase().replace("a hundred", "one hundred");
  for (const [pattern, read] of datePatterns[locale]) {
    rest = rest.replace(pattern, (...found) => {
      dates.push(read(found.at(-1)));
      return " ";
    });
  }
  rest = rest.replace(clock, (whole, hours, minutes, oClock) => {
    if (minutes === undefined && oClock === undefined) return whole;
    clocks.push((Number(hours) % 12) * 60 + Number(minutes ?? 0));
    return " ";
  });
  return { dates, clocks, ...numbersIn(rest) };
}

function numbersIn(text: string): Pick<Figures, "digits" | "all"> {
  const digits: number[] = [];
  const all: number[] = [];
  let [sum, part, typed, open] = [0, 0, false, false];
  const close = () => {
    if (open) {
      all.push(sum + part);
      if (typed) digits.push(sum + part);
    }
    [sum, part, typed, open] = [0, 0, false, false];
  };
  const tokens = text.matchAll(new RegExp(`\\d[\\d,]*(?:\\.\\d+)?|${letter}+|[^\\s]`, "gu"));
  for (const [token] of tokens) {
    const figure = /^\d/.test(token) ? Number(token.replaceAll(",", "")) : wordValue(token);
    const multiplier = multipliers[token] ?? multipliers[withoutEnding(token)];
    if (figure !== undefined) {
      // "sixty-four", "four hundred and thirty", "३ लाख १० हजार"; but not "1993 four".
      const continues = part === 0 || (!typed && (part % 100 === 0 || (part >= 20 && part % 10 === 0 && figure < 10)));
      if (open && !continues) close();
      part += figure;
      typed ||= /^\d/.test(token);
      open = true;
    } else if (multiplier && open) {
      if (multiplier === 100) part *= 100;
      else [sum, part] = [sum + part * multiplier, 0];
    } else if (token !== "-" && token !== "and") close();
  }
  close();
  return { digits, all };
}

const endings = /(वटामा|वटै|वटा|जना|औँ|ौँ|को|मा|ले)$/u;
const withoutEnding = (word: string): string => word.replace(endings, "");
const wordValue = (word: string): number | undefined =>
  englishWords.get(word) ?? nepaliWords.get(word) ?? nepaliWords.get(withoutEnding(word));

const ending = "(?:मा|मै|को|देखि|सम्म|भित्र|भित्रै)?";

const numberWords: Record<Locale, string> = {
  en: names([...englishWords.keys(), "a hundred", "hundred"].toSorted((a, b) => b.length - a.length)),
  ne: names([...nepaliWords.keys(), "छ", "सय"].toSorted((a, b) => b.length - a.length)),
};

/** Matches a figure in a text of small letters with digits from 0 to 9, in digits or in words. */
export function figurePattern(locale: Locale): string {
  const words = `(?:${numberWords[locale]})(?:${locale === "ne" ? "वटामा|वटा|वटै|" : ""})`;
  const large = `(?: (?:${names(Object.keys(multipliers))}))?`;
  return `\\d[\\d,]*(?:\\.\\d+)?${large}(?: \\d+ हजार)?|${words}(?:[ -](?:and )?${words})*`;
}

export const datePattern = (locale: Locale): string =>
  locale === "en"
    ? `(?:\\d{1,2} )?(?:${names(adMonths.en).toLowerCase()})(?: \\d{4})?`
    : `(?:\\d{4} )?(?:${names(bsMonths.ne)})${ending}(?: \\d{1,2})?(?: र \\d{1,2})?(?: गते|${ending})?`;

type Groups = Record<string, string | undefined>;
type DatePattern = [RegExp, (groups: Groups) => number[]];

const datePatterns: Record<Locale, DatePattern[]> = {
  en: [
    // "May" alone is no month.
    [
      new RegExp(`(?:(?<day>\\d{1,2}) )\\b(?<month>${names(adMonths.en)})\\b(?: (?<year>\\d{4}))?`, "giu"),
      (groups) => adDays(groups, adMonths.en),
    ],
    [
      new RegExp(`\\b(?<month>${names(adMonths.en)})\\b (?<year>\\d{4})`, "giu"),
      (groups) => adDays(groups, adMonths.en),
    ],
    [
      new RegExp(`\\b(?<month>${names(adMonths.en.filter((name) => !["March", "May"].includes(name)))})\\b`, "giu"),
      (groups) => adDays(groups, adMonths.en),
    ],
    [
      new RegExp(`(?:(?<day>\\d{1,2}) )?\\b(?<month>${names(bsMonths.en)})\\b(?: (?<year>\\d{4}))?`, "giu"),
      (groups) => bsDays(groups, bsMonths.en),
    ],
  ],
  ne: [
    // Without the era, मे and जुन are other words.
    [
      new RegExp(`सन् (?<year>\\d{4}) (?<month>${names(adMonths.ne)})(?!${letter})(?: (?<day>\\d{1,2}))?`, "gu"),
      (groups) => adDays(groups, adMonths.ne),
    ],
    [
      new RegExp(
        `(?:(?<year>\\d{4}) )?(?<!${letter})(?<month>${names(bsMonths.ne)})${ending}(?!${letter})` +
          "(?: (?<day>\\d{1,2})(?![\\d,])(?: र \\d{1,2})?)?(?: गते)?",
        "gu",
      ),
      (groups) => bsDays(groups, bsMonths.ne),
    ],
  ],
};

function adDays({ day, month, year }: Groups, months: string[]): number[] {
  const index = months.findIndex((name) => name.toLowerCase() === month?.toLowerCase());
  return (year ? [Number(year)] : recentYears.ad).flatMap((each) => {
    const first = Date.UTC(each, index) / 86_400_000;
    const length = Date.UTC(each, index + 1) / 86_400_000 - first;
    return day ? [first + Number(day) - 1] : range(first, first + length);
  });
}

function bsDays({ day, month, year }: Groups, months: string[]): number[] {
  const index = months.findIndex((name) => name.toLowerCase() === month?.toLowerCase());
  return (year ? [Number(year)] : recentYears.bs).flatMap((each) =>
    (day ? [Number(day)] : range(1, 33)).flatMap((date) => dayOfBikramSambat(each, index + 1, date) ?? []),
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
