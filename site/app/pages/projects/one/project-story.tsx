import { pages } from "@setu/contract/pages";
import type { ProjectDetail } from "@setu/contract/projects";
import { Link } from "../../../components/link/link.tsx";
import { Paragraphs } from "../../../components/paragraphs/paragraphs.tsx";
import { RichText } from "../../../components/rich-text/rich-text.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import styles from "./project-page.module.css";
import { words } from "./texts.ts";

/** The project's description, challenges, solution and results. */
export function ProjectStory({ project }: { project: ProjectDetail }) {
  const own = usePageTexts(words);
  const parts = [
    { id: "challenge", title: own.challenge, text: project.challenge },
    { id: "work", title: own.whatWeDid, text: project.work },
    { id: "result", title: own.result, text: project.result },
  ].filter(({ text }) => text.length > 0);
  return (
    <div className={styles.story}>
      {project.confidential && <p className={styles.confidential}>{own.confidential}</p>}
      {project.description && (
        <div className={styles.description} lang={project.locale.served}>
          <Paragraphs text={project.description} />
        </div>
      )}
      {parts.map(({ id, title, text }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <div lang={project.locale.served}>
            <RichText value={text} headingLevel={3} />
          </div>
        </section>
      ))}
      {project.stories.length > 0 && (
        <section className={styles.told} aria-labelledby="stories">
          <h2 id="stories">{own.story}</h2>
          <ul>
            {project.stories.map(({ id, name, summary, locale }) => (
              <li key={id} lang={locale.served}>
                <h3>
                  <Link to={pages.story.href({ id })}>{name}</Link>
                </h3>
                <p>{summary}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
