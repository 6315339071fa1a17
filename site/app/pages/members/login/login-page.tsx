import { pages } from "@setu/contract/pages";
import { useState } from "react";
import { useActionData, useNavigate } from "react-router";
import { browserApi } from "../../../api/browser-api.ts";
import { Link } from "../../../components/link/link.tsx";
import { More } from "../../../components/more/more.tsx";
import { NeedsScript } from "../../../components/needs-script/needs-script.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import { enter } from "../../../members/enter.ts";
import { endSession } from "../../../members/session.ts";
import { usePageData } from "../../../page-data.ts";
import { textIn } from "../../../sending/posted-form.ts";
import { useForum } from "../../../shell/use-forum.ts";
import { useRegistration } from "../../../shell/use-registration.ts";
import { Checkbox, EmailField, PasswordField } from "../form/fields.tsx";
import { MemberForm } from "../form/member-form.tsx";
import { type Outcome, outcomeOf, typedIn } from "../form/outcome.ts";
import { postedBy } from "../form/posted-by.ts";
import styles from "../members-page.module.css";
import { words } from "../texts.ts";
import type { LoginPageData } from "./load-login.ts";

/** A form sent without scripts comes back with its input: the session is in local storage, where only a script can store it. */
export const postLogin = postedBy(async (form, { locale }) => ({
  done: false,
  message: words[locale].login.withoutScript,
  errors: {},
  values: typedIn(form),
  status: 422,
}));

/** The sign-in form; afterwards members continue to the home page, or to the page they came from. */
export function LoginPage() {
  const { isExpired, next } = usePageData<LoginPageData>();
  const texts = usePageTexts(words);
  const { texts: common } = useLanguage();
  const canRegister = useRegistration();
  const hasForum = useForum();
  const [isBarred, setIsBarred] = useState(false);
  return (
    <>
      <Opening title={texts.login.title} lead={hasForum ? texts.login.lead : texts.login.leadAlone} />
      <div className={split.split}>
        <div className={`${split.ruled} ${styles.page}`}>
          {isExpired && (
            <p className={styles.said} role="status" data-done="false">
              {texts.login.expired}
            </p>
          )}
          {isBarred && (
            <p className={styles.said} role="alert" data-done="false">
              {texts.login.noStorage}
            </p>
          )}
          <NeedsScript text={texts.needsScript} link={common.contactUs} />
          <LoginForm next={next} onBarred={() => setIsBarred(true)} />
          <Link className={styles.link} to={pages.forgotPassword.href()}>
            {texts.login.forgot}
          </Link>
        </div>
        {canRegister && (
          <aside className={split.aside} aria-labelledby="new">
            <section>
              <h2 id="new">{texts.login.newHere}</h2>
              <p>{texts.login.registerWhy}</p>
              <More to={pages.register.href()}>{texts.login.register}</More>
            </section>
          </aside>
        )}
      </div>
    </>
  );
}

function LoginForm({ next, onBarred }: { next: string; onBarred: () => void }) {
  const texts = usePageTexts(words);
  const { locale, texts: common } = useLanguage();
  const navigate = useNavigate();
  const posted = useActionData<Outcome>();
  return (
    <MemberForm
      signsIn
      submit={texts.login.submit}
      label={texts.login.title}
      posted={posted}
      send={(form) =>
        outcomeOf(form, common, () => {
          const [email, password] = [textIn(form, "email"), textIn(form, "password")];
          return browserApi.login({ locale, body: { email, password, remember: form.has("remember") } });
        })
      }
      onDone={async ({ session }) => {
        if (session && (await enter(session, locale))) return navigate(next);
        endSession();
        onBarred();
      }}
    >
      <EmailField label={texts.email} />
      <PasswordField name="password" label={texts.password} autoComplete="current-password" />
      <Checkbox name="remember">{texts.login.remember}</Checkbox>
    </MemberForm>
  );
}
