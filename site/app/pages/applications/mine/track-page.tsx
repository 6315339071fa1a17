import { useState } from "react";
import { useActionData, useNavigate } from "react-router";
import { Opening } from "../../../components/opening/opening.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import { usePageData } from "../../../page-data.ts";
import { AskForLink } from "./ask-for-link.tsx";
import { type Changed, savedAddress } from "./change-application.ts";
import { Correct } from "./correct.tsx";
import { Held } from "./held.tsx";
import { Leave } from "./leave.tsx";
import type { TrackPageData } from "./load-track.ts";
import { words } from "./texts.ts";
import styles from "./track-page.module.css";

/** An application as its applicant sees it: the receipt just after sending, and later how far it is. */
export function TrackPage() {
  const { application: found, vacancy, link, saved, problem_text: problem } = usePageData<TrackPageData>();
  const texts = usePageTexts(words);
  const navigate = useNavigate();
  const posted = useActionData<Changed>();
  const [changed, setChanged] = useState(posted);
  const onChanged = (now: Changed) => {
    setChanged(now);
    if (now.saved) void navigate(savedAddress(link), { replace: true });
  };
  // A page that is still there although what it was about has been erased a moment ago.
  const application = changed?.done && !changed.saved ? null : found;
  const outcome = changed && !changed.failure ? changed : saved && application ? saidSaved(texts.saved) : undefined;
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
            <p className={styles.outcome} role="status" data-done={outcome.done}>
              {outcome.message}
            </p>
          )}
          {application ? (
            <>
              <Held application={application} />
              {vacancy && (
                <Correct
                  // What was saved is what is corrected next.
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
            !changed?.done && <AskForLink problem={changed ? null : problem} onChanged={onChanged} />
          )}
        </div>
        <div className={split.aside}>
          {application?.may === "all" && <Leave link={link} reference={application.reference} onChanged={onChanged} />}
          <section>
            <p>{texts.noMoney}</p>
          </section>
        </div>
      </div>
    </>
  );
}

const saidSaved = (message: string): Changed => ({ done: true, message });
