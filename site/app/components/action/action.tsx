import { ArrowIcon } from "../icons/icons.tsx";
import { Link } from "../link/link.tsx";
import styles from "./action.module.css";

/** The link for the most important action in view. Links within this site keep the visitor's language. */
export function Action({ href, label }: { href: string; label: string }) {
  const content = (
    <>
      {label}
      <ArrowIcon />
    </>
  );
  return /^\/(?!\/)/.test(href) ? (
    <Link className={styles.action} to={href}>
      {content}
    </Link>
  ) : (
    <a className={styles.action} href={href}>
      {content}
    </a>
  );
}
