import type { ProjectList } from "@setu/contract/projects";
import { useLocation } from "react-router";
import { FilterBar } from "../../components/filter-bar.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { usePageTexts, useTexts } from "../../i18n/texts.ts";
import layout from "../../sections/section.module.css";
import { NothingFound } from "./nothing-found.tsx";
import { ProjectMap } from "./project-map.tsx";
import { ProjectPictures } from "./project-pictures.tsx";
import styles from "./project-result.module.css";
import { ProjectTable } from "./project-table.tsx";
import { words } from "./texts.ts";
import { ViewSwitch } from "./view-switch.tsx";

interface Props {
  result: Omit<ProjectList, "info">;
  /** What the list is called, for those who do not see where it begins. */
  label: string;
  /** How many filters are in view before one asks for more. */
  open?: number;
}

/** One result in one of its three views, with the filters and the pages that all three share. */
export function ProjectResult({ result, label, open = 4 }: Props) {
  const texts = useTexts();
  const own = usePageTexts(words);
  const view = new URLSearchParams(useLocation().search).get("view");
  const { items, map, page } = result;
  return (
    <section className={`${layout.band} ${styles.result}`} aria-label={label}>
      <FilterBar
        filters={result.filters}
        search={own.search}
        count={own.count(texts.number(page.total))}
        keep={["view"]}
        open={open}
      >
        <ViewSwitch />
      </FilterBar>
      {items.length === 0 ? (
        <NothingFound relax={result.relax} />
      ) : view === "map" && map ? (
        <ProjectMap items={items} map={map} />
      ) : view === "table" ? (
        <ProjectTable items={items} />
      ) : (
        <ProjectPictures items={items} />
      )}
      <Pagination page={page} />
    </section>
  );
}
