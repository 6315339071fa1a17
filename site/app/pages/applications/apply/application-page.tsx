import { coverLetterWords } from "@setu/contract/application-fields";
import { pages } from "@setu/contract/pages";
import { useContext, useRef, useState } from "react";
import { Link, useActionData, useNavigate } from "react-router";
import { browserApi } from "../../../api/browser-api.ts";
import action from "../../../components/action/action.module.css";
import { Opening } from "../../../components/opening/opening.tsx";
import { Paragraphs } from "../../../components/paragraphs/paragraphs.tsx";
import { FormTokenContext } from "../../../form-token-context.ts";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import { usePageData } from "../../../page-data.ts";
import { useSending } from "../../../sending/use-sending.ts";
import styles from "../form/application-form.module.css";
import { DocumentField } from "../form/document-field.tsx";
import { draftKeyOf } from "../form/draft.ts";
import { Faults } from "../form/faults.tsx";
import { Questions } from "../form/questions.tsx";
import type { ApplicationFailure } from "../form/sent-values.ts";
import { TypedField } from "../form/typed-field.tsx";
import { useDraft } from "../form/use-draft.ts";
import type { ApplicationPageData } from "./load-application.ts";
import { receiptAddress, sendApplication } from "./send-application.ts";
import { words } from "./texts.ts";

const aboutYou = [
  "name",
  "name_ne",
  "email",
  "phone",
  "country",
  "district",
  "current_position",
  "years_experience",
  "qualification",
  "nec_no",
  "linkedin",
] as const;

/** One page in steps, which works as a plain form; with a script files go ahead by themselves, and a draft is kept. */
export function ApplicationPage() {
  const { vacancy } = usePageData<ApplicationPageData>();
  const texts = usePageTexts(words);
  const { locale, texts: common } = useLanguage();
  const navigate = useNavigate();
  // What a form without JavaScript comes back with; in the browser the form itself still has it.
  const posted = useActionData<ApplicationFailure>();
  const [failure, setFailure] = useState(posted);
  const form = useRef<HTMLFormElement>(null);
  const pageToken = useContext(FormTokenContext);
  const draftKey = draftKeyOf(vacancy.id);
  const draft = useDraft(form, { key: draftKey, sentBack: posted !== undefined });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [complaint, setComplaint] = useState<string>();
  const sending = useSending({
    async send(data) {
      data.set("idempotency_key", draft.keyFor(data));
      const outcome = await sendApplication(data, {
        api: browserApi,
        vacancy: vacancy.id,
        locale,
        texts: common,
      });
      // Even where nobody waits for it any more.
      if ("receipt" in outcome) draft.drop();
      else draft.answered();
      return outcome;
    },
    settle(outcome) {
      if ("receipt" in outcome) void navigate(receiptAddress(outcome));
      else setFailure(outcome);
    },
  });

  const errors = failure?.errors ?? {};
  const values = posted?.values ?? {};
  const step = (number: number, name: string) => (
    <legend className={styles.legend}>
      <span aria-hidden="true">{number}</span>
      {name}
    </legend>
  );
  let number = 0;

  return (
    <>
      <Opening
        title={vacancy.name}
        note={`${texts.apply} · ${vacancy.ref}`}
        lead={texts.lead(vacancy.deadline.text)}
        locale={vacancy.locale}
      />
      <div className={split.split}>
        <form
          ref={form}
          className={styles.form}
          method="post"
          encType="multipart/form-data"
          noValidate
          onFocus={whenBegun}
          onInput={(event) => {
            sending.edit();
            draft.keep(event);
          }}
          onSubmit={(event) => {
            if (open.size === 0) return sending.submit(event);
            event.preventDefault();
            setComplaint(texts.stillSending);
          }}
        >
          {failure && <Faults failure={failure} vacancy={vacancy} />}
          {vacancy.closes_soon && vacancy.deadline.remaining && (
            <p className={styles.soon}>{texts.closesSoon(vacancy.deadline.remaining)}</p>
          )}
          <fieldset className={styles.step}>
            {step(++number, texts.steps.you)}
            {aboutYou.map((name) => (
              <TypedField key={name} name={name} error={errors[name]?.[0]} value={values[name]} />
            ))}
            <TypedField
              name="cover_letter"
              error={errors["cover_letter"]?.[0]}
              value={values["cover_letter"]}
              words={coverLetterWords}
            />
          </fieldset>
          {vacancy.documents.length > 0 && (
            <fieldset className={styles.step}>
              {step(++number, texts.steps.documents)}
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
                  onState={(isOpen) => {
                    setComplaint(undefined);
                    setOpen((known) => changed(known, document.key, isOpen));
                  }}
                  onKept={(kept) => draft.keepDocument(document.key, kept)}
                />
              ))}
            </fieldset>
          )}
          {vacancy.questions.length > 0 && (
            <fieldset className={styles.step}>
              {step(++number, texts.steps.questions)}
              <Questions questions={vacancy.questions} errors={errors} values={values} />
            </fieldset>
          )}
          <fieldset className={styles.step}>
            {step(++number, texts.steps.check)}
            <TypedField name="heard_from" error={errors["heard_from"]?.[0]} value={values["heard_from"]} />
            <TypedField name="adjustments" error={errors["adjustments"]?.[0]} value={values["adjustments"]} />
            {vacancy.consent && (
              <div className={styles.consent}>
                <h2>{texts.consentTitle}</h2>
                <Paragraphs text={vacancy.consent.text} />
                <label>
                  <input
                    type="checkbox"
                    name="consent"
                    value={vacancy.consent.version}
                    id="consent"
                    aria-invalid={errors["consent"] !== undefined}
                    aria-describedby={errors["consent"] && "consent-error"}
                  />
                  {texts.consent}
                </label>
                {errors["consent"] && (
                  <p id="consent-error" className={styles.error}>
                    {errors["consent"][0]}
                  </p>
                )}
              </div>
            )}
          </fieldset>
          <input type="hidden" name="form_token" defaultValue={pageToken} />
          <p className={styles.honeypot} aria-hidden="true">
            <label>
              {common.leaveEmpty}
              <input type="text" name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </p>
          <div className={styles.actions}>
            <button type="submit" className={action.action} aria-disabled={sending.sending}>
              {sending.sending ? texts.sendingAll : texts.send}
            </button>
            <p role="status" className={styles.outcome} data-failed={complaint !== undefined}>
              {complaint ?? sending.note ?? (draft.wasPending && !sending.sending ? texts.unconfirmed : "")}
            </p>
          </div>
        </form>
        <aside className={split.aside} aria-labelledby="vacancy">
          <section>
            <h2 id="vacancy">
              <Link to={pages.vacancy.href({ id: vacancy.id })}>{vacancy.name}</Link>
            </h2>
            <p>{vacancy.deadline.text}</p>
            <p>{texts.noMoney}</p>
          </section>
          {draft.isRefused && (
            <section>
              <p role="status">{texts.draftRefused}</p>
            </section>
          )}
          {draft.isKept && (
            <section>
              <p>{texts.draftKept}</p>
              <button
                type="button"
                className={styles.plain}
                onClick={() => {
                  draft.drop();
                  form.current?.reset();
                }}
              >
                {texts.forgetDraft}
              </button>
            </section>
          )}
        </aside>
      </div>
    </>
  );
}

function changed(known: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(known);
  if (isIn) next.add(key);
  else next.delete(key);
  return next;
}

/** The receipt's page comes ahead, while there is a connection. */
function whenBegun(): void {
  import("../mine/route.tsx").catch(() => {
    // Where it is needed and missing, the page is loaded anew.
  });
}
