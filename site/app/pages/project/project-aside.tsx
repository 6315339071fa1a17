import type { ProjectDetail } from "@setu/contract/projects";
import { Link } from "react-router";
import { Action } from "../../components/action.tsx";
import { DocumentList } from "../../components/document-list.tsx";
import { Share } from "../../components/share.tsx";
import split from "../../components/split.module.css";
import { usePageTexts } from "../../i18n/texts.ts";
import { OfficeMap } from "../../map/office-map.tsx";
import { mapSight } from "../projects/map-sight.ts";
import styles from "./project-page.module.css";
import { words } from "./texts.ts";

/** Who did it, what there is to read, where it is, and the way to ask. */
export function ProjectAside({ project }: { project: ProjectDetail }) {
  const own = usePageTexts(words);
  const { id, team, documents, location, name, locale } = project;
  return (
    <aside className={split.aside}>
      <p className={styles.ask}>
        <Action href={`/?project=${id}#contact`} label={own.ask} />
      </p>
      {team.length > 0 && (
        <section aria-labelledby="people">
          <h2 id="people">{own.people}</h2>
          <ul>
            {team.map((person) => (
              <li key={person.id} lang={person.locale.served}>
                <Link to={`/personnel/${person.id}`}>{person.name}</Link>
                <small>{person.role}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {documents.length > 0 && (
        <section aria-labelledby="documents">
          <h2 id="documents">{own.documents}</h2>
          <DocumentList documents={documents} />
        </section>
      )}
      {location && (
        <section aria-labelledby="place" className={styles.place}>
          <h2 id="place">{own.place}</h2>
          <p>{[location.district, location.province, location.country].filter(Boolean).join(", ")}</p>
          {location.point && (
            <PlaceMap point={location.point} id={id} name={name} locale={locale} label={own.mapLabel(name)} />
          )}
          {location.point && location.precision === "area" && <small>{own.area}</small>}
        </section>
      )}
      <div className={styles.tools}>
        <button type="button" className={styles.print} onClick={() => window.print()}>
          {own.print}
        </button>
        <Share />
      </div>
    </aside>
  );
}

interface PlaceMapProps extends Pick<ProjectDetail, "id" | "name" | "locale"> {
  point: NonNullable<NonNullable<ProjectDetail["location"]>["point"]>;
  label: string;
}

function PlaceMap({ point, label, ...place }: PlaceMapProps) {
  const { center, zoom } = mapSight([point]);
  return (
    <div className={styles.map}>
      <OfficeMap
        center={center}
        // A little further off than a list's map: the country around it says where it is.
        zoom={{ own: zoom.own - 1, service: zoom.service }}
        locations={[{ ...place, ...point }]}
        selected={place.id}
        onSelect={() => {}}
        label={label}
      />
    </div>
  );
}
