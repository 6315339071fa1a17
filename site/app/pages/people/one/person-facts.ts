import type { PersonDetail } from "@setu/contract/people";
import type { Fact } from "../../../components/fact-box/fact-box.tsx";
import type { words } from "./texts.ts";

type Words = (typeof words)["en"];

/** Returns the title block of a person, in two rows. Unknown facts take no room. */
export function personFacts(person: PersonDetail, own: Words, number: (n: number) => string): Fact[] {
  const { discipline, office, experience, languages, countries } = person;
  const work = [
    experience !== null &&
      experience > 0 && {
        label: own.experience,
        value: null,
        figure: { value: number(experience), unit: own.years(experience) },
      },
    discipline !== null && { label: own.discipline, value: discipline },
    office !== null && { label: own.office, value: office },
  ];
  const world = [
    languages.length > 0 && { label: own.languages, value: languages.join(", ") },
    countries.length > 0 && { label: own.countries, value: countries.join(", ") },
  ];
  return [...row(work), ...row(world)];
}

/** The facts of a row share its six columns; on a narrow screen the last of an odd number has its own row. */
function row(given: (Fact | false)[]): Fact[] {
  const facts = given.filter((fact) => fact !== false);
  const columns = ({ 1: 6, 2: 3 } as const)[facts.length] ?? 2;
  const isAlone = (index: number) => facts.length % 2 === 1 && index === facts.length - 1;
  return facts.map((fact, index) => ({ ...fact, columns, ...(isAlone(index) && { narrow: 6 }) }));
}
