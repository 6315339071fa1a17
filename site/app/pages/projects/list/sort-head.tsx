import { useLocation } from "react-router";
import { Link } from "../../../components/link/link.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import { useQuery } from "../../../use-query.ts";
import { words } from "./texts.ts";

export interface Order {
  /** The values of `sort` in the address: the first click, and the second. */
  first: string;
  again: string;
  /** Whether `first` is ascending. */
  ascending: boolean;
}

/** A column heading that sorts the table: a link, so that the order has an address and needs no script. */
export function SortHead({ label, order }: { label: string; order: Order }) {
  const own = usePageTexts(words);
  const { pathname } = useLocation();
  const query = useQuery();
  const chosen = query.get("sort");
  const isFirst = chosen === order.first;
  const isChosen = isFirst || chosen === order.again;
  query.set("sort", isFirst ? order.again : order.first);
  query.delete("page");
  const ascending = isFirst === order.ascending;
  return (
    <th scope="col" aria-sort={isChosen ? (ascending ? "ascending" : "descending") : undefined}>
      <Link to={{ pathname, search: `?${query}` }} preventScrollReset title={own.sortBy(label)}>
        {label}
        <span aria-hidden="true">{isChosen ? (ascending ? "↑" : "↓") : "↕"}</span>
      </Link>
    </th>
  );
}
