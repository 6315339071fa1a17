import type { ProjectItem } from "@setu/contract/projects";
import type { ReactNode } from "react";
import { usePageTexts } from "../../i18n/texts.ts";
import cover from "../../layout/cover.module.css";
import layout from "../../layout/section.module.css";
import { Dotted } from "../dotted/dotted.tsx";
import { Link } from "../link/link.tsx";
import { croppedSizes } from "../picture/cropped-sizes.ts";
import { Picture } from "../picture/picture.tsx";
import { Years } from "../years/years.tsx";
import { projectAddress } from "./project-address.ts";
import styles from "./project-card.module.css";
import { words } from "./words.ts";

interface Props {
  item: ProjectItem;
  heading: "h2" | "h3";
  sizes: string;
  /** The name with marked words, where the list was searched. */
  name?: ReactNode;
  /** A button of the page's, in the picture's corner. */
  choice?: ReactNode;
}

/** A project as a picture with its caption. Without a picture an empty sheet takes its place. */
export function ProjectCard({ item, heading: Heading, sizes, name = item.name, choice }: Props) {
  const own = usePageTexts(words);
  const [picture] = item.files;
  const figures = [item.code, item.quantity].filter(Boolean);
  return (
    <article className={`${cover.covered} ${styles.card}`} lang={item.locale.served}>
      <div className={styles.picture}>
        {picture ? (
          <Picture file={picture} sizes={croppedSizes(sizes, picture, 3 / 2)} />
        ) : (
          <span className={styles.sheet}>{item.confidential ? own.confidential : item.task_type_text}</span>
        )}
      </div>
      <div className={styles.words}>
        <Heading>
          <Link to={projectAddress(item)}>{name}</Link>
        </Heading>
        <Dotted className={layout.note} parts={figures.length > 0 ? figures : [item.sector.name]} />
        <Dotted
          className={styles.facts}
          parts={
            item.place || item.period
              ? [item.place, item.period && <Years key="years" years={item.period} />]
              : [item.excerpt]
          }
        />
      </div>
      {choice && <div className={styles.choice}>{choice}</div>}
    </article>
  );
}
