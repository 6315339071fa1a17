import { pages } from "@setu/contract/pages";
import { Link } from "react-router";
import { Action } from "../../../components/action/action.tsx";
import { DocumentList } from "../../../components/document-list/document-list.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { PersonCard } from "../../../components/person-card/person-card.tsx";
import { Plate } from "../../../components/plate/plate.tsx";
import { RichText } from "../../../components/rich-text/rich-text.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import split from "../../../layout/split.module.css";
import { usePageData } from "../../../page-data.ts";
import type { ServicePageData } from "./load-service.ts";
import styles from "./service-page.module.css";
import { ServiceProjects } from "./service-projects.tsx";
import { words } from "./texts.ts";

/** One service: what we do, what one gets, by which rules, where we have done it and whom to ask. */
export function ServicePage() {
  const { service } = usePageData<ServicePageData>();
  const own = usePageTexts(words);
  const lang = service.locale.served;
  const [lead] = service.files;
  const hasCompany = service.experts.length > 0 || service.reports.length > 0;
  return (
    <>
      <article>
        <Opening title={service.name} lead={service.description} locale={service.locale} />
        {lead && <Plate file={lead} />}
        <div className={split.split}>
          <div className={styles.story} lang={lang}>
            <RichText value={service.body} />
            {service.deliverables.length > 0 && (
              <section aria-labelledby="deliverables">
                <h2 id="deliverables">{own.deliverables}</h2>
                <ol className={styles.deliverables}>
                  {service.deliverables.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ol>
              </section>
            )}
          </div>
          <aside className={`${split.aside} ${split.following}`}>
            <p>
              <Action href={pages.home.href({ service: service.id }, "#contact")} label={own.ask} />
            </p>
            {service.standards.length > 0 && (
              <section aria-labelledby="standards">
                <h2 id="standards">{own.standards}</h2>
                <ul className={styles.standards} lang={lang}>
                  {service.standards.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </section>
            )}
            {service.sectors.length > 0 && (
              <nav aria-labelledby="sectors">
                <h2 id="sectors">{own.sectors}</h2>
                <ul>
                  {service.sectors.map(({ slug, name, locale }) => (
                    <li key={slug} lang={locale.served}>
                      <Link to={pages.projectGroup.href({ project_slug: slug })}>{name}</Link>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </aside>
        </div>
      </article>
      <ServiceProjects service={service} />
      {hasCompany && (
        <div className={`${layout.band} ${styles.company}`}>
          {service.experts.length > 0 && (
            <section aria-labelledby="experts">
              <h2 id="experts">{own.experts}</h2>
              <ul className={styles.experts}>
                {service.experts.map((person) => (
                  <li key={person.id}>
                    <PersonCard person={person} heading="h3" sizes="(max-width: 40rem) 50vw, 20vw" />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {service.reports.length > 0 && (
            <section aria-labelledby="reports">
              <h2 id="reports">{own.reports}</h2>
              <ul className={styles.reports}>
                {service.reports.map((report) => (
                  <li key={report.id} lang={report.locale.served}>
                    <p className={layout.note}>
                      {report.type_text} · {report.fiscal_year.text}
                    </p>
                    <h3>{report.name}</h3>
                    <DocumentList documents={report.files} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
      {service.siblings.length > 0 && (
        <nav className={styles.siblings} aria-labelledby="siblings">
          <h2 id="siblings">{own.siblings}</h2>
          <ul>
            {service.siblings.map(({ id, name, locale }) => (
              <li key={id} lang={locale.served}>
                <Link to={pages.service.href({ id })}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
