import { useSyncExternalStore } from "react";
import { usePageTexts } from "../../../i18n/texts.ts";
import { formWords } from "../texts.ts";
import styles from "./unsent-text.module.css";
import { dropKeptWords, keptText, onKeptWords } from "./use-kept-words.ts";

interface Props {
  /** The name under which the form has kept it. */
  kept: string;
}

/** What was typed into a form that is no longer there: to be copied, or deleted. */
export function UnsentText({ kept }: Props) {
  const texts = usePageTexts(formWords);
  // Known to the device alone: the server's page is the same for everybody.
  const text = useSyncExternalStore(
    onKeptWords,
    () => keptText(kept),
    () => "",
  );
  if (!text) return null;
  return (
    <section className={styles.unsent} aria-label={texts.unsent}>
      <p>{texts.unsent}</p>
      <p className={styles.text}>{text}</p>
      <button type="button" onClick={() => dropKeptWords(kept)}>
        {texts.deleteUnsent}
      </button>
    </section>
  );
}
