import { telephone } from "../../text/telephone.ts";
import styles from "./dialable.module.css";

/**
 * International numbers ("+977 1 555 0100"), and Nepal's short ones: three digits that begin with 1, such as 107, or four that begin with
 * 10 or 11, such as 1098 and 1111. A year such as 1993 is none.
 */
const number = /(\+\d[\d ()-]{6,}\d|(?<![\p{L}\d+/.,-])1(?:\d\d|[01]\d\d)(?![\p{L}\d/-]|[.,]\d))/u;

/** A plain text in which telephone numbers are links that dial them. */
export function Dialable({ children }: { children: string }) {
  return children.split(number).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other key
      <a key={index} href={telephone(part)} className={styles.number}>
        {part.replaceAll(" ", "\u00a0")}
      </a>
    ) : (
      part
    ),
  );
}
