import { pages } from "@setu/contract/pages";
import type { ServiceDetail } from "@setu/contract/services";
import { More } from "../../../components/more/more.tsx";
import { ProjectCard } from "../../../components/project-card/project-card.tsx";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import styles from "./service-page.module.css";
import { words } from "./texts.ts";

/** The service's newest projects, with a link to all of them. */
export function ServiceProjects({ service }: { service: ServiceDetail }) {
  const own = usePageTexts(words);
  const { number } = useTexts();
  const { id, name, projects, projects_total: total } = service;
  return (
    <section className={`${layout.band} ${layout.tinted}`} aria-labelledby="projects">
      <div className={styles.head}>
        <h2 id="projects">{own.projects}</h2>
        {total > projects.length && (
          <More to={pages.projects.href({ service: id })} about={name}>
            {own.seeAll(number(total))}
          </More>
        )}
      </div>
      {projects.length > 0 ? (
        <ul className={styles.projects}>
          {projects.map((item) => (
            <li key={item.id}>
              <ProjectCard
                item={item}
                heading="h3"
                sizes={`(max-width: 40rem) 100vw, ${projects.length < 3 ? "50vw" : "(max-width: 64rem) 50vw, 30vw"}`}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p>{own.noProject}</p>
      )}
    </section>
  );
}
