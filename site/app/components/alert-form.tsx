import type { AlertChoice, SubscriptionKind } from "@setu/contract/subscriptions";
import { useContext, useId } from "react";
import { Form } from "react-router";
import { FormTokenContext } from "../form-token-context.ts";
import { usePageTexts, useTexts } from "../i18n/texts.ts";
import styles from "./alert-form.module.css";
import { alertWords } from "./alert-words.ts";

interface Props {
  kind: SubscriptionKind;
  /** What the mails can be narrowed to; without any the wish stays what it was. */
  choices: readonly AlertChoice[];
  /** What was asked for before and not understood. */
  asked?: { filter: string; email: string };
}

/** Asks for an address to write to. It works as a plain form; where it leads to says what happens next. */
export function AlertForm({ kind, choices, asked }: Props) {
  const texts = usePageTexts(alertWords);
  const { leaveEmpty } = useTexts();
  const formToken = useContext(FormTokenContext);
  const id = useId();
  return (
    <Form method="post" action="/alerts" className={styles.form} noValidate aria-label={texts[kind]}>
      <input type="hidden" name="intent" value="subscribe" />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="form_token" defaultValue={formToken} />
      {choices.length > 0 ? (
        <div className={styles.field}>
          <label htmlFor={`${id}-filter`}>{texts.about}</label>
          <select id={`${id}-filter`} name="filter" defaultValue={asked?.filter ?? ""}>
            <option value="">{texts.all[kind]}</option>
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <input type="hidden" name="filter" value={asked?.filter ?? ""} />
      )}
      <div className={styles.field}>
        <label htmlFor={`${id}-email`}>{texts.email}</label>
        <input
          id={`${id}-email`}
          type="text"
          name="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={asked?.email}
          aria-invalid={asked !== undefined}
          aria-describedby={`${id}-how`}
        />
      </div>
      <p className={styles.honeypot} aria-hidden="true">
        <label>
          {leaveEmpty}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <button type="submit">{texts.send}</button>
      <p id={`${id}-how`} className={styles.how}>
        {texts.how}
      </p>
    </Form>
  );
}
