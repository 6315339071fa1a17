import type { ReactNode } from "react";
import styles from "./fact-box.module.css";

export interface Fact {
  label: string;
  value: ReactNode;
  /** A quantity in large figures, with its unit behind it. */
  figure?: { value: string; unit: string } | undefined;
  /** Six columns make a row. Two unless it says otherwise. */
  columns?: 2 | 3 | 4 | 6;
  /** On a narrow screen: half of a row, or all of it. What is wide takes all of it unless it says otherwise. */
  narrow?: 3 | 6;
}

/** The facts of a thing as the title block of a drawing. */
export function FactBox({ facts, label }: { facts: Fact[]; label: string }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.block} aria-label={label}>
      {facts.map(({ label: term, value, figure, columns = 2, narrow }) => (
        <div key={term} className={[styles[`w${columns}`], narrow && styles[`n${narrow}`]].filter(Boolean).join(" ")}>
          <dt>{term}</dt>
          {figure ? (
            <dd className={styles.figure}>
              {figure.value}
              <small> {figure.unit}</small>
            </dd>
          ) : (
            <dd>{value}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
