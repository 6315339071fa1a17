import countries from "@setu/contract/countries.json" with { type: "json" };
import { adParts, nepalDay, startOfNepalDay } from "../calendar/nepal-time.ts";
import type { Found, Item, Select } from "../model/item.ts";
import { keptRows } from "../platform/reading/kept-rows.ts";
import type { Localized } from "../platform/reading/localized.ts";
import { readByIds, readList } from "../platform/reading/public-read.ts";
import { type SearchedText, searchedText, type TextPart } from "../platform/search/searched-text.ts";
import { perRevision } from "../platform/store/per-revision.ts";
import { publishedNames } from "../platform/store/published.ts";
import { byPlace, hasEnded, isCurrent, type RoleDoc, turnsOf } from "./map-role.ts";

/** The fields by which people are listed, filtered and searched. */
export type PersonRow = Found<
  Item<"people", "id" | "name" | "designation" | "discipline" | "office" | "left" | "leftOn" | "roles">,
  { depth: 0 }
> & { search: SearchedText };

/** All published people, including those who have left. */
export const personRows = keptRows<PersonRow>({
  collection: "people",
  table: "people",
  compare: (a, b) => a.id - b.id,
  // People are found by the names of these.
  uses: {
    disciplines: ({ discipline }) => (discipline ? [discipline] : []),
    offices: ({ office }) => (office ? [office] : []),
  },
  async read(payload, ids) {
    const docs = await readByIds(payload, "people", ids, { select: readFields, depth: 0 });
    const [disciplines, offices] = await Promise.all([
      publishedNames(
        payload,
        "disciplines",
        docs.flatMap(({ discipline }) => discipline ?? []),
      ),
      publishedNames(
        payload,
        "offices",
        docs.flatMap(({ office }) => office ?? []),
      ),
    ]);
    return docs.map(({ line, quote, message, qualifications, memberships, languages, countries, ...row }) => ({
      ...row,
      search: searchedText([
        ...inBoth(row.name, "title"),
        ...inBoth(row.designation, "name"),
        [disciplines.get(row.discipline ?? 0), "name"],
        [offices.get(row.office ?? 0), "name"],
        ...(row.roles ?? []).flatMap(({ title, representing }) => [
          ...inBoth(title, "summary"),
          ...inBoth(representing, "text"),
        ]),
        ...inBoth(line, "summary"),
        ...(qualifications ?? []).flatMap(({ name, institution }) => [
          ...inBoth(name, "summary"),
          ...inBoth(institution, "text"),
        ]),
        ...inBoth(languages, "summary"),
        ...(countries ?? []).flatMap((country) => inBoth(countryWords(country), "text")),
        ...(memberships ?? []).flatMap(({ name, number }): TextPart[] => [...inBoth(name, "text"), [number, "text"]]),
        ...inBoth(quote, "text"),
        ...inBoth(message, "text"),
      ]),
    }));
  },
});

const readFields = {
  name: true,
  designation: true,
  discipline: true,
  office: true,
  left: true,
  leftOn: true,
  roles: true,
  line: true,
  quote: true,
  message: true,
  qualifications: true,
  memberships: true,
  languages: true,
  countries: true,
} as const satisfies Select<Item<"people">>;

const inBoth = (text: Localized, weight: TextPart[1]): TextPart[] => [
  [text?.en, weight],
  [text?.ne, weight],
];
const countryByName = new Map(countries.map((country) => [country.en, country]));
const countryWords = (name: string) => countryByName.get(name);

/** The published disciplines and offices, which name the choices, read once for each content revision. */
export const peopleNames = perRevision(async (payload) => {
  const read = { select: { name: true }, depth: 0, sort: "_order", limit: 500 } as const;
  const [disciplines, offices] = await Promise.all([
    readList(payload, "disciplines", read),
    readList(payload, "offices", read),
  ]);
  return { disciplines, offices };
});

/** A person's current role of a kind. People who have left have none. */
export const currentRole = (row: PersonRow, kind: RoleDoc["kind"], now: Date): RoleDoc | undefined =>
  row.left
    ? undefined
    : (row.roles ?? []).filter((role) => role.kind === kind && isCurrent(role, now)).toSorted(byPlace)[0];

/** A person's last role on the board, if it has ended. */
export function pastBoardRole(row: PersonRow, now: Date): RoleDoc | undefined {
  if (currentRole(row, "board", now)) return undefined;
  return (row.roles ?? [])
    .filter((role) => role.kind === "board" && (row.left || hasEnded(role, now)))
    .map((role) => ({ ...role, until: role.until ?? row.leftOn ?? null }))
    .toSorted((a, b) => (b.until ?? "").localeCompare(a.until ?? ""))[0];
}

/** Whether a person works here. A role on the board is not enough; a person without any role counts as working here. */
export const isOfTeam = (row: PersonRow, now: Date): boolean =>
  !row.left &&
  ((row.roles ?? []).length === 0 ||
    currentRole(row, "team", now) !== undefined ||
    currentRole(row, "key", now) !== undefined);

/** The time until which the answers about people are valid: the next start or end of a term, or the new year, when experience grows. */
export function peopleFreshUntil(rows: readonly PersonRow[], now: Date): string {
  const newYear = startOfNepalDay(Date.UTC(adParts(nepalDay(now)).year + 1, 0, 1) / 86_400_000).getTime();
  const turns = rows.flatMap(({ roles }) => (roles ?? []).flatMap(turnsOf)).filter((turn) => turn > now.getTime());
  return new Date(Math.min(newYear, ...turns)).toISOString();
}
