import type { PersonItem } from "@setu/contract/people";
import { Picture } from "./picture.tsx";
import styles from "./portrait.module.css";

interface Props {
  person: Pick<PersonItem, "id" | "name" | "files" | "locale">;
  sizes: string;
  priority?: boolean;
}

/** Of the sheet with contours so many parts are shown, a different one beside each neighbour. */
const parts = 6;

/** A portrait, or the sheet on which it would be drawn, with the initials of the name. */
export function Portrait({ person: { id, name, files, locale }, sizes, priority = false }: Props) {
  const [picture] = files;
  return (
    <span className={styles.portrait}>
      {picture ? (
        <Picture file={picture} sizes={sizes} priority={priority} />
      ) : (
        <span className={styles.sheet} aria-hidden="true" lang={locale.served} data-part={id % parts}>
          {initials(name)}
        </span>
      )}
    </span>
  );
}

/** The first letters of the first and the last name. By code points: of Devanagari that is the letter without its signs. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")][0]?.toUpperCase()).join(" ");
}
