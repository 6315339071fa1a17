import { pages } from "@setu/contract/pages";
import type { ProjectItem, ProjectList } from "@setu/contract/projects";
import { useState } from "react";
import { Dotted } from "../../../components/dotted/dotted.tsx";
import { Link } from "../../../components/link/link.tsx";
import { projectAddress } from "../../../components/project-card/project-address.ts";
import { usePageTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import { OfficeMap } from "../../../map/office-map.tsx";
import { mapSight } from "./map-sight.ts";
import styles from "./project-map.module.css";
import { ProjectTable } from "./project-table.tsx";
import { words } from "./texts.ts";

interface Props {
  /** The matching projects; those with a place are on the map too. */
  items: ProjectItem[];
  map: NonNullable<ProjectList["map"]>;
}

/** A marker for every matching project, and a list of them beside the map; the table if the map fails. */
export function ProjectMap({ items, map: { points, missing } }: Props) {
  const own = usePageTexts(words);
  const [failed, setFailed] = useState(false);
  const [selected, setSelected] = useState<number>();
  const chosen = points.find(({ id }) => id === selected);
  const { partial, ...sight } = mapSight(points);
  if (failed) return <InsteadOfMap notice={own.mapFailed} items={items} />;
  return (
    <div className={styles.plan}>
      <div className={styles.map}>
        <OfficeMap
          key={sight.zoom.own}
          {...sight}
          locations={points}
          selected={selected}
          clustered
          onSelect={setSelected}
          label={own.mapLabel}
          onFail={() => setFailed(true)}
        />
      </div>
      <div className={styles.beside}>
        <p className={styles.chosen} role="status">
          {chosen ? <Chosen point={chosen} /> : [own.choose, partial && own.furtherAway].filter(Boolean).join(" ")}
        </p>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id} lang={item.locale.served} data-chosen={item.id === selected}>
              <h2>
                <Link to={projectAddress(item)}>{item.name}</Link>
              </h2>
              <Dotted
                className={layout.note}
                parts={item.code || item.place ? [item.code, item.place] : [own.confidential]}
              />
              {points.some(({ id }) => id === item.id) && (
                <ShowOnMap name={item.name} pressed={item.id === selected} onPress={() => setSelected(item.id)} />
              )}
            </li>
          ))}
        </ul>
        {missing > 0 && <p className={styles.missing}>{own.missing(missing)}</p>}
      </div>
    </div>
  );
}

function Chosen({ point: { id, slug, name, locale } }: { point: Props["map"]["points"][number] }) {
  const own = usePageTexts(words);
  return (
    <>
      <small>{own.chosen}</small>
      <Link to={pages.project.href({ project_slug: slug, childId: id })} lang={locale.served}>
        {name}
      </Link>
    </>
  );
}

function ShowOnMap({ name, pressed, onPress }: { name: string; pressed: boolean; onPress: () => void }) {
  const own = usePageTexts(words);
  return (
    <button type="button" aria-pressed={pressed} aria-label={`${own.onMap}: ${name}`} onClick={onPress}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 17s5-5 5-9a5 5 0 0 0-10 0c0 4 5 9 5 9zM10 6.500v3M8.500 8h3" />
      </svg>
    </button>
  );
}

function InsteadOfMap({ notice, items }: { notice: string; items: ProjectItem[] }) {
  return (
    <>
      <p className={styles.notice} role="status">
        {notice}
      </p>
      <ProjectTable items={items} />
    </>
  );
}
