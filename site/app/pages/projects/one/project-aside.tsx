import { pages } from "@setu/contract/pages";
import type { ProjectDetail } from "@setu/contract/projects";
import { Action } from "../../../components/action/action.tsx";
import { DocumentList } from "../../../components/document-list/document-list.tsx";
import { Link } from "../../../components/link/link.tsx";
import { PrintButton } from "../../../components/print-button/print-button.tsx";
import { Share } from "../../../components/share/share.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import { OfficeMap } from "../../../map/office-map.tsx";
import { ShortlistButton } from "../list/shortlist-button.tsx";
import styles from "./project-page.module.css";
import { words } from "./texts.ts";

/** The team, the documents, the place, and the link to the contact form. */
export function ProjectAside({ project }: { project: ProjectDetail }) {
  const own = usePageTexts(words);
  const { id, team, documents, news } = project;
  return (
    <aside className={split.aside}>
      <p className={styles.ask}>
        <Action href={pages.home.href({ project: id }, "#contact")} label={own.ask} />
      </p>
      {team.length > 0 && (
        <section aria-labelledby="people">
          <h2 id="people">{own.people}</h2>
          <ul>
            {team.map((person) => (
              <li key={person.id} lang={person.locale.served}>
                {person.has_page ? <Link to={pages.person.href({ id: person.id })}>{person.name}</Link> : person.name}
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
      {news.length > 0 && (
        <section aria-labelledby="in-the-news" className={styles.news}>
          <h2 id="in-the-news">{own.news}</h2>
          <ul>
            {news.map((item) => (
              <li key={item.id} lang={item.locale.served}>
                <Link to={pages.newsItem.href({ id: item.id })}>{item.name}</Link>
                <small>
                  <time dateTime={item.created_at}>{item.date}</time>
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Place project={project} />
      <div className={styles.tools}>
        <ShortlistButton project={project} look="label" />
        <PrintButton label={own.print} />
        <Share />
      </div>
    </aside>
  );
}

function Place({ project: { id, name, locale, location } }: { project: ProjectDetail }) {
  const own = usePageTexts(words);
  if (!location) return null;
  const { district, province, country, point, precision } = location;
  return (
    <section aria-labelledby="place" className={styles.place}>
      <h2 id="place">{own.place}</h2>
      <p>{[district, province, country].filter(Boolean).join(", ")}</p>
      {point && <PlaceMap point={point} id={id} name={name} locale={locale} label={own.mapLabel(name)} />}
      {point && precision === "area" && <small>{own.area}</small>}
    </section>
  );
}

/** Close enough for the rivers around the site, and far enough for the towns that people know. */
const zoom = { own: 7, service: 10 };

interface PlaceMapProps extends Pick<ProjectDetail, "id" | "name" | "locale"> {
  point: NonNullable<NonNullable<ProjectDetail["location"]>["point"]>;
  label: string;
}

function PlaceMap({ point, label, ...place }: PlaceMapProps) {
  return (
    <div className={styles.map}>
      <OfficeMap
        center={point}
        zoom={zoom}
        locations={[{ ...place, ...point }]}
        selected={place.id}
        onSelect={() => {}}
        label={label}
      />
    </div>
  );
}
