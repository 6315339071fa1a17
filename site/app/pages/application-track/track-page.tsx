import type { MyApplication } from "@setu/contract/applications";
import { useEffect } from "react";
import { Form, Link, useActionData } from "react-router";
import action from "../../components/action.module.css";
import { FactBox } from "../../components/fact-box.tsx";
import { Opening } from "../../components/opening.tsx";
import split from "../../components/split.module.css";
import { usePageTexts } from "../../i18n/texts.ts";
import { usePageData } from "../../page-data.ts";
import { draftKeyOf } from "../application/use-draft.ts";
import type { Changed } from "./change-application.ts";
import type { TrackPageData } from "./load-track.ts";
import { words } from "./texts.ts";
import styles from "./track-page.module.css";

/** An application as its applicant sees it: the receipt just after sending, and later how far it is. */
export function TrackPage() {
  const { application, link, problem_text: problem } = usePageData<TrackPageData>();
  const texts = usePageTexts(words);
  const changed = useActionData<Changed>();
  const isErased = changed?.done === true && application === null && link !== "";
  return (
    <>
      <Opening
        title={application?.may === "read" ? texts.receipt : texts.title}
        note={application?.reference}
        lead={application ? application.vacancy?.name : texts.lead}
      />
      <div className={split.split}>
        <div className={styles.main}>
          {changed && (
            <p className={styles.outcome} role="status" data-done={changed.done}>
              {changed.message}
            </p>
          )}
          {application && !isErased ? (
            <Held application={application} />
          ) : (
            <AskForLink problem={changed ? null : problem} />
          )}
        </div>
        <aside className={split.aside}>
          {application?.may === "all" && !changed?.done && <Withdraw link={link} />}
          <section>
            <p>{texts.noMoney}</p>
          </section>
        </aside>
      </div>
    </>
  );
}

const inBothCalendars = ({ ad_text: ad, bs_text: bs }: MyApplication["kept_until"]) => (bs ? `${ad} (${bs})` : ad);

/** Exactly what is stored. */
function Held({ application }: { application: MyApplication }) {
  const texts = usePageTexts(words);
  const { vacancy, may } = application;
  useEffect(() => {
    // It has been sent: the draft on this device has done its work.
    if (may === "read" && vacancy) localStorage.removeItem(draftKeyOf(vacancy.id));
  }, [may, vacancy]);
  return (
    <>
      <FactBox
        label={texts.reference}
        facts={[
          { label: texts.reference, value: application.reference },
          { label: texts.received, value: application.received.text },
          { label: texts.stage, value: application.stage_text },
          ...(vacancy
            ? [
                {
                  label: texts.post,
                  value: <Link to={`/career/${vacancy.id}`}>{`${vacancy.name} (${vacancy.ref})`}</Link>,
                },
              ]
            : []),
          { label: texts.keptUntil, value: inBothCalendars(application.kept_until) },
          ...(application.answer_by ? [{ label: texts.answerBy, value: application.answer_by }] : []),
        ]}
      />
      {may === "read" && (
        <section className={styles.part} aria-labelledby="next">
          <h2 id="next">{texts.next}</h2>
          <p>{texts.mailOnItsWay}</p>
        </section>
      )}
      <section className={styles.part} aria-labelledby="papers">
        <h2 id="papers">{texts.papers}</h2>
        {application.files.length === 0 && <p>{texts.noPapers}</p>}
        <ul className={styles.papers}>
          {application.files.map(({ key, label, name, size_text: size, sha256 }) => (
            <li key={key}>
              <strong>{label}</strong>
              <span>
                {name}, {size}
              </span>
              <code>SHA-256 {sha256}</code>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="way">
        <h2 id="way">{texts.way}</h2>
        <ol className={styles.way}>
          {application.history.map(({ stage, stage_text: text, at }) => (
            <li key={stage + at.ad}>
              <span>{text}</span> <small>{at.text}</small>
            </li>
          ))}
        </ol>
      </section>
      <details className={styles.written}>
        <summary>{texts.written}</summary>
        <dl>
          {application.fields.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

/** Asked twice, since it cannot be undone: the first time is a disclosure, which needs no script. */
function Withdraw({ link }: { link: string }) {
  const texts = usePageTexts(words);
  return (
    <section>
      <details className={styles.written}>
        <summary>{texts.withdraw}</summary>
        <p>{texts.withdrawLead}</p>
        <Form method="post">
          <input type="hidden" name="link" value={link} />
          <button type="submit" name="intent" value="withdraw" className={action.action}>
            {texts.withdrawSure}
          </button>
        </Form>
      </details>
    </section>
  );
}

function AskForLink({ problem }: { problem: string | null }) {
  const texts = usePageTexts(words);
  return (
    <section className={styles.part} aria-labelledby="ask">
      <h2 id="ask">{texts.ask}</h2>
      {problem && <p className={styles.outcome}>{problem}</p>}
      <Form className={styles.ask} method="post" action="/application/track">
        <label>
          {texts.email}
          <input type="text" name="email" autoComplete="email" inputMode="email" />
        </label>
        <label>
          {texts.reference}
          <input type="text" name="reference" placeholder="A-7F3K-92QX-M" autoComplete="off" spellCheck="false" />
        </label>
        <button type="submit" className={action.action}>
          {texts.send}
        </button>
      </Form>
    </section>
  );
}
