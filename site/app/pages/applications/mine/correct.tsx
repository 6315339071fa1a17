import { applicationFields, coverLetterWords } from "@setu/contract/application-fields";
import type { MyApplication } from "@setu/contract/applications";
import type { VacancyDetail } from "@setu/contract/vacancies";
import { useRef } from "react";
import action from "../../../components/action/action.module.css";
import field from "../../../components/form/form.module.css";
import { usePageTexts } from "../../../i18n/texts.ts";
import type { ApplicationFailure } from "../form/application-failure.ts";
import form from "../form/application-form.module.css";
import { DocumentField } from "../form/document-field.tsx";
import { correctionKeyOf } from "../form/draft.ts";
import { Faults } from "../form/faults.tsx";
import { Questions } from "../form/questions.tsx";
import { TypedField } from "../form/typed-field.tsx";
import { useDraft } from "../form/use-draft.ts";
import { useOpenDocuments } from "../form/use-open-documents.ts";
import type { Changed } from "./change-application.ts";
import { words } from "./texts.ts";
import styles from "./track-page.module.css";
import { useChange } from "./use-change.ts";

interface Props {
  application: MyApplication;
  vacancy: VacancyDetail;
  link: string;
  failure: ApplicationFailure | undefined;
  /** The failure of a form that was posted without JavaScript. */
  posted: ApplicationFailure | undefined;
  onChanged: (changed: Changed) => void;
}

/** The form for corrections: until the deadline, applicants may replace documents and change their texts. */
export function Correct({ application, vacancy, link, failure, posted, onChanged }: Props) {
  const texts = usePageTexts(words);
  const wait = useOpenDocuments(texts.stillSending);
  const errors = failure?.errors ?? {};
  const held = Object.fromEntries(application.fields.map(({ key, value }) => [key, value]));
  const formRef = useRef<HTMLFormElement>(null);
  const draftKey = correctionKeyOf(application.reference);
  const draft = useDraft(formRef, { key: draftKey, held, sentBack: posted !== undefined });
  const { sending, note, submit, edit } = useChange(
    (changed) => {
      if (changed.done) draft.drop();
      onChanged(changed);
    },
    heldIn(held, vacancy, errors),
  );
  return (
    <section className={styles.part} aria-labelledby="correct" id="correct-part">
      <h2 id="correct">{texts.correct}</h2>
      <p className={styles.note}>{texts.correctLead(vacancy.deadline.text)}</p>
      <details className={styles.fold} open={failure !== undefined || draft.isKept}>
        <summary>{texts.correctOpen}</summary>
        <form
          ref={formRef}
          className={form.form}
          method="post"
          encType="multipart/form-data"
          noValidate
          onInput={(event) => {
            edit();
            draft.keep(event);
          }}
          onSubmit={(event) => wait.submit(event, submit)}
        >
          <HiddenFields {...{ application, vacancy, link, failure }} />
          {failure && <Faults failure={failure} vacancy={vacancy} />}
          {vacancy.documents.length > 0 && (
            <ReplacedDocuments {...{ application, vacancy, failure, posted, draft, draftKey }} onState={wait.onState} />
          )}
          <fieldset className={form.step}>
            <legend className={form.legend}>{texts.written}</legend>
            <p className={`${form.wide} ${field.hint}`}>{texts.addressStays(held["email"] ?? "")}</p>
            <CorrectedFields vacancy={vacancy} errors={errors} values={{ ...held, ...posted?.values }} />
          </fieldset>
          <div className={form.actions}>
            <button type="submit" className={action.action} aria-disabled={sending}>
              {sending ? texts.saving : texts.save}
            </button>
            <p role="status" className={form.outcome} data-failed={wait.complaint !== undefined}>
              {wait.complaint ?? note}
            </p>
          </div>
        </form>
      </details>
    </section>
  );
}

function HiddenFields({
  application,
  vacancy,
  link,
  failure,
}: Pick<Props, "application" | "vacancy" | "link" | "failure">) {
  const seen = failure?.values["corrections_made"] ?? application.corrections_made;
  return Object.entries({ intent: "change", link, vacancy: vacancy.id, corrections_made: seen }).map(
    ([name, value]) => <input key={name} type="hidden" name={name} value={value} />,
  );
}

/** The texts that need not be sent while they are as before: empty if not stored. A field with an error may hold another text by now. */
function heldIn(held: Record<string, string>, { questions }: VacancyDetail, errors: ApplicationFailure["errors"]) {
  const names = [...applicationFields, ...questions.map(({ key }) => `answers.${key}`)];
  return Object.fromEntries(names.filter((name) => !errors[name]).map((name) => [name, held[name] ?? ""]));
}

interface DocumentsProps extends Pick<Props, "application" | "vacancy" | "failure" | "posted"> {
  draft: ReturnType<typeof useDraft>;
  draftKey: string;
  onState: (document: string, isOpen: boolean) => void;
}

function ReplacedDocuments({ application, vacancy, failure, posted, draft, draftKey, onState }: DocumentsProps) {
  const texts = usePageTexts(words);
  const nameOf = (key: string) => application.files.find((document) => document.key === key)?.name;
  return (
    <fieldset className={form.step}>
      <legend className={form.legend}>{texts.replace}</legend>
      {vacancy.documents.map((document) => (
        <div key={document.key} className={form.wide}>
          <DocumentField
            // Not marked as optional, although none has to be sent again.
            document={{ ...document, required: true }}
            vacancy={vacancy.id}
            error={failure?.errors?.[`files.${document.key}`]?.[0]}
            refused={failure?.values[`files.${document.key}`]}
            before={draft.documents[document.key] ?? posted?.values[`files.${document.key}`]}
            fileName={`${draftKey}/${document.key}`}
            onState={(isOpen) => onState(document.key, isOpen)}
            onKept={(kept) => draft.keepDocument(document.key, kept)}
          />
          <p className={field.hint}>{texts.stays(nameOf(document.key))}</p>
        </div>
      ))}
    </fieldset>
  );
}

interface FieldsProps extends Pick<Props, "vacancy"> {
  errors: ApplicationFailure["errors"];
  values: Record<string, string>;
}

function CorrectedFields({ vacancy, errors, values }: FieldsProps) {
  return (
    <>
      {applicationFields.map(
        (name) =>
          name !== "email" && (
            <TypedField
              key={name}
              name={name}
              error={errors[name]?.[0]}
              value={values[name]}
              {...(name === "cover_letter" && { words: coverLetterWords })}
            />
          ),
      )}
      <Questions questions={vacancy.questions} errors={errors} values={values} />
    </>
  );
}
