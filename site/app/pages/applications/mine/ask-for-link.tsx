import { localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import { useRef } from "react";
import action from "../../../components/action/action.module.css";
import { Field } from "../../../components/form/field.tsx";
import { useFaultFocus } from "../../../components/form/use-fault-focus.ts";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import message from "../../../layout/message.module.css";
import type { Changed } from "./change-application.ts";
import { words } from "./texts.ts";
import styles from "./track-page.module.css";
import { useChange } from "./use-change.ts";

interface Props {
  problem: string | null;
  /** The server's answer to a request that it has refused. */
  asked: Changed["asked"];
  onChanged: (changed: Changed) => void;
}

/** The form that requests a link by an application's reference and address; the answer does not tell whether the two match. */
export function AskForLink({ problem, asked, onChanged }: Props) {
  const texts = usePageTexts(words);
  const { locale } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { sending, note, submit, edit } = useChange(onChanged);
  useFaultFocus(form, asked);
  const { errors = {}, values = {} } = asked ?? {};
  return (
    <section className={`${styles.part} ${styles.panel}`} aria-labelledby="ask">
      {problem && (
        <p className={message.outcome} role="status">
          {problem}
        </p>
      )}
      <h2 id="ask">{texts.ask}</h2>
      <p className={styles.note}>{texts.askLead}</p>
      <form
        ref={form}
        className={styles.ask}
        noValidate
        method="post"
        action={localizedPath(pages.myApplication.href(), locale)}
        onSubmit={submit}
        onInput={edit}
      >
        <Field name="email" label={texts.email} error={errors["email"]?.[0]}>
          {(input) => (
            <input
              {...input}
              type="text"
              defaultValue={values["email"]}
              autoComplete="email"
              inputMode="email"
              autoCapitalize="none"
            />
          )}
        </Field>
        <Field name="reference" label={texts.reference} error={errors["reference"]?.[0]}>
          {(input) => (
            <input {...input} type="text" defaultValue={values["reference"]} autoComplete="off" spellCheck="false" />
          )}
        </Field>
        <button type="submit" className={action.action} aria-disabled={sending}>
          {sending ? texts.asking : texts.send}
        </button>
        <p role="status">{note}</p>
      </form>
    </section>
  );
}
