import type { PersonItem } from "@setu/contract/people";
import { PersonCard } from "../person-card/person-card.tsx";
import { PersonRow } from "../person-row/person-row.tsx";
import styles from "./people.module.css";

interface Props {
  people: PersonItem[];
  heading: "h2" | "h3";
  /** The `sizes` of the portraits. */
  sizes: string;
}

/** A list of people: those with a portrait as cards, and below them those without one as rows. */
export function People({ people, heading, sizes }: Props) {
  const shown = people.filter(({ files }) => files.length > 0);
  const named = people.filter(({ files }) => files.length === 0);
  return (
    <div className={styles.people}>
      {shown.length > 0 && (
        <ul className={styles.cards}>
          {shown.map((person) => (
            <li key={person.id}>
              <PersonCard person={person} heading={heading} sizes={sizes} />
            </li>
          ))}
        </ul>
      )}
      {named.length > 0 && (
        <ul className={styles.rows}>
          {named.map((person) => (
            <li key={person.id}>
              <PersonRow person={person} heading={heading} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
