import { pages } from "@setu/contract/pages";
import type { PersonDetail } from "@setu/contract/people";
import { Link } from "../../../components/link/link.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import styles from "./person-page.module.css";
import { words } from "./texts.ts";

/** The projects with the person's role in each, newest first. */
export function PersonProjects({ projects }: Pick<PersonDetail, "projects">) {
  const own = usePageTexts(words);
  return (
    <section className={styles.projects} aria-labelledby="projects">
      <h2 id="projects">{own.projects}</h2>
      <ol>
        {projects.map(({ id, slug, name, role, place, period, locale }) => (
          <li key={id} lang={locale.served}>
            <p className={layout.note}>{period}</p>
            <div>
              <h3>
                <Link to={pages.project.href({ project_slug: slug, childId: id })}>{name}</Link>
              </h3>
              <p>{[role, place].filter(Boolean).join(" · ")}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
