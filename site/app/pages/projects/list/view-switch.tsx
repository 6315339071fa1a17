import { useLocation } from "react-router";
import { Link } from "../../../components/link/link.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import { useQuery } from "../../../use-query.ts";
import styles from "./project-result.module.css";
import { words } from "./texts.ts";

type View = "compare" | "pictures" | "table" | "map";

interface Props {
  /** The default view first: the address omits it. */
  views: readonly [View, ...View[]];
  current: string;
}

/** Links, so that each view has an address and needs no script. */
export function ViewSwitch({ views, current }: Props) {
  const own = usePageTexts(words);
  const { pathname } = useLocation();
  const query = useQuery();
  const to = (view: View) => {
    const next = new URLSearchParams(query);
    if (view === views[0]) next.delete("view");
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
