import { errorStatus } from "@setu/contract/errors";
import { pages } from "@setu/contract/pages";
import { useState } from "react";
import { useActionData } from "react-router";
import { browserApi } from "../../../api/browser-api.ts";
import action from "../../../components/action/action.module.css";
import { useResultFocus } from "../../../components/form/use-result-focus.ts";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import message from "../../../layout/message.module.css";
import { usePageData } from "../../../page-data.ts";
import { useSending } from "../../../sending/use-sending.ts";
import { type StopPageData, type Stopped, stopMails } from "./stop-mails.ts";
import { stopWords } from "./texts.ts";

/** The page behind the links that end mails. Opening it does not end them, since programs follow links: its button does. */
export function StopMailsPage() {
  const { token } = usePageData<StopPageData>();
  const texts = usePageTexts(stopWords);
  const { locale, texts: common } = useLanguage();
  const posted = useActionData<Stopped>();
  const [stopped, setStopped] = useState(posted);
  const { sending, note, submit } = useSending({
    send: (form) => stopMails(form, { api: browserApi, locale, texts: common }),
    settle: setStopped,
  });
  // With the account, or the discussion, the link is over: the button would only say so again.
  const isOver = stopped?.done || stopped?.status === errorStatus.gone;
  const outcome = useResultFocus<HTMLParagraphElement>(stopped);
  return (
    <>
      <Opening title={texts.title} lead={texts.lead} />
      <div className={message.page}>
        {stopped && (
          <p
            ref={outcome}
            tabIndex={-1}
            className={message.outcome}
            role={stopped.done ? "status" : "alert"}
            data-done={stopped.done}
          >
            {stopped.message}
          </p>
        )}
        {token && !isOver && (
          <form method="post" onSubmit={submit}>
            <p>{texts.text}</p>
            <input type="hidden" name="token" value={token} />
            <button type="submit" className={action.action} aria-disabled={sending}>
              {texts.stop}
            </button>
            <p role="status">{note}</p>
          </form>
        )}
        {!token && <p>{texts.none}</p>}
        <More to={pages.myForum.href()}>{texts.mine}</More>
      </div>
    </>
  );
}
