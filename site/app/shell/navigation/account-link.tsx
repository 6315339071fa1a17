import { pages } from "@setu/contract/pages";
import { PersonIcon } from "../../components/icons/icons.tsx";
import { Link } from "../../components/link/link.tsx";
import { useTexts } from "../../i18n/texts.ts";
import styles from "./navigation.module.css";

/**
 * The way to one's account. Pages are the same for everybody: which of the two is seen is decided in the browser (public/early.js).
 */
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
