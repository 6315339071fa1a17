import type { AlertChoice, SubscriptionKind } from "@setu/contract/alerts";
import { localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import { useId, useRef, useState } from "react";
import { browserApi } from "../../api/browser-api.ts";
import { useLanguage, usePageTexts } from "../../i18n/texts.ts";
import { useSending } from "../../sending/use-sending.ts";
import { HiddenFields } from "../form/hidden-fields.tsx";
import { useFaultFocus } from "../form/use-fault-focus.ts";
import styles from "./alert-form.module.css";
import { alertWords } from "./alert-words.ts";
import { type AlertsChanged, changeAlerts } from "./change-alerts.ts";

interface Props {
  kind: SubscriptionKind;
  /** The filters to choose from; if there are none, the previous filter is kept. */
  choices: readonly AlertChoice[];
  /** The visitor's last input, and why the server refused it. */
  refused?: { filter: string; email: string; message: string } | undefined;
}

/** The form for email alerts. Without JavaScript, the page that the form is sent to says what happens next, or has it again. */
export function AlertForm({ kind, choices, refused }: Props) {
  const texts = usePageTexts(alertWords);
  const { locale, texts: common } = useLanguage();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [changed, setChanged] = useState<AlertsChanged | undefined>(
    refused && { done: false, message: refused.message },
  );
  const { sending, note, submit, edit } = useSending({
    send: (data) => changeAlerts(data, { api: browserApi, locale, texts: common }),
    settle: setChanged,
  });
  const isRefused = changed?.done === false;
  useFaultFocus(form, isRefused ? changed : undefined);
  return (
    <form
      ref={form}
      method="post"
      action={localizedPath(pages.alerts.href({}, `#${kind}`), locale)}
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
      {choices.length > 0 ? (
        <Filter id={`${id}-filter`} kind={kind} choices={choices} chosen={refused?.filter} />
      ) : (
        <input type="hidden" name="filter" value={refused?.filter ?? ""} />
      )}
      <Email id={`${id}-email`} hintIds={`${id}-outcome ${id}-how`} typed={refused?.email} isRefused={isRefused} />
      <HiddenFields />
      <button type="submit" aria-disabled={sending}>
        {texts.send}
      </button>
      <p id={`${id}-how`} className={styles.how}>
        {texts.how}
      </p>
      <p id={`${id}-outcome`} role="status" className={styles.outcome} data-done={changed?.done}>
        {note ?? changed?.message}
      </p>
    </form>
  );
}

interface FilterProps {
  id: string;
  kind: SubscriptionKind;
  choices: readonly AlertChoice[];
  chosen: string | undefined;
}

function Filter({ id, kind, choices, chosen = "" }: FilterProps) {
  const texts = usePageTexts(alertWords);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{texts.about[kind]}</label>
      <select id={id} name="filter" defaultValue={chosen}>
        <option value="">{texts.all[kind]}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface EmailProps {
  id: string;
  hintIds: string;
  typed: string | undefined;
  isRefused: boolean;
}

function Email({ id, hintIds, typed, isRefused }: EmailProps) {
  const texts = usePageTexts(alertWords);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{texts.email}</label>
      <input
        id={id}
        type="text"
        name="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="email"
        defaultValue={typed}
        aria-invalid={isRefused}
        aria-describedby={hintIds}
      />
    </div>
  );
}
