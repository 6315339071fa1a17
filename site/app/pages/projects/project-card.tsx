import type { ProjectItem } from "@setu/contract/projects";
import { Link } from "react-router";
import { Picture } from "../../components/picture.tsx";
import { usePageTexts } from "../../i18n/texts.ts";
import layout from "../../sections/section.module.css";
import { addressOf } from "./load-projects.ts";
import styles from "./project-card.module.css";
import { ShortlistButton } from "./shortlist-button.tsx";
import { words } from "./texts.ts";

interface Props {
  item: ProjectItem;
  heading: "h2" | "h3";
  sizes: string;
  /** Whether it can be put aside. */
  choosable?: boolean;
}

/** A project as a picture with its caption. Without a picture there is the sheet that it would stand on. */
export function ProjectCard({ item, heading: Heading, sizes, choosable = false }: Props) {
  const own = usePageTexts(words);
  const [picture] = item.files;
  const figures = [item.code, item.quantity].filter(Boolean).join(" · ");
  const facts = [item.place, item.period?.ad_text].filter(Boolean).join(" · ");
  return (
    <article className={styles.card} lang={item.locale.served}>
      <div className={styles.picture}>
        {picture ? (
          <Picture file={picture} sizes={sizes} />
        ) : (
          <span className={styles.sheet}>{item.confidential ? own.confidential : item.task_type_text}</span>
        )}
      </div>
      <div className={styles.words}>
        <Heading>
          <Link to={addressOf(item)}>{item.name}</Link>
        </Heading>
        <p className={layout.note}>{figures || item.sector.name}</p>
        <p className={styles.facts}>{facts || item.excerpt}</p>
      </div>
      {choosable && (
        <div className={styles.choice}>
          <ShortlistButton project={item} />
        </div>
      )}
    </article>
  );
}
