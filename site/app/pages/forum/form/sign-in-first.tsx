import { pages } from "@setu/contract/pages";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { Action } from "../../../components/action/action.tsx";
import { Link } from "../../../components/link/link.tsx";
import { NeedsScript } from "../../../components/needs-script/needs-script.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import { useRegistration } from "../../../shell/use-registration.ts";
import { words } from "../texts.ts";
import styles from "./sign-in-first.module.css";
import { hasKeptWords } from "./use-kept-words.ts";

/** The note is about what was kept when the form went. */
const nothingChanges = () => () => {};

interface Props {
  label: string;
  /** The name under which the form keeps its text. */
  kept?: string;
}

/**
 * Replaces a member's form for visitors who have not signed in. Until the page is hydrated, data kept on the device decides which of
 * them is shown (public/early.js).
 */
export function SignInFirst({ label, kept }: Props) {
  const texts = usePageTexts(words);
  const { pathname } = useLocation();
  const canRegister = useRegistration();
  // Known to the device alone: the server's page is the same for everybody.
  const isKept = useSyncExternalStore(
    nothingChanges,
    () => kept !== undefined && hasKeptWords(kept),
    () => false,
  );
  return (
    <div className={styles.first}>
      <NeedsScript text={texts.needsScript} link={texts.writeToUs} />
      {isKept && (
        <p role="status" className={styles.kept}>
          {texts.keptForLater}
        </p>
      )}
      <div className={styles.signedOut}>
        <p>{texts.whyAccount}</p>
        <Action href={pages.login.href({ next: pathname })} label={label} />
        {canRegister && (
          <Link to={pages.register.href()} className={styles.register}>
            {texts.register}
          </Link>
        )}
      </div>
    </div>
  );
}
