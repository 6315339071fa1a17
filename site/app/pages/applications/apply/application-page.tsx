import type { VacancyDetail } from "@setu/contract/vacancies";
import { useRef, useState } from "react";
import action from "../../../components/action/action.module.css";
import { HiddenFields } from "../../../components/form/hidden-fields.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import { usePageData } from "../../../page-data.ts";
import styles from "../form/application-form.module.css";
import { Faults } from "../form/faults.tsx";
import { words } from "../form/texts.ts";
import { Facts, Kept } from "./application-aside.tsx";
import page from "./application-page.module.css";
import type { ApplicationPageData } from "./load-application.ts";
import { SentElsewhere } from "./sent-elsewhere.tsx";
import { Steps } from "./steps.tsx";
import { useApplication } from "./use-application.ts";

/** The page on which visitors apply for a vacancy. */
export function ApplicationPage() {
  const { vacancy } = usePageData<ApplicationPageData>();
  const texts = usePageTexts(words);
  return (
    <>
      <Opening title={vacancy.name} notes={[texts.apply, vacancy.ref]} lead={texts.lead} locale={vacancy.locale} />
      <div className={`${split.split} ${page.page}`}>
        <Facts vacancy={vacancy} />
        <FormUntilSent key={vacancy.id} vacancy={vacancy} />
      </div>
    </>
  );
}

function FormUntilSent({ vacancy }: Pick<Props, "vacancy">) {
  /** The receipt of the application if another tab has sent it. */
  const [receipt, setReceipt] = useState<string>();
  return receipt === undefined ? (
    <ApplyForm vacancy={vacancy} onSentElsewhere={setReceipt} />
  ) : (
    <SentElsewhere receipt={receipt} vacancy={vacancy.id} />
  );
}

interface Props {
  vacancy: VacancyDetail;
  onSentElsewhere: (receipt: string) => void;
}

/** One form in steps, which works as a plain form; with a script documents are uploaded ahead, and a draft is kept. */
function ApplyForm({ vacancy, onSentElsewhere }: Props) {
  const texts = usePageTexts(words);
  const form = useRef<HTMLFormElement>(null);
  const application = useApplication(form, vacancy, onSentElsewhere);
  const { draft, failure, sending, wait } = application;
  return (
    <>
      <form
        ref={form}
        className={styles.form}
        method="post"
        encType="multipart/form-data"
        noValidate
        onFocus={preloadReceipt}
        onInput={(event) => {
          sending.edit();
          draft.keep(event);
        }}
        onSubmit={(event) => wait.submit(event, sending.submit)}
      >
        {failure && <Faults failure={failure} vacancy={vacancy} />}
        <Steps vacancy={vacancy} application={application} />
        <HiddenFields />
        <div className={styles.actions}>
          <button type="submit" className={action.action} aria-disabled={sending.sending}>
            {sending.sending ? texts.sendingAll : texts.send}
          </button>
          <p role="status" className={styles.outcome} data-failed={wait.complaint !== undefined}>
            {wait.complaint ?? sending.note ?? (draft.wasPending && !sending.sending ? texts.unconfirmed : "")}
          </p>
        </div>
      </form>
      <Kept
        draft={draft}
        onForget={() => {
          draft.drop();
          form.current?.reset();
        }}
      />
    </>
  );
}

/** Preloads the receipt's page, while there is a connection. */
function preloadReceipt(): void {
  import("../mine/my-application.route.tsx").catch(() => {
    // If it is still missing when it is needed, the browser loads the page from the server.
  });
}
