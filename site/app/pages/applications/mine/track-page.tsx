import { pages } from "@setu/contract/pages";
import { useState } from "react";
import { useActionData, useNavigate } from "react-router";
import { useResultFocus } from "../../../components/form/use-result-focus.ts";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import message from "../../../layout/message.module.css";
import split from "../../../layout/split.module.css";
import { usePageData } from "../../../page-data.ts";
import { AskForLink } from "./ask-for-link.tsx";
import { type Changed, savedAddress } from "./change-application.ts";
import { Correct } from "./correct.tsx";
import { Held } from "./held.tsx";
import { Leave } from "./leave.tsx";
import type { TrackPageData } from "./load-track.ts";
import { exampleReference, words } from "./texts.ts";
import styles from "./track-page.module.css";

/** An application as its applicant sees it: the receipt just after sending, and later its stage. */
export function TrackPage() {
  const { vacancy, link, problem_text: problem } = usePageData<TrackPageData>();
  const texts = usePageTexts(words);
  const { application, posted, changed, outcome, onChanged } = useTrackedApplication(texts.saved);
  const said = useResultFocus<HTMLParagraphElement>(changed?.done && changed);
  return (
    <>
      <Opening
        title={application?.may === "read" ? texts.receipt : texts.title}
        note={application?.reference}
        lead={application ? application.vacancy?.name : texts.lead}
      />
      <div className={split.split}>
        <div className={styles.main}>
          {outcome && (
            <p ref={said} tabIndex={-1} className={message.outcome} role="status" data-done={outcome.done}>
              {outcome.message}
            </p>
          )}
          {application ? (
            <>
              <Held application={application} />
              {vacancy && (
                <Correct
                  // After saving, the form starts again with the saved values.
                  key={
                    application.fields.map(({ value }) => value).join() +
                    application.files.map(({ sha256 }) => sha256).join()
                  }
                  application={application}
                  vacancy={vacancy}
                  link={link}
                  failure={changed?.failure}
                  posted={posted?.failure}
                  onChanged={onChanged}
                />
              )}
            </>
          ) : (
            !changed?.done && (
              <AskForLink problem={changed ? null : problem} asked={changed?.asked} onChanged={onChanged} />
            )
          )}
        </div>
        <div className={split.aside}>
          {application?.may === "all" && <Leave link={link} reference={application.reference} onChanged={onChanged} />}
          {!application && <Where />}
          <section aria-labelledby="no-money">
            <h2 id="no-money">{texts.noMoney}</h2>
            <p>{texts.noMoneyText}</p>
          </section>
          {!application && <More to={pages.careers.href()}>{texts.allVacancies}</More>}
        </div>
      </div>
    </>
  );
}

/** Where an applicant finds the reference. */
function Where() {
  const { where, whereText } = usePageTexts(words);
  return (
    <section aria-labelledby="where">
      <h2 id="where">{where}</h2>
      <p>
        {whereText.before}
        <span className={styles.reference}>{exampleReference + whereText.after}</span>
      </p>
    </section>
  );
}

/** The application, and the result of the visitor's last change to it. */
function useTrackedApplication(savedText: string) {
  const { application: found, link, saved } = usePageData<TrackPageData>();
  const navigate = useNavigate();
  const posted = useActionData<Changed>();
  const [changed, setChanged] = useState(posted);
  const onChanged = (now: Changed) => {
    setChanged(now);
    if (now.saved) void navigate(savedAddress(link), { replace: true });
  };
  // The page is still open although its application has just been erased.
  const application = changed?.done && !changed.saved ? null : found;
  const confirmation: Changed | undefined = saved && application ? { done: true, message: savedText } : undefined;
  // The form itself says why a correction was refused; an earlier one is no longer confirmed above it.
  const outcome = changed?.failure ? undefined : (changed ?? confirmation);
  return { application, posted, changed, onChanged, outcome };
}
