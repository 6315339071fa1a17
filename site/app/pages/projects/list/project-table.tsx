import type { ProjectItem } from "@setu/contract/projects";
import type { ReactNode } from "react";
import { Link } from "../../../components/link/link.tsx";
import { Marked } from "../../../components/marked/marked.tsx";
import { projectAddress } from "../../../components/project-card/project-address.ts";
import { Years } from "../../../components/years/years.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import styles from "./project-table.module.css";
import { ShortlistButton } from "./shortlist-button.tsx";
import { type Order, SortHead } from "./sort-head.tsx";
import tables from "./tables.module.css";
import { words } from "./texts.ts";

interface Props {
  items: ProjectItem[];
  /** The chosen measure, and each project's amount of it. */
  size?: { label: string; amounts: Readonly<Record<string, string>> } | undefined;
  /** Words to mark. */
  marks?: readonly string[] | undefined;
}

const orders = {
  name: { first: "name", again: "name", ascending: true },
  years: { first: "newest", again: "oldest", ascending: false },
  size: { first: "largest", again: "smallest", ascending: false },
} satisfies Record<string, Order>;

/** The projects as a table, for bid teams to copy from. On a phone each row becomes a small block. */
export function ProjectTable({ items, size, marks }: Props) {
  const own = usePageTexts(words);
  return (
    <div className={styles.frame}>
      <table className={`${tables.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{own.number}</th>
            <SortHead label={own.project} order={orders.name} />
            {[own.client, own.place, own.work].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <SortHead label={own.years} order={orders.years} />
            {size ? <SortHead label={size.label} order={orders.size} /> : <th scope="col">{own.quantity}</th>}
            <th className={styles.choice} scope="col">
              <span className={layout.unseen}>{own.choice}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id} lang={item.locale.served}>
              <Cell label={own.number} note>
                {item.code}
              </Cell>
              <th scope="row">
                <Link to={projectAddress(item)}>
                  <Marked text={item.name} marks={marks} />
                </Link>
              </th>
              <Cell label={own.client}>{item.confidential ? own.confidential : item.client}</Cell>
              <Cell label={own.place}>{item.place}</Cell>
              <Cell label={own.work}>{item.task_type_text}</Cell>
              <Cell label={own.years} note>
                {item.period && (
                  <span className={styles.years}>
                    <Years years={item.period} />
                  </span>
                )}
              </Cell>
              <Cell label={size?.label ?? own.quantity} note>
                {size ? size.amounts[item.id] : item.quantity}
              </Cell>
              <td className={styles.choice}>
                <ShortlistButton project={item} look="row" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A cell with its column's heading, shown beside it where rows are blocks; unknown values are omitted there. */
function Cell({ label, note = false, children }: { label: string; note?: boolean; children: ReactNode }) {
  const classes = [note && styles.note, !children && styles.bare].filter(Boolean).join(" ");
  return (
    <td className={classes || undefined}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children || "–"}
    </td>
  );
}
