import { pages } from "@setu/contract/pages";
import { useEffect, useRef, useState } from "react";
import { useActionData } from "react-router";
import { browserApi } from "../../../api/browser-api.ts";
import { SendingRow } from "../../../components/form/sending-row.tsx";
import { useFaultFocus } from "../../../components/form/use-fault-focus.ts";
import { useResultFocus } from "../../../components/form/use-result-focus.ts";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import { useSending } from "../../../sending/use-sending.ts";
import styles from "../complaints.module.css";
import { Line } from "../field.tsx";
import { words } from "../texts.ts";
import { Complaint } from "./complaint.tsx";
import { type Followed, followComplaint } from "./follow-complaint.ts";

/** The page on which a writer follows a complaint by its code, which is sent in a form's body and never in an address. */
export function StatusPage() {
  const texts = usePageTexts(words);
  const [followed, setFollowed] = useState(useActionData<Followed>());
  const complaint = followed?.complaint;
  const heading = useResultFocus<HTMLHeadingElement>(complaint?.reference);
  useReferenceInTitle(complaint?.reference);
  return (
    <>
      <Opening
        titleRef={heading}
        title={complaint?.subject || texts.status.title}
        note={complaint?.reference}
        lead={complaint ? complaint.type_text : texts.status.lead}
      />
      <div className={split.split}>
        <div className={complaint ? styles.main : `${split.ruled} ${styles.main}`}>
          {complaint ? (
            <Complaint complaint={complaint} followed={followed} onFollowed={setFollowed} />
          ) : (
            <CodeForm followed={followed} onFollowed={setFollowed} />
          )}
        </div>
        <aside className={split.aside} aria-labelledby="lost">
          {complaint ? (
            <section>
              <h2 id="lost">{texts.status.close}</h2>
              <p>{texts.sharedPhone}</p>
            </section>
          ) : (
            <section>
              <h2 id="lost">{texts.status.lost}</h2>
              <p>{texts.status.lostText}</p>
              <More to={pages.complaints.href()}>{texts.status.write}</More>
            </section>
          )}
        </aside>
      </div>
    </>
  );
}

/** Names the complaint in the tab's title. Its subject is not there: browsers keep titles, perhaps on a shared phone. */
function useReferenceInTitle(reference: string | undefined): void {
  useEffect(() => {
    if (reference) document.title = `${reference} · ${document.title}`;
  }, [reference]);
}

interface Props {
  followed: Followed | undefined;
  onFollowed: (followed: Followed) => void;
}

function CodeForm({ followed, onFollowed }: Props) {
  const texts = usePageTexts(words);
  const { locale, texts: common } = useLanguage();
  const element = useRef<HTMLFormElement>(null);
  const { sending, note, submit, edit } = useSending({
    send: (form) => followComplaint(form, { api: browserApi, locale, texts: common }),
    settle: onFollowed,
  });
  useFaultFocus(element, followed);
  const errors = followed?.message ? { code: [followed.message] } : {};
  return (
    <form
      ref={element}
      method="post"
      className={styles.small}
      noValidate
      aria-label={texts.status.title}
      onSubmit={submit}
      onInput={edit}
    >
      <Line
        name="code"
        label={texts.status.code}
        hint={texts.status.codeHint}
        inputMode="numeric"
        errors={errors}
        values={{ code: followed?.code ?? "" }}
      />
      <SendingRow submit={texts.status.submit} sending={sending} done={false}>
        {note}
      </SendingRow>
    </form>
  );
}
