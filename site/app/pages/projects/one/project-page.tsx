import { pages } from "@setu/contract/pages";
import { Coordinates } from "../../../components/coordinates/coordinates.tsx";
import { FactBox } from "../../../components/fact-box/fact-box.tsx";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { PhotoGrid } from "../../../components/photo-grid/photo-grid.tsx";
import { Plate } from "../../../components/plate/plate.tsx";
import { ProjectCard } from "../../../components/project-card/project-card.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import split from "../../../layout/split.module.css";
import { usePageData } from "../../../page-data.ts";
import type { ProjectPageData } from "./load-project.ts";
import { ProjectAside } from "./project-aside.tsx";
import { projectFacts } from "./project-facts.tsx";
import styles from "./project-page.module.css";
import { ProjectStory } from "./project-story.tsx";
import { words } from "./texts.ts";

/** One is as wide as the part beside the heading, two share it, three or four share the page (project-page.module.css). */
const similarSizes = (count: number): string =>
  `(max-width: 40rem) 100vw, (max-width: 64rem) ${count === 1 ? 100 : 50}vw, ${[66, 33, 33][count - 1] ?? 25}vw`;

/** A project: its title block, its picture, its story, its people and its documents. */
export function ProjectPage() {
  const { project } = usePageData<ProjectPageData>();
  const own = usePageTexts(words);
  const { sector, similar, location, locale } = project;
  const [lead, ...pictures] = project.files;
  const notes = [sector.name, project.task_type_text, project.place];
  return (
    <>
      <article className={styles.project}>
        <Opening title={project.name} notes={notes} lead={project.excerpt} locale={locale} />
        {lead && <Plate file={lead} note={location?.point && <Coordinates point={location.point} />} />}
        <div className={split.split}>
          <div className={styles.main}>
            <div className={styles.facts} lang={locale.served}>
              <FactBox facts={projectFacts(project, own)} label={own.facts} />
            </div>
            <ProjectStory project={project} />
          </div>
          <ProjectAside project={project} />
        </div>
        {pictures.length > 0 && (
          <section className={styles.gallery} aria-labelledby="gallery">
            <h2 id="gallery" className={pictures.length === 1 ? layout.unseen : undefined}>
              {pictures.length === 1 ? own.picture : own.gallery}
            </h2>
            <PhotoGrid files={pictures} />
          </section>
        )}
      </article>
      {similar.length > 0 && (
        <section className={`${layout.band} ${styles.further}`} aria-labelledby="similar">
          <div className={styles.head}>
            <h2 id="similar">{own.similar}</h2>
            <More to={pages.projectGroup.href({ project_slug: sector.slug })}>{own.all(sector.name)}</More>
          </div>
          <ul className={styles.similar}>
            {similar.map((item) => (
              <li key={item.id}>
                <ProjectCard item={item} heading="h3" sizes={similarSizes(similar.length)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
