import { coverLetterWords, personFields } from "@setu/contract/application-fields";
import type { VacancyDetail } from "@setu/contract/vacancies";
import type { ReactNode } from "react";
import { FieldError } from "../../../components/form/field-error.tsx";
import { Paragraphs } from "../../../components/paragraphs/paragraphs.tsx";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import styles from "../form/application-form.module.css";
import { DocumentField } from "../form/document-field.tsx";
import { Questions } from "../form/questions.tsx";
import { words } from "../form/texts.ts";
import { TypedField } from "../form/typed-field.tsx";
import type { ApplicationForm } from "./use-application.ts";

interface Props {
  vacancy: VacancyDetail;
  application: ApplicationForm;
}

/** The steps of the form, numbered: some vacancies ask for no documents, or have no questions of their own. */
export function Steps({ vacancy, application }: Props) {
  const { errors, values } = application;
  const { steps } = usePageTexts(words);
  const common = useTexts();
  const shown: { name: string; fields: ReactNode }[] = [
    { name: steps.you, fields: <AboutYou errors={errors} values={values} /> },
    ...(vacancy.documents.length > 0
      ? [{ name: steps.documents, fields: <Documents vacancy={vacancy} application={application} /> }]
      : []),
    ...(vacancy.questions.length > 0
      ? [{ name: steps.questions, fields: <Questions questions={vacancy.questions} errors={errors} values={values} /> }]
      : []),
    { name: steps.check, fields: <Check vacancy={vacancy} errors={errors} values={values} /> },
  ];
  return shown.map(({ name, fields }, index) => (
    <fieldset key={name} className={styles.step}>
      <legend className={styles.legend}>
        <span aria-hidden="true">{`${common.number(0)}${common.number(index + 1)}`}</span>
        {name}
      </legend>
      {fields}
    </fieldset>
  ));
}

type FieldProps = Pick<ApplicationForm, "errors" | "values">;

function AboutYou({ errors, values }: FieldProps) {
  return (
    <>
      {personFields.map((name) => (
        <TypedField key={name} name={name} error={errors[name]?.[0]} value={values[name]} />
      ))}
      <TypedField
        name="cover_letter"
        error={errors["cover_letter"]?.[0]}
        value={values["cover_letter"]}
        words={coverLetterWords}
      />
    </>
  );
}

function Documents({ vacancy, application: { draft, draftKey, failure, wait, errors, values } }: Props) {
  const texts = usePageTexts(words);
  return (
    <>
      <p className={styles.wide}>{texts.documentsLead}</p>
      {vacancy.documents.map((document) => (
        <DocumentField
          key={document.key}
          document={document}
          vacancy={vacancy.id}
          error={errors[`files.${document.key}`]?.[0]}
          refused={failure?.values[`files.${document.key}`]}
          isPending={draft.wasPending}
          before={draft.documents[document.key] ?? values[`files.${document.key}`]}
          fileName={`${draftKey}/${document.key}`}
          onState={(isOpen) => wait.onState(document.key, isOpen)}
          onKept={(kept) => draft.keepDocument(document.key, kept)}
        />
      ))}
    </>
  );
}

function Check({ vacancy: { consent }, errors, values }: FieldProps & Pick<Props, "vacancy">) {
  return (
    <>
      <TypedField name="heard_from" error={errors["heard_from"]?.[0]} value={values["heard_from"]} />
      <TypedField name="adjustments" error={errors["adjustments"]?.[0]} value={values["adjustments"]} />
      {consent && <Consent consent={consent} error={errors["consent"]?.[0]} />}
    </>
  );
}

interface ConsentProps {
  consent: NonNullable<VacancyDetail["consent"]>;
  error: string | undefined;
}

function Consent({ consent, error }: ConsentProps) {
  const texts = usePageTexts(words);
  return (
    <div className={styles.consent}>
      <h2>{texts.consentTitle}</h2>
      <Paragraphs text={consent.text} />
      <label>
        <input
          type="checkbox"
          name="consent"
          value={consent.version}
          id="consent"
          aria-invalid={error !== undefined}
          aria-describedby={error && "consent-error"}
        />
        {texts.consent}
      </label>
      <FieldError id="consent-error" error={error} />
    </div>
  );
}
