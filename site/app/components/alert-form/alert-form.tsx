import { localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import type { AlertChoice, SubscriptionKind } from "@setu/contract/subscriptions";
import { useContext, useId, useState } from "react";
import { browserApi } from "../../api/browser-api.ts";
import { FormTokenContext } from "../../form-token-context.ts";
import { useLanguage, usePageTexts } from "../../i18n/texts.ts";
import { useSending } from "../../sending/use-sending.ts";
import styles from "./alert-form.module.css";
import { alertWords } from "./alert-words.ts";
import { type AlertsChanged, changeAlerts } from "./change-alerts.ts";

interface Props {
  kind: SubscriptionKind;
  /** What the mails can be narrowed to; without any the wish stays what it was. */
  choices: readonly AlertChoice[];
  /** What was asked for before and not understood. */
  asked?: { filter: string; email: string };
}

/** Asks for an address to write to. Without JavaScript, the page that it leads to says what happens next. */
export function AlertForm({ kind, choices, asked }: Props) {
  const texts = usePageTexts(alertWords);
  const { locale, texts: common } = useLanguage();
  const formToken = useContext(FormTokenContext);
  const id = useId();
  const [changed, setChanged] = useState<AlertsChanged>();
  const { sending, note, submit, edit } = useSending({
    send: (form) => changeAlerts(form, { api: browserApi, locale, texts: common }),
    settle: setChanged,
  });
  const isRefused = changed ? !changed.done : asked !== undefined;
  return (
    <form
      method="post"
      action={localizedPath(pages.alerts.href(), locale)}
      className={styles.form}
      noValidate
      aria-label={texts[kind]}
      onSubmit={submit}
      onInput={() => {
        edit();
        setChanged(undefined);
      }}
    >
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
          aria-invalid={isRefused}
          aria-describedby={`${id}-how`}
        />
      </div>
      <p className={styles.honeypot} aria-hidden="true">
        <label>
          {common.leaveEmpty}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <button type="submit" aria-disabled={sending}>
        {texts.send}
      </button>
      <p id={`${id}-how`} className={styles.how}>
        {texts.how}
      </p>
      <p role="status" className={styles.outcome} data-done={changed?.done}>
        {note ?? changed?.message}
      </p>
    </form>
  );
}
