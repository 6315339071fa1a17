import { type ApplicationField, applicationFields } from "@setu/contract/application-fields";
import { pages } from "@setu/contract/pages";
import type { VacancyDetail } from "@setu/contract/vacancies";
import { FaultSummary } from "../../../components/form/fault-summary.tsx";
import { Link } from "../../../components/link/link.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import type { ApplicationFailure } from "./application-failure.ts";
import { words } from "./texts.ts";

/** Returns the fields in the order of the form. */
const orderOf = ({ documents, questions }: VacancyDetail): string[] => {
  const atTheEnd: string[] = ["heard_from", "adjustments", "consent"];
  return [
    ...applicationFields.filter((field) => !atTheEnd.includes(field)),
    ...documents.map(({ key }) => `files.${key}`),
    ...questions.map(({ key }) => `answers.${key}`),
    ...atTheEnd,
  ];
};

/** The reasons why the application was not stored, with a link to each field (WCAG 3.3.1). */
export function Faults({ failure, vacancy }: { failure: ApplicationFailure; vacancy: VacancyDetail }) {
  const texts = usePageTexts(words);
  const nameOf = (field: string) => {
    const [, kind, key] = /^(answers|files)\.(.*)$/.exec(field) ?? [];
    if (kind === "answers") return vacancy.questions.find((question) => question.key === key)?.text;
    if (kind === "files") return vacancy.documents.find((document) => document.key === key)?.label;
    return field === "consent" ? texts.consentTitle : texts.fields[field as ApplicationField];
  };
  const order = orderOf(vacancy);
  const faults = Object.entries(failure.errors)
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([field, [fault]]) => ({ id: field, name: nameOf(field) ?? field, fault }));
  return (
    <FaultSummary refusal={failure} sentence={failure.message} faults={faults}>
      {failure.applied && <Link to={pages.myApplication.href()}>{texts.askForLink}</Link>}
    </FaultSummary>
  );
}
