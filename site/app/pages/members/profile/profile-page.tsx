import { pages } from "@setu/contract/pages";
import { useEffect, useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import form from "../../../components/form/form.module.css";
import { useResultFocus } from "../../../components/form/use-result-focus.ts";
import { More } from "../../../components/more/more.tsx";
import { NeedsScript } from "../../../components/needs-script/needs-script.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { useLanguage, usePageTexts, useTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import { keepsWords, leaveDevice } from "../../../members/kept-words.ts";
import { onStoredChange } from "../../../stored-changes.ts";
import styles from "../members-page.module.css";
import { words } from "../texts.ts";
import { ContactPart } from "./contact-part.tsx";
import { DataPart } from "./data-part.tsx";
import { DevicesPart } from "./devices-part.tsx";
import type { PartProps } from "./part.tsx";
import { PasswordPart } from "./password-part.tsx";
import { useAccount } from "./use-account.ts";

/** A member's own account: update it, see where it is signed in, export it, delete it. */
export function ProfilePage() {
  const texts = usePageTexts(words);
  const { contactUs } = useTexts();
  const shown = useAccount();
  const [farewell, setFarewell] = useState<string>();
  const [passwordSet, setPasswordSet] = useState<string>();
  const result = farewell ?? passwordSet;
  const said = useResultFocus<HTMLParagraphElement>(shown.state === "signedOut" && result);
  return (
    <>
      <Opening title={texts.profile.title} lead={texts.profile.lead} />
      <div className={split.split}>
        <div className={styles.page}>
          <NeedsScript text={texts.needsScript} link={contactUs} />
          {(shown.state === "unknown" || shown.state === "loading") && <Loading />}
          {shown.state === "failed" && (
            <div>
              <p className={styles.said} role="alert" data-done="false">
                {texts.profile.failed}
              </p>
              <button type="button" className={form.quiet} onClick={shown.retry}>
                {texts.profile.again}
              </button>
            </div>
          )}
          {(shown.state === "unknown" || shown.state === "signedOut") && (
            <div className={styles.signedOut}>
              <p ref={said} tabIndex={-1} className={styles.said} role="status">
                {result ?? texts.profile.signedOut}
              </p>
              <More to={farewell ? pages.home.href() : pages.login.href({ next: pages.profile.href() })}>
                {farewell ? texts.verify.home : texts.profile.signIn}
              </More>
            </div>
          )}
          {shown.state === "here" && (
            <>
              <Who session={shown.session} account={shown.account} />
              <ContactPart session={shown.session} account={shown.account} onChanged={shown.setAccount} />
              <PasswordPart
                session={shown.session}
                account={shown.account}
                onRenewed={shown.renew}
                onSet={setPasswordSet}
              />
              <DevicesPart session={shown.session} account={shown.account} />
              <DataPart session={shown.session} account={shown.account} onGone={setFarewell} />
            </>
          )}
        </div>
      </div>
    </>
  );
}

/** Shown only after a moment: a quick answer needs no message. */
function Loading() {
  const texts = usePageTexts(words);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), 400);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles.loading} role="status">
      {isSlow && texts.profile.loading}
    </p>
  );
}

/** Whether signing out would remove texts that were not sent, which may change in another tab. */
function useUnsentWords(): boolean {
  const [isWriting, setIsWriting] = useState(false);
  useEffect(() => {
    const look = () => setIsWriting(keepsWords());
    look();
    return onStoredChange(look);
  }, []);
  return isWriting;
}

function Who({ session, account: { name, member_since: since, terms, suspension } }: PartProps) {
  const texts = usePageTexts(words);
  const { locale, texts: common } = useLanguage();
  const isWriting = useUnsentWords();
  const isOutdated = terms.current !== null && terms.current > terms.accepted;
  return (
    <>
      <div className={styles.who}>
        <p>
          <strong>{name}</strong>
          <small>{texts.profile.since(since.text)}</small>
        </p>
        <button
          type="button"
          className={form.quiet}
          onClick={() => {
            // The device deletes the session at once, without waiting for the server to do so.
            void browserApi.logout({ locale, session }).catch(console.warn);
            leaveDevice();
          }}
        >
          {texts.profile.signOut}
        </button>
        {isWriting && <small role="status">{texts.profile.unsent}</small>}
      </div>
      {suspension && (
        <div className={styles.said} data-done="false">
          <p>{texts.profile.suspended}</p>
          {suspension.text && <p className={styles.reason}>{suspension.text}</p>}
          <More to={pages.home.href({}, "#contact")}>{common.contactUs}</More>
        </div>
      )}
      {isOutdated && terms.current !== null && (
        <div className={styles.said}>
          <p>{texts.profile.terms(terms.current)}</p>
          <More to={pages.termsChanges.href({ from: terms.accepted, to: terms.current })}>
            {texts.profile.readTerms}
          </More>
        </div>
      )}
    </>
  );
}
