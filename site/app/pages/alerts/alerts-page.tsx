import type { Subscription } from "@setu/contract/alerts";
import { pages } from "@setu/contract/pages";
import { useState } from "react";
import { useActionData } from "react-router";
import { browserApi } from "../../api/browser-api.ts";
import action from "../../components/action/action.module.css";
import { AlertForm } from "../../components/alert-form/alert-form.tsx";
import { alertWords } from "../../components/alert-form/alert-words.ts";
import { type AlertsChanged, changeAlerts } from "../../components/alert-form/change-alerts.ts";
import { useResultFocus } from "../../components/form/use-result-focus.ts";
import { More } from "../../components/more/more.tsx";
import { Opening } from "../../components/opening/opening.tsx";
import { useLanguage, usePageTexts } from "../../i18n/texts.ts";
import message from "../../layout/message.module.css";
import titled from "../../layout/titled.module.css";
import { usePageData } from "../../page-data.ts";
import { useSending } from "../../sending/use-sending.ts";
import styles from "./alerts-page.module.css";
import type { AlertsPageData } from "./load-alerts.ts";
import { words } from "./texts.ts";

/** The target of the links in mails: to confirm a subscription, or to end it. Opening a link does neither, since programs follow links. */
export function AlertsPage() {
  const { subscription, token, problem_text: problem, offers } = usePageData<AlertsPageData>();
  const texts = usePageTexts(words);
  const posted = useActionData<AlertsChanged>();
  const [changed, setChanged] = useState(posted);
  const again = offers.some(({ kind }) => kind === changed?.again?.kind) ? changed?.again : undefined;
  const refused = again && changed && { ...again, message: changed.message };
  const said = refused ? undefined : (changed ?? (problem ? { done: false, message: problem } : undefined));
  const outcome = useResultFocus<HTMLParagraphElement>(changed?.done && changed);
  return (
    <>
      <Opening title={texts.title} lead={texts.lead} />
      <div className={`${message.page} ${styles.page}`}>
        {said && (
          <p
            ref={outcome}
            tabIndex={-1}
            className={message.outcome}
            role={said.done ? "status" : "alert"}
            data-done={said.done}
          >
            {said.message}
          </p>
        )}
        {subscription && !changed?.done && <Change subscription={subscription} token={token} onChanged={setChanged} />}
        {!subscription && !changed?.done && <Offers offers={offers} refused={refused} />}
      </div>
    </>
  );
}

interface OffersProps extends Pick<AlertsPageData, "offers"> {
  /** The visitor's request that was refused, which is in its form again. */
  refused: (NonNullable<AlertsChanged["again"]> & { message: string }) | undefined;
}

/** The subscription forms, with links to the lists that the mails are about. */
function Offers({ offers, refused }: OffersProps) {
  const texts = usePageTexts(words);
  const alerts = usePageTexts(alertWords);
  const lists = { vacancies: pages.careers.href(), notices: pages.notices.href() };
  return offers.map(({ kind, choices }) => (
    <section key={kind} className={titled.titled} aria-labelledby={kind}>
      <h2 id={kind}>{alerts[kind]}</h2>
      <div>
        <AlertForm kind={kind} choices={choices} refused={refused?.kind === kind ? refused : undefined} />
        <More to={lists[kind]}>{texts[kind]}</More>
      </div>
    </section>
  ));
}

interface ChangeProps {
  subscription: Subscription;
  token: string;
  onChanged: (changed: AlertsChanged) => void;
}

function Change({ subscription, token, onChanged }: ChangeProps) {
  const texts = usePageTexts(words);
  const { locale, texts: common } = useLanguage();
  const { sending, note, submit } = useSending({
    send: (form, isAgain) => changeAlerts(form, { api: browserApi, locale, texts: common, isAgain }),
    settle: onChanged,
  });
  const { about, address, confirmed } = subscription;
  return (
    <section aria-labelledby="change">
      <h2 id="change">{confirmed ? texts.stopTitle : texts.confirmTitle}</h2>
      <p className={styles.about}>{about}</p>
      <p>{(confirmed ? texts.stopText : texts.confirmText)(address)}</p>
      <form method="post" className={styles.buttons} onSubmit={submit}>
        <input type="hidden" name="token" value={token} />
        {!confirmed && (
          <button type="submit" name="intent" value="confirm" className={action.action} aria-disabled={sending}>
            {texts.confirm}
          </button>
        )}
        <button type="submit" name="intent" value="stop" className={styles.second} aria-disabled={sending}>
          {texts.stop}
        </button>
        <p role="status">{note}</p>
      </form>
    </section>
  );
}
