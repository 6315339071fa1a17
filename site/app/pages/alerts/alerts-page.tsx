import type { Subscription } from "@setu/contract/subscriptions";
import { Form, useActionData } from "react-router";
import action from "../../components/action.module.css";
import { AlertForm } from "../../components/alert-form.tsx";
import { More } from "../../components/more.tsx";
import { Opening } from "../../components/opening.tsx";
import { usePageTexts } from "../../i18n/texts.ts";
import { usePageData } from "../../page-data.ts";
import styles from "./alerts-page.module.css";
import type { AlertsChanged } from "./change-alerts.ts";
import type { AlertsPageData } from "./load-alerts.ts";
import { words } from "./texts.ts";

/** Where the links of mails lead: to confirm a subscription, or to end it. A link alone does neither, since programs follow links. */
export function AlertsPage() {
  const { subscription, token, problem_text: problem } = usePageData<AlertsPageData>();
  const texts = usePageTexts(words);
  const changed = useActionData<AlertsChanged>();
  const said = changed ?? (problem ? { done: false, message: problem } : undefined);
  return (
    <>
      <Opening title={texts.title} lead={texts.lead} />
      <div className={styles.page}>
        {said && (
          <p className={styles.outcome} role={said.done ? "status" : "alert"} data-done={said.done}>
            {said.message}
          </p>
        )}
        {changed?.again && <AlertForm kind={changed.again.kind} choices={[]} asked={changed.again} />}
        {subscription && !changed?.done && <Change subscription={subscription} token={token} />}
        {!subscription && (
          <section aria-labelledby="where">
            <h2 id="where">{texts.where}</h2>
            <ul>
              <li>
                <More to="/careers#job-alerts">{texts.careers}</More>
              </li>
              <li>
                <More to="/notices#follow">{texts.notices}</More>
              </li>
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

function Change({ subscription, token }: { subscription: Subscription; token: string }) {
  const texts = usePageTexts(words);
  const { about, address, confirmed } = subscription;
  return (
    <section aria-labelledby="change">
      <h2 id="change">{confirmed ? texts.stopTitle : texts.confirmTitle}</h2>
      <p className={styles.about}>{about}</p>
      <p>{(confirmed ? texts.stopText : texts.confirmText)(address)}</p>
      <Form method="post" className={styles.buttons}>
        <input type="hidden" name="token" value={token} />
        {!confirmed && (
          <button type="submit" name="intent" value="confirm" className={action.action}>
            {texts.confirm}
          </button>
        )}
        <button type="submit" name="intent" value="stop" className={styles.second}>
          {texts.stop}
        </button>
      </Form>
    </section>
  );
}
