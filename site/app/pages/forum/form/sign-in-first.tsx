import { pages } from "@setu/contract/pages";
import { useLocation } from "react-router";
import { Link } from "../../../components/link/link.tsx";
import { More } from "../../../components/more/more.tsx";
import { NeedsScript } from "../../../components/needs-script/needs-script.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import { useRegistration } from "../../../shell/use-registration.ts";
import { words } from "../texts.ts";
import styles from "./sign-in-first.module.css";

/**
 * Replaces a member's form for visitors who have not signed in. Until the page is hydrated, data kept on the device decides which of
 * them is shown (public/early.js).
 */
export function SignInFirst({ label }: { label: string }) {
  const texts = usePageTexts(words);
  const { pathname } = useLocation();
  const canRegister = useRegistration();
  return (
    <div className={styles.first} data-gate="">
      <NeedsScript text={texts.needsScript} link={texts.writeToUs} />
      <div className={styles.signedOut}>
        <More to={pages.login.href({ next: pathname })}>{label}</More>
        {canRegister && (
          <Link to={pages.register.href()} className={styles.register}>
            {texts.register}
          </Link>
        )}
      </div>
    </div>
  );
}
