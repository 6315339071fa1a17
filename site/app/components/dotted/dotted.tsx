import styles from "./dotted.module.css";

interface Props {
  /** Unknown ones are omitted. */
  parts: (string | number | null | undefined | false)[];
  className?: string | undefined;
}

/** Short facts in a line, with dots between them: "PDF · 4 pages · 1.2 MB". A line breaks after a dot, never within a fact. */
export function Dotted({ parts, className }: Props) {
  const known = parts.filter((part) => part !== null && part !== undefined && part !== false && part !== "");
  return (
    <p className={className}>
      {known.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two facts may be the same words
        <span key={index} className={styles.part}>
          {part}
          {index < known.length - 1 && " · "}
        </span>
      ))}
    </p>
  );
}
