import type { ProjectList } from "@setu/contract/projects";
import { FilterBar, type Order } from "../../../components/filter-bar/filter-bar.tsx";
import { Pagination } from "../../../components/pagination/pagination.tsx";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import { useQuery } from "../../../use-query.ts";
import { NothingFound } from "./nothing-found.tsx";
import { ProjectComparison } from "./project-comparison.tsx";
import { ProjectMap } from "./project-map.tsx";
import { ProjectPictures } from "./project-pictures.tsx";
import styles from "./project-result.module.css";
import { ProjectTable } from "./project-table.tsx";
import { ShortlistBar } from "./shortlist-bar.tsx";
import { ShortlistTools } from "./shortlist-tools.tsx";
import { words } from "./texts.ts";
import { ViewSwitch } from "./view-switch.tsx";

interface Props {
  result: Omit<ProjectList, "info" | "compared" | "measures"> & Partial<Pick<ProjectList, "compared" | "measures">>;
  /** The list's accessible name. */
  label: string;
  /** The number of visible filters before the visitor asks for more. */
  open?: number;
  /** Whether the whole list is so short that filters and views are offered only in an address that has some. */
  few?: boolean;
}

/** A result in one of its three views, with the filters and the pagination that all three share. */
export function ProjectResult({ result, label, open = 4, few = false }: Props) {
  const texts = useTexts();
  const own = usePageTexts(words);
  const query = useQuery();
  const isShortlist = query.has("ids");
  const views = isShortlist
    ? (["compare", "pictures", "table", "map"] as const)
    : (["pictures", "table", "map"] as const);
  const view = query.get("view") ?? views[0];
  const { items, map, page } = result;
  const count = own.count(texts.number(page.total));
  // If nothing is published yet, there is nothing to filter.
  const filtered = [...query.keys()].some((key) => key !== "view" && key !== "sort");
  const offered = filtered || (items.length > 0 && !(few && query.size === 0));
  return (
    <section className={`${layout.band} ${isShortlist || offered ? styles.result : ""}`} aria-label={label}>
      {isShortlist ? (
        <ShortlistTools ids={items.map(({ id }) => id)} count={count}>
          <ViewSwitch current={view} views={views} />
        </ShortlistTools>
      ) : (
        offered && (
          <FilterBar
            filters={result.filters}
            search={own.search}
            meant={result.search?.meant}
            count={count}
            keep={["view"]}
            orders={ordersOf(query, own.orders)}
            open={open}
          >
            <ViewSwitch current={view} views={views} />
          </FilterBar>
        )
      )}
      {items.length === 0 ? (
        <NothingFound relax={result.relax} />
      ) : view === "map" && map ? (
        <ProjectMap items={items} map={map} />
      ) : view === "table" ? (
        <ProjectTable items={items} size={sizeOf(result, query.get("size"))} marks={result.search?.marks} />
      ) : isShortlist && view === "compare" ? (
        <ProjectComparison items={items} compared={result.compared ?? []} measures={result.measures ?? []} />
      ) : (
        <ProjectPictures items={items} marks={result.search?.marks} />
      )}
      <Pagination page={page} />
      {!isShortlist && <ShortlistBar />}
    </section>
  );
}

/** Returns the measure that the visitor has chosen, with the amounts. */
function sizeOf({ filters, amounts }: Props["result"], chosen: string | null) {
  const options = filters.find(({ key }) => key === "size")?.options ?? [];
  const label = options.find(({ value }) => value === chosen)?.label;
  return label === undefined ? undefined : { label, amounts };
}

/** Returns the orders of a list: by size if the visitor has chosen a measure. */
function ordersOf(query: URLSearchParams, own: (typeof words)["en"]["orders"]): Order[] {
  const { best, usual, newest, oldest, largest, smallest, name } = own;
  return [
    { value: "", label: query.has("q") ? best : usual },
    ...(query.has("size")
      ? [
          { value: "largest", label: largest },
          { value: "smallest", label: smallest },
        ]
      : []),
    { value: "newest", label: newest },
    { value: "oldest", label: oldest },
    { value: "name", label: name },
  ];
}
