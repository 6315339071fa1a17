import type { MyComplaint } from "@setu/contract/complaints/complaints";
import { usePageTexts } from "../../i18n/texts.ts";
import styles from "./complaints.module.css";
import { words } from "./texts.ts";

/** The promised days, and whether they were met. */
export function Promised({ promised }: Pick<MyComplaint, "promised">) {
  const texts = usePageTexts(words);
  if (promised.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="promised">
      <h2 id="promised">{texts.promised}</h2>
      <ol className={styles.promised}>
        {promised.map(({ step, text, due, due_time: time, met, late }) => (
          <li key={step} data-met={met !== null} data-late={late}>
            <span>{text}</span>
            <span>
              {met ? texts.met(met.text) : texts.by(time ? `${due.text}, ${time}` : due.text)}
              {late && <em> · {texts.late}</em>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
