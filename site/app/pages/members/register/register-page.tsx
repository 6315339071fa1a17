import { pages } from "@setu/contract/pages";
import { useRef, useState } from "react";
import { useActionData } from "react-router";
import { browserApi } from "../../../api/browser-api.ts";
import { Honeypot } from "../../../components/form/hidden-fields.tsx";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import { usePageData } from "../../../page-data.ts";
import { type Attempt, attemptFor } from "../../../sending/attempt.ts";
import { EmailField } from "../form/fields.tsx";
import { MemberForm } from "../form/member-form.tsx";
import { NewAccountFields } from "../form/new-account-fields.tsx";
import type { Outcome } from "../form/outcome.ts";
import { postedBy } from "../form/posted-by.ts";
import styles from "../members-page.module.css";
import { Said } from "../said.tsx";
import { words } from "../texts.ts";
import { WithoutRegistration } from "../without-registration.tsx";
import type { RegisterPageData } from "./load-register.ts";
import { register } from "./register.ts";

export const postRegister = postedBy(register);

/** The form for a new account, or the reason why there is none. */
export function RegisterPage() {
  const { accounts, terms } = usePageData<RegisterPageData>();
  return accounts === "open" ? <Registration terms={terms} /> : <NoRegistration accounts={accounts} />;
}

function NoRegistration({ accounts }: { accounts: "members" | "closed" }) {
  const { register: own } = usePageTexts(words);
  return (
    <>
      <Opening title={own.title} lead={own.closed[accounts].lead} />
      <div className={split.split}>
        <div className={`${split.ruled} ${styles.page}`}>
          <WithoutRegistration accounts={accounts} />
        </div>
      </div>
    </>
  );
}

/** The form works without JavaScript too. */
function Registration({ terms }: Pick<RegisterPageData, "terms">) {
  const texts = usePageTexts(words);
  const { locale, texts: common } = useLanguage();
  const posted = useActionData<Outcome>();
  const [outcome, setOutcome] = useState(posted?.done ? posted : undefined);
  const attempt = useRef<Attempt>(undefined);
  const send = (form: FormData) => {
    // With another address, for instance, it is another registration.
    attempt.current = attemptFor(JSON.stringify([...form]), attempt.current);
    return register(form, { api: browserApi, locale, texts: common, idempotencyKey: attempt.current.key });
  };
  const { register: own } = texts;
  return (
    <>
      <Opening title={own.title} lead={own.lead} />
      <div className={split.split}>
        <div className={`${split.ruled} ${styles.page}`}>
          {outcome ? (
            <Said message={outcome.message} />
          ) : (
            <MemberForm submit={own.submit} label={own.title} send={send} onDone={setOutcome} posted={posted}>
              <NewAccountFields terms={terms} password={texts.password}>
                <EmailField label={texts.email} hint={own.emailHint} isNew />
              </NewAccountFields>
              <Honeypot />
            </MemberForm>
          )}
        </div>
        <RegisterAside />
      </div>
    </>
  );
}

function RegisterAside() {
  const texts = usePageTexts(words);
  const { register: own } = texts;
  return (
    <aside className={split.aside} aria-labelledby="kept">
      <section>
        <h2 id="kept">{own.whatWeKeep}</h2>
        <ul className={styles.kept}>
          {own.kept.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <More to={pages.privacyPolicy.href()}>{own.readPrivacy}</More>
      </section>
      <section aria-labelledby="has">
        <h2 id="has">{own.has}</h2>
        <More to={pages.login.href()}>{texts.login.submit}</More>
      </section>
    </aside>
  );
}
