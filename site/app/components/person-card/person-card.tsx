import { pages } from "@setu/contract/pages";
import type { PersonItem } from "@setu/contract/people";
import cover from "../../layout/cover.module.css";
import layout from "../../layout/section.module.css";
import { Link } from "../link/link.tsx";
import { OtherScript } from "../other-script/other-script.tsx";
import { Portrait } from "../portrait/portrait.tsx";
import styles from "./person-card.module.css";

interface Props {
  person: PersonItem;
  heading: "h2" | "h3";
  sizes: string;
}

/** A person in a list: portrait, name in both scripts, role and place. */
export function PersonCard({ person, heading: Heading, sizes }: Props) {
  return (
    <article className={`${cover.covered} ${styles.card}`} lang={person.locale.served}>
      <Portrait person={person} sizes={sizes} />
      <div className={styles.words}>
        <div>
          <Heading>
            <Link to={pages.person.href({ id: person.id })}>{person.name}</Link>
          </Heading>
          <OtherScript person={person} className={layout.note} />
        </div>
        <p className={styles.role}>{person.designation}</p>
        {(person.discipline || person.office) && (
          <p className={`${layout.note} ${styles.facts}`}>
            {person.discipline && <span>{person.discipline}</span>}
            {person.office && <span>{person.office}</span>}
          </p>
        )}
      </div>
    </article>
  );
}
