import type { PersonDetail } from "@setu/contract/people";
import { FactBox } from "../../../components/fact-box/fact-box.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { OtherScript } from "../../../components/other-script/other-script.tsx";
import { Paragraphs } from "../../../components/paragraphs/paragraphs.tsx";
import { Plate } from "../../../components/plate/plate.tsx";
import { Portrait } from "../../../components/portrait/portrait.tsx";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import split from "../../../layout/split.module.css";
import { usePageData } from "../../../page-data.ts";
import type { PersonPageData } from "./load-person.ts";
import { PersonAside } from "./person-aside.tsx";
import { personFacts } from "./person-facts.ts";
import styles from "./person-page.module.css";
import { PersonProjects } from "./person-projects.tsx";
import { PersonReports } from "./person-reports.tsx";
import { words } from "./texts.ts";

/** Whether a person's text is a few lines, beside which the column of facts would be far longer. */
const isBrief = ({ quote, message, projects, reports }: PersonDetail) =>
  !quote && message.length < 480 && projects.length === 0 && reports.length === 0;

/** A person: portrait and title block, the whole message, projects and publications. */
export function PersonPage() {
  const { person } = usePageData<PersonPageData>();
  const own = usePageTexts(words);
  const { number } = useTexts();
  const lang = person.locale.served;
  const [portrait, ...pictures] = person.files;
  return (
    <article className={styles.person}>
      <div className={portrait ? `${styles.head} ${styles.pictured}` : styles.head}>
        <div className={styles.title}>
          <Opening
            title={person.name}
            byname={<OtherScript person={person} className={styles.script} />}
            lead={person.designation}
            locale={person.locale}
            beside
          />
          <div className={styles.facts} lang={lang}>
            <FactBox facts={personFacts(person, own, number)} label={own.facts} />
          </div>
        </div>
        {portrait && (
          <figure className={styles.portrait}>
            <Portrait person={person} sizes="(max-width: 48rem) 100vw, 34vw" priority />
            {portrait.caption && <figcaption className={layout.note}>{portrait.caption}</figcaption>}
          </figure>
        )}
      </div>
      <div className={isBrief(person) ? `${split.split} ${styles.brief}` : split.split}>
        <div className={styles.story} lang={lang}>
          {person.quote && (
            <blockquote className={styles.quote}>
              <p>{person.quote}</p>
            </blockquote>
          )}
          {person.message && (
            <div className={styles.message}>
              <Paragraphs text={person.message} />
            </div>
          )}
          {person.projects.length > 0 && <PersonProjects projects={person.projects} />}
          {person.reports.length > 0 && <PersonReports reports={person.reports} />}
        </div>
        <PersonAside person={person} />
      </div>
      {pictures.length > 0 && (
        <section className={styles.pictures} aria-label={own.pictures}>
          {pictures.map((file) => (
            <Plate key={file.id} file={file} />
          ))}
        </section>
      )}
    </article>
  );
}
