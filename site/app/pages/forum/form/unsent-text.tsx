import { pages } from "@setu/contract/pages";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { Link } from "../../../components/link/link.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import { useSessionToken } from "../../../members/use-member.ts";
import { formWords } from "../texts.ts";
import styles from "./unsent-text.module.css";
import { dropKeptWords, keptText, onKeptWords } from "./use-kept-words.ts";

interface Props {
  /** The name under which the form has kept it. */
  kept: string;
}

/**
 * The text that a member typed into a form that is no longer there, to be copied or deleted. Others who use the device
 * do not read it.
 */
export function UnsentText({ kept }: Props) {
  const texts = usePageTexts(formWords);
  const session = useSessionToken();
  const { pathname } = useLocation();
  // Known to the device alone: the server's page is the same for everybody.
  const text = useSyncExternalStore(
    onKeptWords,
    () => keptText(kept),
    () => "",
  );
  if (!text) return null;
  if (!session) {
    return (
      <p className={styles.unsent}>
        {texts.unsentHere} <Link to={pages.login.href({ next: pathname })}>{texts.signInToRead}</Link>
      </p>
    );
  }
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
