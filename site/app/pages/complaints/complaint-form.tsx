import type { ComplaintForm as Form } from "@setu/contract/complaints/complaints";
import { pages } from "@setu/contract/pages";
import { useRef, useState } from "react";
import { browserApi } from "../../api/browser-api.ts";
import { HiddenFields } from "../../components/form/hidden-fields.tsx";
import { SendingRow } from "../../components/form/sending-row.tsx";
import { Link } from "../../components/link/link.tsx";
import { useLanguage, usePageTexts } from "../../i18n/texts.ts";
import { type Attempt, attemptFor } from "../../sending/attempt.ts";
import { useSending } from "../../sending/use-sending.ts";
import { AboutFields } from "./about-fields.tsx";
import { ComplaintFaults } from "./complaint-faults.tsx";
import styles from "./complaints.module.css";
import { type Answered, Tick } from "./field.tsx";
import { type Sent, sendComplaint } from "./send-complaint.ts";
import { words } from "./texts.ts";
import { useFiles } from "./use-files.ts";
import { useLeaveQuestion } from "./use-leave-question.ts";
import { WhoFields } from "./who-fields.tsx";

interface Props {
  form: Form;
  /** The discussion of the forum that it is about; null for anything else. */
  about: number | null;
  /** The idempotency key for sending it without JavaScript. */
  formKey: string | undefined;
  /** The server's answer to a form that was sent without JavaScript. */
  posted: Sent | undefined;
  onSent: (sent: Sent) => void;
}

/** The complaint, its writer and the consent. CSS alone shows the fields that belong to the choices. */
export function ComplaintForm({ form, about, formKey, posted, onSent }: Props) {
  const texts = usePageTexts(words);
  const { locale, texts: common } = useLanguage();
  const keyFor = useKey();
  const files = useFiles();
  // Nothing of a complaint is kept on the device, so the visitor is asked before its text is lost.
  const [isBegun, setIsBegun] = useState(posted !== undefined);
  useLeaveQuestion(isBegun, texts.leave);
  const { sending, note, submit, edit } = useSending({
    async send(data) {
      await files.into(data);
      data.set("idempotency_key", keyFor(data));
      return sendComplaint(data, { api: browserApi, locale, texts: common });
    },
    settle: onSent,
  });
  const { errors = {}, values = about === null ? {} : reported(texts.discussion(common.number(about))) } = posted ?? {};
  return (
    <form
      method="post"
      encType="multipart/form-data"
      className={styles.form}
      noValidate
      aria-label={texts.title}
      onSubmit={submit}
      onInput={() => {
        edit();
        setIsBegun(true);
      }}
    >
      <input type="hidden" name="idempotency_key" defaultValue={formKey} />
      {posted && <ComplaintFaults sent={posted} />}
      <AboutFields form={form} sent={files} errors={errors} values={values} />
      <WhoFields
        errors={errors}
        values={values}
        hasSecond={form.complaint_types.some(({ value }) => value === "abuse")}
      />
      <Agreement errors={errors} values={values} sending={sending} note={note} />
    </form>
  );
}

/** The fields with which a report of something on this website begins. */
const reported = (subject: string) => ({ complaint_type: "website", subject });

/**
 * The same key for each attempt to send the same: if an answer is lost, the complaint is still stored once, and its code stays the same.
 * With other words it is another complaint.
 */
function useKey(): (data: FormData) => string {
  const last = useRef<Attempt>(undefined);
  return (data) => {
    const of = JSON.stringify([...data].filter(([name]) => name !== "idempotency_key"));
    last.current = attemptFor(of, last.current);
    return last.current.key;
  };
}

interface AgreementProps extends Answered {
  sending: boolean;
  /** The result of sending. */
  note: string | undefined;
}

/** The consent, and the button. */
function Agreement({ sending, note, ...answered }: AgreementProps) {
  const texts = usePageTexts(words);
  return (
    <fieldset className={styles.step}>
      <legend>{texts.agree}</legend>
      <Tick name="consent" {...answered}>
        {texts.consent} {/* In another tab: nothing of the form is kept, so leaving the page would lose it. */}
        <Link to={pages.privacyPolicy.href()} target="_blank">
          {texts.privacy}
        </Link>
      </Tick>
      <HiddenFields />
      <SendingRow submit={texts.submit} sending={sending} done={false}>
        {note}
      </SendingRow>
      <p className={styles.note}>{texts.sharedPhone}</p>
    </fieldset>
  );
}
