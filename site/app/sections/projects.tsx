import type { ProjectHighlight, SectionInfo } from "@setu/contract/home";
import { Link } from "react-router";
import { Picture } from "../components/picture.tsx";
import { SectionHead } from "../components/section-head.tsx";
import styles from "./section.module.css";

interface Props {
  projects: ProjectHighlight[];
  info: SectionInfo;
}

/** The specification's own form, doubled ampersands included (section 2). */
const addressOf = ({ id, type, menu_id, task_type }: ProjectHighlight) =>
  `/projects/${type}?content_id=${id}&&menu_id=${menu_id}&&task_type=${task_type}`;

export function Projects({ projects, info }: Props) {
  if (projects.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="projects">
      <SectionHead id="projects" info={info} />
      <ul className={styles.grid}>
        {projects.map((project) => (
          <li key={project.id}>
            <Link to={addressOf(project)} lang={project.locale.served}>
              {project.files[0] && <Picture file={project.files[0]} sizes="(max-width: 48rem) 100vw, 33vw" />}
              <p className={styles.note}>{[project.code, project.quantity].filter(Boolean).join(" · ")}</p>
              <h3>{project.name}</h3>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
