import { pages } from "@setu/contract/pages";
import type { PersonItem } from "@setu/contract/people";
import { Empty } from "../../../components/empty/empty.tsx";
import { Link } from "../../../components/link/link.tsx";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { OtherScript } from "../../../components/other-script/other-script.tsx";
import { PeopleTabs } from "../../../components/people-tabs/people-tabs.tsx";
import { peopleWords } from "../../../components/people-tabs/people-words.ts";
import { PersonRow } from "../../../components/person-row/person-row.tsx";
import { Portrait } from "../../../components/portrait/portrait.tsx";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import cover from "../../../layout/cover.module.css";
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
  // The first leads the page in any case; of the others, those without a portrait come last, as a list.
  const [first, ...others] = people;
  const shown = others.filter(({ files }) => files.length > 0);
  const named = others.filter(({ files }) => files.length === 0);
  return (
    <>
      <Opening title={key} lead={own.lead}>
        <PeopleTabs />
      </Opening>
      <section className={`${layout.band} ${styles.leaders}`} aria-label={key}>
        {first ? (
          <ol data-columns={columnsFor(shown.length)}>
            <Leader person={first} first />
            {shown.map((person) => (
              <Leader key={person.id} person={person} />
            ))}
            {named.map((person) => (
              <li key={person.id} className={styles.named}>
                <PersonRow person={person} heading="h2" />
              </li>
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

/** Returns the number of cards in a row on a wide screen, so that the last row is never a single card. */
const columnsFor = (cards: number): number => [4, 3, 5].find((columns) => cards % columns !== 1) ?? 4;

function Leader({ person, first = false }: { person: PersonItem; first?: boolean }) {
  const { number } = useTexts();
  const people = usePageTexts(peopleWords);
  const { experience, office } = person;
  return (
    <li className={`${cover.covered} ${first ? styles.first : ""}`} lang={person.locale.served}>
      <Portrait
        person={person}
        sizes={first ? "(max-width: 48rem) 100vw, 42vw" : "(max-width: 64rem) 30vw, 23vw"}
        priority={first}
      />
      <div className={styles.words}>
        <div>
          <h2>
            <Link to={pages.person.href({ id: person.id })}>{person.name}</Link>
          </h2>
          <OtherScript person={person} className={layout.note} />
          <p className={styles.designation}>{person.designation}</p>
        </div>
        {person.line && <p className={styles.line}>{person.line}</p>}
        {(experience || office) && (
          <p className={`${layout.note} ${styles.facts}`}>
            {experience && <span>{people.experience(experience, number(experience))}</span>}
            {office && <span>{office}</span>}
          </p>
        )}
      </div>
    </li>
  );
}
