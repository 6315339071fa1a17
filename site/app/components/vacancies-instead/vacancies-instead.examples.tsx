import { examplesOf } from "../../showcase/example.ts";
import { VacanciesInstead } from "./vacancies-instead.tsx";

export const examples = examplesOf(VacanciesInstead, {
  examples: () => [{ name: "Default", props: {} }],
});
