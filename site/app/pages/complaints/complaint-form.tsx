import type { ComplaintForm as Form } from "@setu/contract/complaints/complaints";
import { pages } from "@setu/contract/pages";
import { useContext, useEffect, useRef, useState } from "react";
import { browserApi } from "../../api/browser-api.ts";
import action from "../../components/action/action.module.css";
import { Link } from "../../components/link/link.tsx";
import { FormTokenContext } from "../../form-token-context.ts";
import { useLanguage, usePageTexts } from "../../i18n/texts.ts";
import { newKey } from "../../sending/new-key.ts";
import { useSending } from "../../sending/use-sending.ts";
import { AboutFields } from "./about-fields.tsx";
import styles from "./complaints.module.css";
import { type Answered, Tick } from "./field.tsx";
import { type Sent, sendComplaint } from "./send-complaint.ts";
import { words } from "./texts.ts";
import { useFiles } from "./use-files.ts";
import { WhoFields } from "./who-fields.tsx";

interface Props {
  form: Form;
  /** The server's answer to a form that was sent without JavaScript. */
  posted: Sent | undefined;
  onSent: (sent: Sent) => void;
}

/** The complaint, its writer and the consent. CSS alone shows the fields that the choices call for. */
export function ComplaintForm({ form, posted, onSent }: Props) {
  const texts = usePageTexts(words);
  const { locale, texts: common } = useLanguage();
  const element = useRef<HTMLFormElement>(null);
  // The same for each attempt: if an answer is lost, the complaint is still stored once, and its code stays the same.
  const [key] = useState(() => (import.meta.env.SSR ? "" : newKey()));
  const files = useFiles();
  const { sending, note, submit, edit } = useSending({
    async send(data) {
      data.set("idempotency_key", key);
      await files.into(data);
      return sendComplaint(data, { api: browserApi, locale, texts: common });
    },
    settle: onSent,
  });
  useEffect(() => {
    if (posted) element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [posted]);
  const { errors = {}, values = {} } = posted ?? {};
  return (
    <form
      ref={element}
      method="post"
      encType="multipart/form-data"
      className={styles.form}
      noValidate
      aria-label={texts.title}
      onSubmit={submit}
      onInput={edit}
    >
      <AboutFields form={form} sent={files} errors={errors} values={values} />
      <WhoFields
        errors={errors}
        values={values}
        hasSecond={form.complaint_types.some(({ value }) => value === "abuse")}
      />
      <Agreement errors={errors} values={values} sending={sending} note={note ?? posted?.message} />
    </form>
  );
}

interface AgreementProps extends Answered {
  sending: boolean;
  /** The result of sending. */
  note: string | undefined;
}

/** The consent, and the button. */
function Agreement({ sending, note, ...answered }: AgreementProps) {
  const texts = usePageTexts(words);
  const { texts: common } = useLanguage();
  const formToken = useContext(FormTokenContext);
  return (
    <fieldset className={styles.step}>
      <legend>{texts.agree}</legend>
      <Tick name="consent" {...answered}>
        {texts.consent} <Link to={pages.privacyPolicy.href()}>{texts.privacy}</Link>
      </Tick>
      <p className={styles.honeypot} aria-hidden="true">
        <label>
          {common.leaveEmpty}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <input type="hidden" name="form_token" defaultValue={formToken} />
      <div className={styles.sending}>
        <button type="submit" className={action.action} aria-disabled={sending}>
          {texts.submit}
        </button>
        <p role="status" className={styles.outcome}>
          {note}
        </p>
      </div>
      <p className={styles.note}>{texts.sharedPhone}</p>
    </fieldset>
  );
}
