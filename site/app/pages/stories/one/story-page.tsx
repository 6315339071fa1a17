import { pages } from "@setu/contract/pages";
import type { StoryDetail } from "@setu/contract/stories/stories";
import { Action } from "../../../components/action/action.tsx";
import { Link } from "../../../components/link/link.tsx";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { PhotoGrid } from "../../../components/photo-grid/photo-grid.tsx";
import { Plate } from "../../../components/plate/plate.tsx";
import { RichText } from "../../../components/rich-text/rich-text.tsx";
import { Share } from "../../../components/share/share.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import split from "../../../layout/split.module.css";
import { usePageData } from "../../../page-data.ts";
import { useFreshUntil } from "../../../use-fresh-until.ts";
import { words } from "../texts.ts";
import type { StoryPageData } from "./load-story.ts";
import { StoryCard } from "./story-card.tsx";
import { StoryFigures } from "./story-figures.tsx";
import styles from "./story-page.module.css";
import { StoryQuote } from "./story-quote.tsx";

/** A story: its figures, the problem, the work, the change, and a quote. */
export function StoryPage() {
  const { story } = usePageData<StoryPageData>();
  const texts = usePageTexts(words);
  useFreshUntil(story);
  const { name, summary, project, figures, quote, others, locale } = story;
  const [lead, ...pictures] = story.files;
  const notes = [texts.story, project.sector.name, project.place];
  return (
    <>
      <article className={styles.story}>
        <Opening title={name} notes={notes} lead={summary} locale={locale} />
        {lead && <Plate file={lead} />}
        <StoryFigures figures={figures} lang={locale.served} />
        <div className={split.split}>
          <StoryText story={story} />
          <StoryAside story={story} />
        </div>
        {quote && <StoryQuote quote={quote} />}
        {pictures.length > 0 && (
          <div className={styles.pictures}>
            <PhotoGrid files={pictures} />
          </div>
        )}
      </article>
      {others.length > 0 && (
        <section className={`${layout.band} ${styles.further}`} aria-labelledby="others">
          <div className={styles.head}>
            <h2 id="others">{texts.others}</h2>
            <More to={pages.stories.href()}>{texts.all}</More>
          </div>
          <ul className={styles.others}>
            {others.map((other) => (
              <li key={other.id}>
                <StoryCard story={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function StoryText({ story }: { story: StoryDetail }) {
  const texts = usePageTexts(words);
  return (
    <div className={styles.text}>
      {(["problem", "work", "outcome"] as const).map((part) => (
        <section key={part} aria-labelledby={part}>
          <h2 id={part}>{texts[part]}</h2>
          <div lang={story.locale.served}>
            <RichText value={story[part]} headingLevel={3} />
          </div>
        </section>
      ))}
    </div>
  );
}

function StoryAside({ story: { project } }: { story: StoryDetail }) {
  const texts = usePageTexts(words);
  const { slug, name: sector } = project.sector;
  return (
    <aside className={`${split.aside} ${split.following}`}>
      <section aria-labelledby="project">
        <h2 id="project">{texts.project}</h2>
        <ul>
          <li lang={project.locale.served}>
            <Link to={pages.project.href({ project_slug: slug, childId: project.id })} className={styles.project}>
              {project.name}
            </Link>
            <small>{[sector, project.place].filter(Boolean).join(" · ")}</small>
          </li>
        </ul>
      </section>
      <p className={styles.ask}>
        <Action href={pages.home.href({ project: project.id }, "#contact")} label={texts.ask} />
      </p>
      <div className={styles.tools}>
        <Share />
      </div>
    </aside>
  );
}
