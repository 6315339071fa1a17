import { keptBy } from "../platform/store/kept-by.ts";
import type { ProjectRow } from "../projects/read-rows.ts";

/** The public projects of each person, newest first. */
export const personProjects = keptBy((rows: readonly ProjectRow[]): Map<number, number[]> => {
  const latest = ({ from, to }: ProjectRow) => to ?? from ?? 0;
  const byPerson = new Map<number, ProjectRow[]>();
  for (const row of rows.toSorted((a, b) => latest(b) - latest(a) || b.id - a.id)) {
    for (const person of new Set(row.team)) byPerson.set(person, [...(byPerson.get(person) ?? []), row]);
  }
  return new Map([...byPerson].map(([person, own]) => [person, own.map(({ id }) => id)]));
});
