import { pages } from "@setu/contract/pages";
import { useState } from "react";
import { useActionData } from "react-router";
import { Dialable } from "../../components/dialable/dialable.tsx";
import { ArrowIcon } from "../../components/icons/icons.tsx";
import { More } from "../../components/more/more.tsx";
import { Opening } from "../../components/opening/opening.tsx";
import { usePageTexts } from "../../i18n/texts.ts";
import split from "../../layout/split.module.css";
import { usePageData } from "../../page-data.ts";
import { ComplaintForm } from "./complaint-form.tsx";
import styles from "./complaints.module.css";
import type { ComplaintsPageData } from "./load-complaints.ts";
import { Received } from "./received.tsx";
import type { Sent } from "./send-complaint.ts";
import { words } from "./texts.ts";

/** The complaint form and, once it is sent, the code that opens the complaint. It works without JavaScript too. */
export function ComplaintsPage() {
  const { head, form, about, key } = usePageData<ComplaintsPageData>();
  const texts = usePageTexts(words);
  const [sent, setSent] = useState(useActionData<Sent>());
  const isSent = sent?.accepted !== undefined;
  return (
    <>
      <Opening title={texts.title} lead={head.description}>
        {form.open && !isSent && <Ways />}
      </Opening>
      <div className={split.split}>
        <div className={styles.main}>
          {!form.open ? (
            <Doors />
          ) : sent?.accepted ? (
            <Received accepted={sent.accepted} message={sent.message} />
          ) : (
            <ComplaintForm form={form} about={about} formKey={key} posted={sent} onSent={setSent} />
          )}
        </div>
        <aside className={split.aside} aria-label={texts.aside.next}>
          {form.open && !isSent && <Next />}
          <section aria-labelledby="follow">
            <h2 id="follow">{texts.aside.follow}</h2>
            <p className={styles.note}>{texts.aside.followText}</p>
            <p>
              <More to={pages.complaintStatus.href()}>{texts.aside.followLink}</More>
            </p>
          </section>
          {form.open && <Doors />}
          {(!form.open || isSent) && <More to={pages.complaintFigures.href()}>{texts.figures.link}</More>}
        </aside>
      </div>
    </>
  );
}

/** On a phone, where the form comes first: links to what nobody should have to look for below it. */
function Ways() {
  const { form } = usePageData<ComplaintsPageData>();
  const { aside } = usePageTexts(words);
  return (
    <p className={split.jump}>
      <a href="#follow">
        <span>{aside.follow}</span>
        <ArrowIcon />
      </a>
      {form.doors.length > 0 && (
        <a href="#doors">
          <span>{aside.doors}</span>
          <ArrowIcon />
        </a>
      )}
    </p>
  );
}

/** The days that a complaint's writer can count on. */
function Next() {
  const { aside, figures } = usePageTexts(words);
  return (
    <section aria-labelledby="next">
      <h2 id="next">{aside.next}</h2>
      <dl className={styles.days}>
        {aside.days.map(([days, what]) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{aside.daysNote}</p>
      <p>
        <More to={pages.complaintFigures.href()}>{figures.link}</More>
      </p>
    </section>
  );
}

/** Other ways to complain, in the editors' words. */
function Doors() {
  const { form } = usePageData<ComplaintsPageData>();
  const { aside } = usePageTexts(words);
  if (form.doors.length === 0) return null;
  return (
    <section aria-labelledby="doors">
      <h2 id="doors">{aside.doors}</h2>
      <dl className={styles.doors}>
        {form.doors.map(({ name, text, locale }) => (
          <div key={name} lang={locale.served}>
            <dt>{name}</dt>
            <dd>
              <Dialable>{text}</Dialable>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
