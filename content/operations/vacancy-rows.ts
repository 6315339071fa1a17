import type { Payload } from "payload";
import type { Localized } from "../mapping/localized.ts";
import { isNamed, type VacancyDoc } from "../mapping/vacancy.ts";
import { isOpen, type VacancyTimes, vacancyStatus } from "../mapping/vacancy-status.ts";
import { readList } from "../public-read.ts";
import { perRevision } from "../system/per-revision.ts";

const most = 5000;
const alike = 3;

/** What vacancies are filtered and sorted by. */
export interface VacancyRow extends VacancyTimes {
  id: number;
  posts: number;
  employmentType: VacancyDoc["employmentType"];
  discipline: { id: number; name: Localized } | null;
  office: { id: number; name: Localized } | null;
}

/** All that are published, what closes first in front. */
export const vacancyRows: (payload: Payload) => Promise<VacancyRow[]> = perRevision(async (payload) => {
  const docs = await readList<VacancyDoc>(payload, "vacancies", {
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
    sort: "closesAt",
    limit: most,
  });
  return docs.map((doc) => ({
    ...doc,
    discipline: isNamed(doc.discipline) ? doc.discipline : null,
    office: isNamed(doc.office) ? doc.office : null,
  }));
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
    2 * Number(discipline !== null && discipline.id === one?.discipline?.id) +
    Number(office !== null && office.id === one?.office?.id);
  return openOnes(rows, now)
    .filter(({ id }) => id !== one?.id)
    .toSorted((a, b) => likeness(b) - likeness(a))
    .slice(0, alike);
}
