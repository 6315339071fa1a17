import styles from "./marked.module.css";

interface Props {
  text: string;
  /** The matched words of a search, as they are in the text. */
  marks?: readonly string[] | undefined;
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A text with the matched words of a search marked. */
export function Marked({ text, marks = [] }: Props) {
  if (marks.length === 0) return text;
  const longestFirst = marks.toSorted((a, b) => b.length - a.length).map(escaped);
  const whole = new RegExp(`(?<![\\p{L}\\p{M}\\p{Nd}])(${longestFirst.join("|")})(?![\\p{L}\\p{M}\\p{Nd}])`, "u");
  return text.split(whole).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never reordered
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
