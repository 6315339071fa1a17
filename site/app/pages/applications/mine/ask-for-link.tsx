import { localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import action from "../../../components/action/action.module.css";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import message from "../../../layout/message.module.css";
import type { Changed } from "./change-application.ts";
import { exampleReference, words } from "./texts.ts";
import styles from "./track-page.module.css";
import { useChange } from "./use-change.ts";

interface Props {
  problem: string | null;
  onChanged: (changed: Changed) => void;
}

/** The form that requests a link by an application's reference and address; the answer does not tell whether the two match. */
export function AskForLink({ problem, onChanged }: Props) {
  const texts = usePageTexts(words);
  const { locale } = useLanguage();
  const { sending, note, submit, edit } = useChange(onChanged);
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
        className={styles.ask}
        method="post"
        action={localizedPath(pages.myApplication.href(), locale)}
        onSubmit={submit}
        onInput={edit}
      >
        <label>
          {texts.email}
          <input type="text" name="email" autoComplete="email" inputMode="email" />
        </label>
        <label>
          {texts.reference}
          <input type="text" name="reference" placeholder={exampleReference} autoComplete="off" spellCheck="false" />
        </label>
        <button type="submit" className={action.action} aria-disabled={sending}>
          {sending ? texts.asking : texts.send}
        </button>
        <p role="status">{note}</p>
      </form>
    </section>
  );
}
