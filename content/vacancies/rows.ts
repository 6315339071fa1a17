import { isRead } from "../platform/reading/is-read.ts";
import { keptRows } from "../platform/reading/kept-rows.ts";
import type { Localized } from "../platform/reading/localized.ts";
import { readByIds } from "../platform/reading/public-read.ts";
import type { VacancyDoc } from "./map-vacancy.ts";
import { isOpen, type VacancyTimes, vacancyStatus } from "./status.ts";

const alike = 3;

/** The fields by which vacancies are filtered and sorted. */
export interface VacancyRow extends VacancyTimes {
  id: number;
  posts: number;
  employmentType: VacancyDoc["employmentType"];
  discipline: { id: number; name: Localized } | null;
  office: { id: number; name: Localized } | null;
  /** The items that it refers to, published or not. */
  refersTo: { discipline: number[]; office: number[] };
}

/** All published vacancies, those that close first leading. */
export const vacancyRows = keptRows<VacancyRow>({
  collection: "vacancies",
  table: "vacancies",
  compare: (a, b) => Date.parse(a.closesAt) - Date.parse(b.closesAt) || a.id - b.id,
  uses: { disciplines: ({ refersTo }) => refersTo.discipline, offices: ({ refersTo }) => refersTo.office },
  async read(payload, ids) {
    const docs = await readByIds(payload, "vacancies", ids, {
      select: {
        posts: true,
        employmentType: true,
        discipline: true,
        office: true,
        opensAt: true,
        closesAt: true,
        filled: true,
      },
      depth: 1,
    });
    return docs.map((doc) => ({
      ...doc,
      discipline: isRead(doc.discipline) ? doc.discipline : null,
      office: isRead(doc.office) ? doc.office : null,
      refersTo: { discipline: idOf(doc.discipline), office: idOf(doc.office) },
    }));
  },
});

/** The id of a relation; an unpublished one is only an id. */
const idOf = (relation: VacancyDoc["office" | "discipline"]): number[] =>
  isRead(relation) ? [relation.id] : [relation ?? []].flat();

export const openOnes = (rows: readonly VacancyRow[], now: Date): VacancyRow[] =>
  rows.filter((row) => isOpen(row, now));

/** The last vacancies that were closed or filled. */
export const lastClosed = (rows: readonly VacancyRow[], now: Date): VacancyRow[] =>
  rows
    .filter((row) => ["closed", "filled"].includes(vacancyStatus(row, now)))
    .toReversed()
    .slice(0, alike);

/** Other open vacancies: those of the same discipline first, then of the same office, then those that close first. */
export function alternativesTo(one: VacancyRow | undefined, rows: readonly VacancyRow[], now: Date): VacancyRow[] {
  const likeness = ({ discipline, office }: VacancyRow) =>
    2 * Number(discipline !== null && discipline.id === one?.discipline?.id) +
    Number(office !== null && office.id === one?.office?.id);
  return openOnes(rows, now)
    .filter(({ id }) => id !== one?.id)
    .toSorted((a, b) => likeness(b) - likeness(a))
    .slice(0, alike);
}
