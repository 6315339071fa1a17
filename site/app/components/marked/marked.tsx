import styles from "./marked.module.css";

interface Props {
  text: string;
  /** The words that a search was after, as they are in the text. */
  marks?: readonly string[] | undefined;
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A text in which the words that somebody searched for are marked. */
export function Marked({ text, marks = [] }: Props) {
  if (marks.length === 0) return text;
  const longestFirst = marks.toSorted((a, b) => b.length - a.length).map(escaped);
  const whole = new RegExp(`(?<![\\p{L}\\p{M}\\p{Nd}])(${longestFirst.join("|")})(?![\\p{L}\\p{M}\\p{Nd}])`, "u");
  return text.split(whole).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
