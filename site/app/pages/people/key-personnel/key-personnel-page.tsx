import { pages } from "@setu/contract/pages";
import type { PersonItem } from "@setu/contract/people";
import { Link } from "react-router";
import { Empty } from "../../../components/empty/empty.tsx";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { OtherScript } from "../../../components/other-script/other-script.tsx";
import { PeopleTabs } from "../../../components/people-tabs/people-tabs.tsx";
import { peopleWords } from "../../../components/people-tabs/people-words.ts";
import { Portrait } from "../../../components/portrait/portrait.tsx";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import { usePageData } from "../../../page-data.ts";
import styles from "./key-personnel-page.module.css";
import type { KeyPersonnelPageData } from "./load-key-personnel.ts";
import { words } from "./texts.ts";

/** The people who lead the firm, in the editors' order; the first is above the others. */
export function KeyPersonnelPage() {
  const { people } = usePageData<KeyPersonnelPageData>();
  const own = usePageTexts(words);
  const { key } = usePageTexts(peopleWords);
  return (
    <>
      <Opening title={key} lead={own.lead}>
        <PeopleTabs />
      </Opening>
      <section className={`${layout.band} ${styles.leaders}`} aria-label={key}>
        {people.length > 0 ? (
          <ol>
            {people.map((person, index) => (
              <Leader key={person.id} person={person} first={index === 0} />
            ))}
          </ol>
        ) : (
          <Empty sentence={own.none}>
            <More to={pages.members.href()}>{own.team}</More>
          </Empty>
        )}
      </section>
    </>
  );
}

function Leader({ person, first }: { person: PersonItem; first: boolean }) {
  const { number } = useTexts();
  const people = usePageTexts(peopleWords);
  const { experience, office } = person;
  return (
    <li lang={person.locale.served}>
      <Portrait
        person={person}
        sizes={first ? "(max-width: 48rem) 100vw, 42vw" : "(max-width: 48rem) 40vw, 20vw"}
        priority={first}
      />
      <div className={styles.words}>
        <h2>
          <Link to={pages.person.href({ id: person.id })}>{person.name}</Link>
        </h2>
        <OtherScript person={person} className={layout.note} />
        <p className={styles.designation}>{person.designation}</p>
        {person.line && <p className={styles.line}>{person.line}</p>}
        <p className={layout.note}>
          {[experience ? people.experience(experience, number(experience)) : "", office].filter(Boolean).join(" · ")}
        </p>
      </div>
    </li>
  );
}
