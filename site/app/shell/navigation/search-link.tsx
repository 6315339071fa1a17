import { pages } from "@setu/contract/pages";
import { SearchIcon } from "../../components/icons/icons.tsx";
import { Link } from "../../components/link/link.tsx";
import { useTexts } from "../../i18n/texts.ts";
import styles from "./navigation.module.css";

/** The way to the search of the whole site. */
export const SearchLink = () => (
  <Link to={pages.search.href()} className={`${styles.account} ${styles.search}`} aria-label={useTexts().search}>
    <SearchIcon />
  </Link>
);
