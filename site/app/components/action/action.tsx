import { ArrowIcon } from "../icons/icons.tsx";
import { Link } from "../link/link.tsx";
import styles from "./action.module.css";

/** The one most important link in view. An address of this site keeps the visitor's language. */
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
