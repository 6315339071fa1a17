import type { ReactNode } from "react";
import styles from "./dotted.module.css";

export type Parts = readonly ReactNode[];

interface Props {
  /** Unknown ones are omitted. */
  parts: Parts;
  className?: string | undefined;
  as?: "p" | "small";
}

/** Short facts in a line, with dots between them: "PDF · 4 pages · 1.2 MB". A line breaks between facts, and has no dot at its ends. */
export function Dotted({ parts, className, as: Line = "p" }: Props) {
  const known = parts.filter((part) => part !== null && part !== undefined && part !== false && part !== "");
  if (known.length === 0) return null;
  return (
    <Line className={[styles.line, className].filter(Boolean).join(" ")}>
      <span className={styles.parts}>
        {known.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two facts may be the same words
          <span key={index} className={styles.part}>
            {index > 0 && <span className={styles.dot}> · </span>}
            {part}
          </span>
        ))}
      </span>
    </Line>
  );
}
