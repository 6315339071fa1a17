import type { PersonDetail } from "@setu/contract/people";
import type { Fact } from "../../components/fact-box.tsx";
import type { words } from "./texts.ts";

type Words = (typeof words)["en"];

/** The title block of a person. What is not known takes no room. */
export function personFacts(person: PersonDetail, own: Words, number: (n: number) => string): Fact[] {
  const { discipline, office, experience, languages, countries } = person;
  const facts: (Fact | false)[] = [
    experience !== null &&
      experience > 0 && {
        label: own.experience,
        value: null,
        figure: { value: number(experience), unit: own.years(experience) },
      },
    discipline !== null && { label: own.discipline, value: discipline },
    office !== null && { label: own.office, value: office },
    languages.length > 0 && { label: own.languages, value: languages.join(", "), columns: 3 },
    countries.length > 0 && { label: own.countries, value: countries.join(", "), columns: 3 },
  ];
  return facts.filter((fact) => fact !== false);
}
