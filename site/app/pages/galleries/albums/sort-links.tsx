import type { AlbumList } from "@setu/contract/galleries";
import { useLocation } from "react-router";
import { Link } from "../../../components/link/link.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import styles from "./albums-page.module.css";
import { words } from "./texts.ts";

/** Links for the order, which is in the address. */
export function SortLinks({ current }: { current: AlbumList["sort"] }) {
  const { order, sorts } = usePageTexts(words);
  const { pathname } = useLocation();
  return (
    <nav className={styles.sorts} aria-label={order}>
      {(["new", "old"] as const).map((sort) => (
        <Link
          key={sort}
          to={sort === "new" ? pathname : `${pathname}?sort=${sort}`}
          aria-current={sort === current ? "true" : undefined}
          preventScrollReset
        >
          {sorts[sort]}
        </Link>
      ))}
    </nav>
  );
}
