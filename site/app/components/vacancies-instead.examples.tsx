import { examplesOf } from "../gallery/example.ts";
import { VacanciesInstead } from "./vacancies-instead.tsx";

export const examples = examplesOf(VacanciesInstead, { examples: () => [{ name: "Default", props: {} }] });
