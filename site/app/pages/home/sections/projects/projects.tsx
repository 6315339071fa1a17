import type { ProjectHighlight, SectionInfo } from "@setu/contract/home";
import { pages } from "@setu/contract/pages";
import { Link } from "../../../../components/link/link.tsx";
import { More } from "../../../../components/more/more.tsx";
import { Picture } from "../../../../components/picture/picture.tsx";
import { SectionHead } from "../../../../components/section-head/section-head.tsx";
import { Steer } from "../../../../components/steer/steer.tsx";
import { useCarousel } from "../../../../components/steer/use-carousel.ts";
import { langOf } from "../../../../i18n/lang-of.ts";
import { useTexts } from "../../../../i18n/texts.ts";
import layout from "../../../../layout/section.module.css";
import track from "../../../../layout/track.module.css";
import styles from "./projects.module.css";

interface Props {
  projects: ProjectHighlight[];
  info: SectionInfo;
}

/** The specification's own format, doubled ampersands included (section 2). */
const addressOf = ({ id, type, menu_id, task_type }: ProjectHighlight) =>
  pages.projectGroup.href({ project_slug: type, content_id: id, menu_id, task_type }).replaceAll("&", "&&");

/** An uneven grid of large pictures where there is room, a carousel otherwise. */
export function Projects({ projects, info }: Props) {
  const texts = useTexts();
  const carousel = useCarousel();
  if (projects.length === 0) return null;
  return (
    <section ref={carousel.region} className={`${layout.band} ${styles.section}`} aria-labelledby="projects">
      <SectionHead id="projects" info={info} unwritten={texts.ourProject}>
        <Steer className={styles.steer} playing={carousel.playing} onToggle={carousel.toggle} onMove={carousel.move} />
      </SectionHead>
      <ul ref={carousel.track} className={`${track.track} ${styles.tiles}`}>
        {projects.map((project) => (
          <li key={project.id}>
            <Link className={styles.tile} to={addressOf(project)} lang={langOf(project.locale)}>
              {project.files[0] && (
                <Picture file={project.files[0]} sizes="(max-width: 580px) 150vw, (max-width: 1024px) 70vw, 58vw" />
              )}
              <div className={styles.words}>
                <h3>{project.name}</h3>
                <p className={layout.note}>{[project.code, project.quantity].filter(Boolean).join(" · ")}</p>
              </div>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <More to={pages.projects.href()}>{texts.allProjects}</More>
      </p>
    </section>
  );
}
