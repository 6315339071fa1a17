import type { ReadParameters } from "@setu/contract/calls/reads";
import type { Locale } from "@setu/contract/locale";
import { MemberList } from "@setu/contract/people";
import type { Payload } from "payload";
import { type Facet, listing } from "../platform/reading/listing.ts";
import { inLocale, type Localized } from "../platform/reading/localized.ts";
import { readByIds } from "../platform/reading/public-read.ts";
import { marksIn } from "../platform/search/marks.ts";
import { searchOf } from "../platform/search/search.ts";
import { keptBy } from "../platform/store/kept-by.ts";
import { meaningsIn } from "../search/editors/settings.ts";
import { personItemFields, personItemOf } from "./map-person.ts";
import { isOfTeam, type PersonRow, peopleFreshUntil, peopleNames, personRows } from "./rows.ts";

const perPage = 24;

const labels = {
  en: { discipline: "Discipline", office: "Office" },
  ne: { discipline: "विधा", office: "कार्यालय" },
};

/** The letter under which the directory lists a name, without diacritics and vowel signs of Devanagari. */
const letterOf = (name: string | null | undefined): string | undefined =>
  [...(name?.trim().normalize("NFKD") ?? "")][0]?.toUpperCase();

const lettersOf = ({ name }: PersonRow): string[] =>
  [letterOf(name?.en), letterOf(name?.ne)].filter((letter) => letter !== undefined);

/** The letters of the names as a page in that language writes them. */
const writtenLetters = (rows: PersonRow[], locale: Locale) =>
  new Set(rows.map(({ name }) => letterOf(inLocale(name, locale))));

const isDevanagari = (letter: string): boolean => /\p{Script=Devanagari}/u.test(letter);

function facetsIn(locale: Locale, { disciplines, offices }: Awaited<ReturnType<typeof peopleNames>>) {
  const among = (key: "discipline" | "office", choices: { id: number; name: Localized }[]): Facet<PersonRow> => {
    const order = choices.map(({ id }) => String(id));
    return {
      key,
      label: labels[locale][key],
      valuesOf: (row) => (row[key] ? [String(row[key])] : []),
      labelOf: (value) => inLocale(choices.find(({ id }) => String(id) === value)?.name, locale) || undefined,
      compare: (a, b) => order.indexOf(a) - order.indexOf(b),
    };
  };
  const letter: Facet<PersonRow> = {
    key: "letter",
    label: "",
    valuesOf: lettersOf,
    labelOf: (value) => value,
    compare: (a, b) => a.localeCompare(b),
  };
  return [among("discipline", disciplines), among("office", offices), letter];
}

const collators = { en: new Intl.Collator("en"), ne: new Intl.Collator("ne") };

/** The people by name, sorted by the rules of the language. */
const sortedIn = (locale: Locale) =>
  keptBy((rows: readonly PersonRow[]) =>
    rows.toSorted((a, b) => collators[locale].compare(inLocale(a.name, locale), inLocale(b.name, locale))),
  );
const sorted = { en: sortedIn("en"), ne: sortedIn("ne") };

const search = searchOf<PersonRow>();

/** Everybody who works here, by name, sorted by the rules of the language, or the results of a search, the best first. */
export async function members(
  payload: Payload,
  locale: Locale,
  query: ReadParameters,
  now = new Date(),
): Promise<MemberList> {
  const [all, names, meanings] = await Promise.all([personRows(payload), peopleNames(payload), meaningsIn(payload)]);
  const team = sorted[locale](all).filter((row) => isOfTeam(row, now));
  const searched = search(all, query["q"], { among: team, meanings });
  const { filters, page, ...found } = listing({
    rows: searched.rows,
    facets: facetsIn(locale, names),
    query: { ...query, letter: letterOf(query["letter"]) },
    perPage,
  });
  const docs = await readByIds(
    payload,
    "people",
    found.rows.map(({ id }) => id),
    { select: personItemFields, depth: 1 },
  );
  const items = docs.map((doc) => personItemOf(doc, locale, now));
  const written = writtenLetters(team, locale);
  const texts = items.flatMap(({ name, designation, discipline, office }) => [name, designation, discipline, office]);
  return MemberList.parse({
    items,
    filters: filters.filter(({ key }) => key !== "letter"),
    letters: (filters.find(({ key }) => key === "letter")?.options ?? [])
      .filter(({ value, count }) => count > 0 && written.has(value))
      .map(({ value, count }) => ({ value, count, script: isDevanagari(value) ? "ne" : "en" })),
    page,
    search: query["q"]
      ? {
          meant: searched.meant,
          marks: marksIn(
            texts.filter((text) => text !== null),
            searched.words,
          ),
        }
      : null,
    fresh_until: peopleFreshUntil(all, now),
  } satisfies MemberList);
}
