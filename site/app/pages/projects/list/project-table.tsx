import type { ProjectItem } from "@setu/contract/projects";
import { Link } from "../../../components/link/link.tsx";
import { projectAddress } from "../../../components/project-card/project-address.ts";
import { usePageTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import styles from "./project-table.module.css";
import { ShortlistButton } from "./shortlist-button.tsx";
import { words } from "./texts.ts";

/** The projects as a schedule: what a bid team copies from. On a phone each row becomes a small block. */
export function ProjectTable({ items }: { items: ProjectItem[] }) {
  const own = usePageTexts(words);
  const heads = [own.number, own.project, own.client, own.place, own.work, own.years, own.quantity];
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th className={styles.choice} scope="col">
              <span className={layout.unseen}>{own.shortlist}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id} lang={item.locale.served}>
              <td className={styles.note}>{item.code ?? "–"}</td>
              <th scope="row">
                <Link to={projectAddress(item)}>{item.name}</Link>
              </th>
              <td>{item.confidential ? own.confidential : (item.client ?? "–")}</td>
              <td>{item.place ?? "–"}</td>
              <td>{item.task_type_text}</td>
              <td className={styles.note}>{item.period?.ad_text ?? "–"}</td>
              <td className={styles.note}>{item.quantity ?? "–"}</td>
              <td className={styles.choice}>
                <ShortlistButton project={item} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
