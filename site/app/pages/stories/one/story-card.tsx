import { pages } from "@setu/contract/pages";
import type { StoryItem } from "@setu/contract/stories/stories";
import { Link } from "../../../components/link/link.tsx";
import { croppedSizes } from "../../../components/picture/cropped-sizes.ts";
import { Picture } from "../../../components/picture/picture.tsx";
import cover from "../../../layout/cover.module.css";
import layout from "../../../layout/section.module.css";
import styles from "./story-card.module.css";

/** A story as a picture with its title below. */
export function StoryCard({ story: { id, name, summary, project, files, locale } }: { story: StoryItem }) {
  const [picture] = files;
  return (
    <article className={`${cover.covered} ${styles.card}`} lang={locale.served}>
      <div className={styles.picture}>
        {picture && (
          <Picture
            file={picture}
            sizes={croppedSizes("(max-width: 40rem) 100vw, (max-width: 64rem) 50vw, 33vw", picture, 3 / 2)}
          />
        )}
      </div>
      <p className={layout.note}>{project.sector.name}</p>
      <h3>
        <Link to={pages.story.href({ id })}>{name}</Link>
      </h3>
      <p className={styles.summary}>{summary}</p>
    </article>
  );
}
