import type { Identity } from "@setu/contract/firm/identity";
import { pages } from "@setu/contract/pages";
import { Link } from "../../components/link/link.tsx";
import { useTexts } from "../../i18n/texts.ts";
import { Mark } from "../mark/mark.tsx";
import styles from "./brand.module.css";

/** The firm's mark and its name on two lines, as on its letterhead; links to the home page. */
export function Brand({ firm }: { firm: Identity | undefined }) {
  const { home } = useTexts();
  const [first, ...rest] = (firm?.short_name || home).split(" ");
  return (
    <Link to={pages.home.href()} className={styles.brand} lang={firm?.locale.served}>
      {firm && <Mark mark={firm.mark} />}
      <span className={styles.name}>
        <span className={styles.first}>{first}</span> <span className={styles.rest}>{rest.join(" ")}</span>
      </span>
    </Link>
  );
}
