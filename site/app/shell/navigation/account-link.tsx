import { pages } from "@setu/contract/pages";
import { PersonIcon } from "../../components/icons/icons.tsx";
import { Link } from "../../components/link/link.tsx";
import { useTexts } from "../../i18n/texts.ts";
import styles from "./navigation.module.css";

/** The link to the account. Pages are the same for everybody: the browser decides which of the two links is visible (public/early.js). */
export function AccountLink() {
  const texts = useTexts();
  return (
    <>
      <Link to={pages.login.href()} className={`${styles.account} ${styles.visitor}`} aria-label={texts.signIn}>
        <PersonIcon />
      </Link>
      <Link to={pages.profile.href()} className={`${styles.account} ${styles.member}`} aria-label={texts.profile}>
        <PersonIcon />
      </Link>
    </>
  );
}
