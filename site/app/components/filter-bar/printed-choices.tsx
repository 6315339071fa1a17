import type { Filter } from "@setu/contract/shapes/list";
import { usePageTexts } from "../../i18n/texts.ts";
import { useQuery } from "../../use-query.ts";
import { Dotted } from "../dotted/dotted.tsx";
import styles from "./filter-bar.module.css";
import { words } from "./words.ts";

interface Props {
  filters: Filter[];
  count: string;
  search?: string | undefined;
  meant?: string | null | undefined;
  orders?: readonly { value: string; label: string }[] | undefined;
}

/** On paper, in place of the fields: how many there are, and by which filters, words and order. */
export function PrintedChoices({ filters, count, search, meant, orders }: Props) {
  const own = usePageTexts(words);
  const address = useQuery();
  const typed = address.get("q");
  const order = orders?.find(({ value }) => value && value === address.get("sort"));
  const parts = [
    count,
    search && typed && `${search}: ${typed}`,
    ...filters.flatMap((filter) => chosenIn(filter, address)),
    order && `${own.order}: ${order.label}`,
    meant && own.meant(meant),
  ];
  return <Dotted className={styles.printed} parts={parts} />;
}

/** Returns what is chosen in a filter, in words: "Status: Completed", "From: 100 MW". */
function chosenIn({ key, label, options, least }: Filter, address: URLSearchParams): string[] {
  const chosen = options.find(({ value }) => value === address.get(key));
  return [
    ...(chosen ? [`${label}: ${chosen.label}`] : []),
    ...(least?.value ? [`${least.label}: ${least.value} ${least.unit}`.trim()] : []),
  ];
}
