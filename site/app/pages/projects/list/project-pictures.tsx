import type { ProjectItem } from "@setu/contract/projects";
import { Marked } from "../../../components/marked/marked.tsx";
import { ProjectCard } from "../../../components/project-card/project-card.tsx";
import styles from "./project-pictures.module.css";
import { ShortlistButton } from "./shortlist-button.tsx";

/** An uneven grid of pictures with their captions, like the plates of a report. */
export function ProjectPictures({ items, marks }: { items: ProjectItem[]; marks?: readonly string[] | undefined }) {
  return (
    <ul className={styles.plates}>
      {items.map((item) => (
        <li key={item.id}>
          <ProjectCard
            item={item}
            name={<Marked text={item.name} marks={marks} />}
            heading="h2"
            sizes="(max-width: 40rem) 100vw, (max-width: 64rem) 50vw, 58vw"
            choice={<ShortlistButton project={item} look="card" />}
          />
        </li>
      ))}
    </ul>
  );
}
