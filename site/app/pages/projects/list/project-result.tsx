import type { ProjectList } from "@setu/contract/projects";
import { useLocation } from "react-router";
import { FilterBar } from "../../../components/filter-bar/filter-bar.tsx";
import { Pagination } from "../../../components/pagination/pagination.tsx";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import { NothingFound } from "./nothing-found.tsx";
import { ProjectMap } from "./project-map.tsx";
import { ProjectPictures } from "./project-pictures.tsx";
import styles from "./project-result.module.css";
import { ProjectTable } from "./project-table.tsx";
import { ShortlistBar } from "./shortlist-bar.tsx";
import { ShortlistTools } from "./shortlist-tools.tsx";
import { words } from "./texts.ts";
import { ViewSwitch } from "./view-switch.tsx";

interface Props {
  result: Omit<ProjectList, "info">;
  /** The list's accessible name. */
  label: string;
  /** How many filters are visible before the visitor asks for more. */
  open?: number;
}

/** One result in one of its three views, with the filters and the pages that all three share. */
export function ProjectResult({ result, label, open = 4 }: Props) {
  const texts = useTexts();
  const own = usePageTexts(words);
  const query = new URLSearchParams(useLocation().search);
  const isShortlist = query.has("ids");
  const view = query.get("view") ?? (isShortlist ? "table" : "pictures");
  const { items, map, page } = result;
  const count = own.count(texts.number(page.total));
  // If nothing is published yet, there is nothing to filter.
  const filtered = [...query.keys()].some((key) => key !== "view");
  return (
    <section className={`${layout.band} ${styles.result}`} aria-label={label}>
      {isShortlist ? (
        <ShortlistTools ids={items.map(({ id }) => id)} count={count}>
          <ViewSwitch current={view} standard="table" />
        </ShortlistTools>
      ) : (
        (filtered || items.length > 0) && (
          <FilterBar filters={result.filters} search={own.search} count={count} keep={["view"]} open={open}>
            <ViewSwitch current={view} standard="pictures" />
          </FilterBar>
        )
      )}
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
      {!isShortlist && <ShortlistBar />}
    </section>
  );
}
