import { pages } from "@setu/contract/pages";
import type { ProjectList } from "@setu/contract/projects";
import { useLocation } from "react-router";
import { Empty } from "../../../components/empty/empty.tsx";
import { filterWords } from "../../../components/filter-bar/filter-words.ts";
import { Link } from "../../../components/link/link.tsx";
import { More } from "../../../components/more/more.tsx";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import { useQuery } from "../../../use-query.ts";
import styles from "./project-result.module.css";
import { words } from "./texts.ts";

/** Suggests filters to drop, each with the number of projects that would then match. */
export function NothingFound({ relax }: { relax: ProjectList["relax"] }) {
  const texts = useTexts();
  const filters = usePageTexts(filterWords);
  const own = usePageTexts(words);
  const { pathname } = useLocation();
  const query = useQuery();
  const view = query.get("view");
  const filtered = [...query.keys()].some((key) => !["view", "sort", "page"].includes(key));
  if (query.has("ids")) {
    return (
      <Empty sentence={own.shortlistEmpty}>
        <More to={pages.projects.href()}>{own.allProjects}</More>
      </Empty>
    );
  }
  const without = (key: string) => {
    const next = new URLSearchParams(query);
    for (const name of key === "size" ? [key, "from", "page"] : [key, "page"]) next.delete(name);
    return { pathname, search: next.size > 0 ? `?${next}` : "" };
  };
  return (
    <Empty sentence={filtered ? filters.nothingMatches : own.none}>
      {relax.length > 0 && (
        <div className={styles.relax}>
          <p>{own.relax}</p>
          <ul>
            {relax.map(({ key, label, count }) => (
              <li key={key}>
                <Link to={without(key)} preventScrollReset>
                  {own.without(label, own.count(texts.number(count)))}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!filtered && <More to={pages.home.href({}, "#contact")}>{own.askUs}</More>}
      {filtered && relax.length === 0 && (
        <Link to={{ pathname, search: view ? `?view=${view}` : "" }}>{filters.clearFilters}</Link>
      )}
    </Empty>
  );
}
