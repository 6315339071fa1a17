import { useLocation } from "react-router";
import { Link } from "../../../components/link/link.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import styles from "./project-result.module.css";
import { words } from "./texts.ts";

const views = ["pictures", "table", "map"] as const;

interface Props {
  current: string;
  /** The one that the address says nothing of. */
  standard: (typeof views)[number];
}

/** Links, so that each view has an address and needs no script. */
export function ViewSwitch({ current, standard }: Props) {
  const own = usePageTexts(words);
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const to = (view: string) => {
    const next = new URLSearchParams(query);
    if (view === standard) next.delete("view");
    else next.set("view", view);
    return { pathname, search: next.size > 0 ? `?${next}` : "" };
  };
  return (
    <nav className={styles.views} aria-label={own.views}>
      {views.map((view) => (
        <Link key={view} to={to(view)} aria-current={view === current ? "true" : undefined} preventScrollReset>
          {own[view]}
        </Link>
      ))}
    </nav>
  );
}
