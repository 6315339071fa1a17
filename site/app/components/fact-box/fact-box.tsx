import type { ReactNode } from "react";
import styles from "./fact-box.module.css";

export interface Fact {
  label: string;
  value: ReactNode;
  /** A quantity in large figures, followed by its unit. */
  figure?: { value: string; unit: string } | undefined;
  /** Out of six in a row; two by default. */
  columns?: 2 | 3 | 4 | 6;
  /** The columns on a narrow screen: half of a row, or all of it. Wide ones take all of it by default. */
  narrow?: 3 | 6;
}

/** Facts in the style of a drawing's title block. */
export function FactBox({ facts, label }: { facts: Fact[]; label: string }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.block} aria-label={label}>
      {facts.map(({ label: term, value, figure, columns = 2, narrow }) => (
        <div key={term} className={[styles[`w${columns}`], narrow && styles[`n${narrow}`]].filter(Boolean).join(" ")}>
          <dt>{term}</dt>
          {figure ? (
            <dd className={styles.figure}>
              {figure.value} <small>{figure.unit}</small>
            </dd>
          ) : (
            <dd>{value}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
