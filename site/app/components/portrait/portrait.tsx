import type { PersonItem } from "@setu/contract/people";
import { Picture } from "../picture/picture.tsx";
import styles from "./portrait.module.css";

interface Props {
  person: Pick<PersonItem, "id" | "name" | "files" | "locale">;
  sizes: string;
  priority?: boolean;
}

/** A portrait, or the initials of the name on a part of a sheet with contours: seldom the same part twice. */
export function Portrait({ person: { id, name, files, locale }, sizes, priority = false }: Props) {
  const [picture] = files;
  return (
    <span className={styles.portrait}>
      {picture ? (
        <Picture file={picture} sizes={sizes} priority={priority} />
      ) : (
        <span
          className={styles.sheet}
          aria-hidden="true"
          lang={locale.served}
          data-column={id % 5}
          data-row={name.length % 4}
        >
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
