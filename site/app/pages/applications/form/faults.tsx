import { type ApplicationField, applicationFields } from "@setu/contract/application-fields";
import { pages } from "@setu/contract/pages";
import type { VacancyDetail } from "@setu/contract/vacancies";
import { useEffect, useRef } from "react";
import { Link } from "../../../components/link/link.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import styles from "./application-form.module.css";
import type { ApplicationFailure } from "./sent-values.ts";
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

/** The reasons why the application was not stored, with a link to each field (WCAG 3.3.1); takes the focus. */
export function Faults({ failure, vacancy }: { failure: ApplicationFailure; vacancy: VacancyDetail }) {
  const texts = usePageTexts(words);
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each failure
  useEffect(() => box.current?.focus(), [failure]);
  const nameOf = (field: string) => {
    const [, kind, key] = /^(answers|files)\.(.*)$/.exec(field) ?? [];
    if (kind === "answers") return vacancy.questions.find((question) => question.key === key)?.text;
    if (kind === "files") return vacancy.documents.find((document) => document.key === key)?.label;
    return field === "consent" ? texts.consentTitle : texts.fields[field as ApplicationField];
  };
  const order = orderOf(vacancy);
  const errors = Object.entries(failure.errors).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return (
    <div ref={box} className={styles.faults} role="alert" tabIndex={-1}>
      <p>{failure.message}</p>
      {failure.applied && <Link to={pages.myApplication.href()}>{texts.askForLink}</Link>}
      {errors.length > 0 && (
        <ul>
          {errors.map(([field, [message]]) => (
            <li key={field}>
              <a href={`#${field}`}>{nameOf(field) ?? field}</a>: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
