import { pages } from "@setu/contract/pages";
import type { StoryItem } from "@setu/contract/stories/stories";
import { Dotted } from "../../../components/dotted/dotted.tsx";
import { Link } from "../../../components/link/link.tsx";
import { croppedSizes } from "../../../components/picture/cropped-sizes.ts";
import { Picture } from "../../../components/picture/picture.tsx";
import cover from "../../../layout/cover.module.css";
import layout from "../../../layout/section.module.css";
import { FigureSource } from "../figure-source.tsx";
import { isLongValue } from "../long-value.ts";
import styles from "./story-entry.module.css";

/** A story as a large picture with its first figure beside it. */
export function StoryEntry({ story, isFirst }: { story: StoryItem; isFirst: boolean }) {
  const { id, name, summary, project, figures, files, locale } = story;
  const [picture] = files;
  const [figure] = figures;
  return (
    <article className={`${cover.covered} ${styles.entry}`} lang={locale.served}>
      <div className={styles.picture}>
        {picture && (
          <Picture
            file={picture}
            sizes={croppedSizes("(max-width: 64rem) 100vw, 58vw", picture, 3 / 2)}
            priority={isFirst}
          />
        )}
      </div>
      <div className={styles.words}>
        <Dotted className={layout.note} parts={[project.sector.name, project.place]} />
        <h2>
          <Link to={pages.story.href({ id })}>{name}</Link>
        </h2>
        <p className={styles.summary}>{summary}</p>
        {figure && (
          <p className={styles.figure}>
            <strong data-long={isLongValue(figure.value)}>
              {figure.value} {figure.unit && <span>{figure.unit}</span>}
            </strong>{" "}
            {figure.label}{" "}
            <span className={layout.note}>
              <FigureSource figure={figure} />
            </span>
          </p>
        )}
      </div>
    </article>
  );
}
