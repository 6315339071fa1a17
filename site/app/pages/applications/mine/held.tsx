import type { MyApplication } from "@setu/contract/applications";
import { pages } from "@setu/contract/pages";
import { type Fact, FactBox } from "../../../components/fact-box/fact-box.tsx";
import { Link } from "../../../components/link/link.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import { Documents } from "./documents.tsx";
import { words } from "./texts.ts";
import styles from "./track-page.module.css";

/** The stage of an application, and exactly what is stored. */
export function Held({ application }: { application: MyApplication }) {
  const texts = usePageTexts(words);
  const { vacancy, may, changes_until: until, changed } = application;
  const facts: Fact[] = [
    { label: texts.stage, value: application.stage_text },
    { label: texts.received, value: application.received.text },
    ...(changed ? [{ label: texts.changed, value: changed.text }] : []),
    { label: texts.keptUntil, value: application.kept_until.text },
    ...(application.answer_by ? [{ label: texts.answerBy, value: application.answer_by }] : []),
  ];
  if (vacancy) {
    const value = <Link to={pages.vacancy.href({ id: vacancy.id })}>{`${vacancy.name} (${vacancy.ref})`}</Link>;
    // The last value takes the rest of the row.
    facts.push({ label: texts.post, value, columns: ([6, 4, 2] as const)[facts.length % 3] ?? 6 });
  }
  return (
    <>
      <FactBox label={texts.title} facts={facts} />
      <section className={styles.part} aria-labelledby="next">
        <h2 id="next">{texts.next}</h2>
        <p className={styles.note}>{application.next}</p>
        {may === "read" && <p className={styles.note}>{texts.mailOnItsWay}</p>}
        {until?.closed && <p className={styles.note}>{texts.closed(until.text)}</p>}
      </section>
      <section className={styles.part} aria-labelledby="way">
        <h2 id="way">{texts.way}</h2>
        <ol className={styles.way}>
          {application.history.map(({ stage, stage_text: text, at }, index) => (
            <li key={stage + at.ad} aria-current={index === application.history.length - 1 ? "step" : undefined}>
              <span>{text}</span> <small>{at.text}</small>
            </li>
          ))}
        </ol>
      </section>
      <Documents files={application.files} />
      <section className={styles.part} aria-labelledby="written">
        <h2 id="written">{texts.written}</h2>
        <details className={`${styles.fold} ${styles.written}`}>
          <summary>{texts.show}</summary>
          <dl>
            {application.fields.map(({ key, label, value }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      </section>
    </>
  );
}
