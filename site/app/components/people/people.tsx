import type { PersonItem } from "@setu/contract/people";
import { useId } from "react";
import layout from "../../layout/section.module.css";
import { PersonCard } from "../person-card/person-card.tsx";
import { PersonRow } from "../person-row/person-row.tsx";
import styles from "./people.module.css";

interface Props {
  people: PersonItem[];
  /** The level of the people's names, one lower below the headings of groups. */
  heading: "h2" | "h3";
  /** The `sizes` of the portraits. */
  sizes: string;
  /** The headings of both parts, for a list that has both. */
  groups?: { pictured: string; others: string } | undefined;
}

/** A list of people: those with a portrait as cards, and below them those without one as rows. */
export function People({ people, heading, sizes, groups }: Props) {
  const id = useId();
  const shown = people.filter(({ files }) => files.length > 0);
  const named = people.filter(({ files }) => files.length === 0);
  const headings = shown.length > 0 && named.length > 0 ? groups : undefined;
  const level = headings ? "h3" : heading;
  const headed = (part: "pictured" | "others") =>
    headings && (
      <h2 id={id + part} className={`${layout.note} ${styles.group}`}>
        {headings[part]}
      </h2>
    );
  return (
    <div className={styles.people}>
      {shown.length > 0 && (
        <div>
          {headed("pictured")}
          <ul className={styles.cards} aria-labelledby={headings && `${id}pictured`}>
            {shown.map((person) => (
              <li key={person.id}>
                <PersonCard person={person} heading={level} sizes={sizes} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {named.length > 0 && (
        <div>
          {headed("others")}
          <ul className={styles.rows} aria-labelledby={headings && `${id}others`}>
            {named.map((person) => (
              <li key={person.id}>
                <PersonRow person={person} heading={level} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
