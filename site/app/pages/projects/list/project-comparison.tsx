import type { ComparedProject, ProjectItem, ProjectList } from "@setu/contract/projects";
import type { ReactNode } from "react";
import { Link } from "../../../components/link/link.tsx";
import { croppedSizes } from "../../../components/picture/cropped-sizes.ts";
import { Picture } from "../../../components/picture/picture.tsx";
import { projectAddress } from "../../../components/project-card/project-address.ts";
import { Years } from "../../../components/years/years.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import styles from "./project-comparison.module.css";
import { ShortlistButton } from "./shortlist-button.tsx";
import tables from "./tables.module.css";
import { words } from "./texts.ts";

interface Project {
  item: ProjectItem;
  more: ComparedProject;
}
interface Row {
  label: string;
  of: (project: Project) => ReactNode;
}

/** The projects in columns, their facts in rows. Facts that no project has are omitted. */
export function ProjectComparison({ items, compared, measures }: Pick<ProjectList, "items" | "compared" | "measures">) {
  const own = usePageTexts(words);
  const byId = new Map(compared.map((more) => [more.id, more]));
  const projects = items.flatMap((item) => {
    const more = byId.get(item.id);
    return more ? [{ item, more }] : [];
  });
  // A measure that one of them lacks is not worth a row of dashes.
  const shared = measures.filter(({ key }) =>
    projects.every(({ more }) => more.quantities.some(({ measure }) => measure === key)),
  );
  const quantities = shared.length > 0 ? own.otherQuantities : own.quantities;
  const rows = [...shared.map(sharedRow), restRow(quantities, shared), ...factRows(own)].filter(({ of }) =>
    projects.some((project) => of(project)),
  );
  return (
    <section className={styles.frame} aria-label={own.compare}>
      <table className={`${tables.table} ${styles.table}`}>
        <thead>
          <tr>
            <td>
              <span className={layout.unseen}>{own.project}</span>
            </td>
            {projects.map(({ item }) => (
              <th key={item.id} scope="col" lang={item.locale.served}>
                <Head item={item} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, of }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {projects.map((project) => (
                <td key={project.item.id} lang={project.item.locale.served}>
                  {of(project) || <span className={styles.none}>–</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Head({ item }: { item: ProjectItem }) {
  const own = usePageTexts(words);
  const [picture] = item.files;
  return (
    <div className={styles.head}>
      <div className={styles.picture}>
        {picture ? (
          <Picture file={picture} sizes={croppedSizes("(max-width: 48rem) 10rem, 20rem", picture, 3 / 2)} />
        ) : (
          <span>{item.confidential ? own.confidential : item.task_type_text}</span>
        )}
      </div>
      <Link to={projectAddress(item)}>{item.name}</Link>
      <small>{item.code ?? item.sector.name}</small>
      <div className={styles.choice}>
        <ShortlistButton project={item} look="column" />
      </div>
    </div>
  );
}

type Measure = ProjectList["measures"][number];

/** Returns a row with the amounts of one measure. A quantity with another name than the measure is named. */
const sharedRow = ({ key, label }: Measure): Row => ({
  label,
  of: ({ more }) =>
    amountsOf(
      more.quantities.filter(({ measure }) => measure === key),
      label,
    ),
});

/** Returns a row with all other quantities, in the editors' order. */
const restRow = (label: string, shared: readonly Measure[]): Row => ({
  label,
  of: ({ more }) => amountsOf(more.quantities.filter(({ measure }) => !shared.some(({ key }) => key === measure))),
});

const amountsOf = (amounts: ComparedProject["quantities"], known?: string): ReactNode =>
  listed(
    amounts.map(({ label, value, unit }) => ({
      key: label,
      line: (
        <span className={styles.amount}>
          <span className={styles.figure}>
            {value} <i>{unit}</i>
          </span>
          {label !== known && <small>{label}</small>}
        </span>
      ),
    })),
  );

const listed = (lines: { key: string | number; line: ReactNode }[]): ReactNode =>
  lines.length > 0 && (
    <ul>
      {lines.map(({ key, line }) => (
        <li key={key}>{line}</li>
      ))}
    </ul>
  );

/** Each of those who pay has a line: editors write "Government of Nepal; regional development bank". */
const fundersOf = ({ more: { funding } }: Project) =>
  funding &&
  listed(funding.split("; ").map((name) => ({ key: name, line: name.charAt(0).toUpperCase() + name.slice(1) })));

const partnersOf = ({ more }: Project) =>
  listed(
    more.partners.map(({ name, role, share_text: share }) => ({
      key: name,
      line: (
        <>
          {name}
          {(role || share) && <small>{[role, share].filter(Boolean).join(", ")}</small>}
        </>
      ),
    })),
  );

const peopleOf = ({ more }: Project) =>
  listed(
    more.team.map(({ id, name, role, locale }) => ({
      key: id,
      line: (
        <span lang={locale.served}>
          {name}
          <small>{role}</small>
        </span>
      ),
    })),
  );

const factRows = (own: (typeof words)["en"]): Row[] => [
  {
    label: own.client,
    of: ({ item, more }) =>
      item.confidential
        ? own.confidential
        : item.client && (
            <>
              {item.client}
              {more.client_type_text && <small>{more.client_type_text}</small>}
            </>
          ),
  },
  { label: own.funding, of: fundersOf },
  { label: own.value, of: ({ more }) => more.contract_value },
  {
    label: own.years,
    of: ({ item }) =>
      item.period && (
        <>
          <Years years={item.period} />
          <small>{item.status_text}</small>
        </>
      ),
  },
  { label: own.place, of: ({ item }) => item.place },
  { label: own.work, of: ({ item }) => item.task_type_text },
  { label: own.services, of: ({ more }) => listed(more.services.map(({ id, name }) => ({ key: id, line: name }))) },
  { label: own.partners, of: partnersOf },
  { label: own.people, of: peopleOf },
  { label: own.reference, of: ({ more }) => more.reference_available && own.available },
];
