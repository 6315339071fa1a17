import { pages } from "@setu/contract/pages";
import type { PersonItem } from "@setu/contract/people";
import cover from "../../layout/cover.module.css";
import layout from "../../layout/section.module.css";
import { Link } from "../link/link.tsx";
import { OtherScript } from "../other-script/other-script.tsx";
import styles from "./person-row.module.css";

interface Props {
  person: PersonItem;
  heading: "h2" | "h3";
}

/** A person without a portrait, in a list: name in both scripts, designation, and place. */
export function PersonRow({ person, heading: Heading }: Props) {
  return (
    <article className={`${cover.covered} ${styles.row}`} lang={person.locale.served}>
      <div>
        <Heading>
          <Link to={pages.person.href({ id: person.id })}>{person.name}</Link>
        </Heading>
        <OtherScript person={person} className={layout.note} />
      </div>
      <div>
        <p>{person.designation}</p>
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
