import type { VacancyDoc } from "../mapping/vacancy.ts";
import { isOpen, type VacancyTimes, vacancyStatus } from "../mapping/vacancy-status.ts";
import { readByIds } from "../public-read.ts";
import { keptRows } from "../system/kept-rows.ts";

const alike = 3;

/** What vacancies are filtered and sorted by. */
export interface VacancyRow extends VacancyTimes {
  id: number;
  posts: number;
  employmentType: VacancyDoc["employmentType"];
  discipline?: number | null;
  office?: number | null;
}

/** All that are published, what closes first in front. */
export const vacancyRows = keptRows<VacancyRow>({
  collection: "vacancies",
  table: "vacancies",
  compare: (a, b) => Date.parse(a.closesAt) - Date.parse(b.closesAt) || a.id - b.id,
  read: (payload, ids) =>
    readByIds<VacancyRow>(payload, "vacancies", ids, {
      select: {
        posts: true,
        employmentType: true,
        discipline: true,
        office: true,
        opensAt: true,
        closesAt: true,
        filled: true,
      },
      depth: 0,
    }),
});

export const openOnes = (rows: readonly VacancyRow[], now: Date): VacancyRow[] =>
  rows.filter((row) => isOpen(row, now));

/** The last ones that closed, or were filled. */
export const lastClosed = (rows: readonly VacancyRow[], now: Date): VacancyRow[] =>
  rows
    .filter((row) => ["closed", "filled"].includes(vacancyStatus(row, now)))
    .toReversed()
    .slice(0, alike);

/** Others that are open: those of the same discipline first, then of the same office, then what closes first. */
export function alternativesTo(one: VacancyRow | undefined, rows: readonly VacancyRow[], now: Date): VacancyRow[] {
  const likeness = ({ discipline, office }: VacancyRow) =>
    2 * Number(!!discipline && discipline === one?.discipline) + Number(!!office && office === one?.office);
  return openOnes(rows, now)
    .filter(({ id }) => id !== one?.id)
    .toSorted((a, b) => likeness(b) - likeness(a))
    .slice(0, alike);
}
