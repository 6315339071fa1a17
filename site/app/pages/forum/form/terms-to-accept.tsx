import { isFrontApiError } from "@setu/contract/errors";
import type { AuthenticatedUser } from "@setu/contract/members/account";
import { pages } from "@setu/contract/pages";
import { useContext, useEffect, useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { Checkbox } from "../../../components/form/checkbox.tsx";
import { Link } from "../../../components/link/link.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import { endSession } from "../../../members/session.ts";
import { useSessionToken } from "../../../members/use-member.ts";
import { formWords } from "../texts.ts";
import { FormErrors } from "./fields.tsx";
import styles from "./post-form.module.css";

/** Asks a member to accept new terms, once the server has said that they have changed. Nothing typed is lost meanwhile. */
export function TermsToAccept() {
  const texts = usePageTexts(formWords);
  const { texts: shared } = useLanguage();
  const error = useContext(FormErrors)["terms"]?.[0];
  const [isAsked, setIsAsked] = useState(false);
  if (error && !isAsked) setIsAsked(true);
  const terms = useTerms(isAsked);
  if (!isAsked || !terms?.current) return null;
  const { accepted, current } = terms;
  return (
    <div className={styles.terms}>
      <Checkbox name="terms" value={String(current)} error={error}>
        {texts.acceptTerms(shared.number(current))}
      </Checkbox>
      <p>
        {accepted > 0 && (
          <Link to={pages.termsChanges.href({ from: accepted, to: current })}>{texts.termsChanges}</Link>
        )}
        <Link to={pages.terms.href()}>{texts.readTerms}</Link>
      </p>
    </div>
  );
}

/** The versions of the terms: the one that the member has accepted, and the one in force. */
function useTerms(isAsked: boolean): AuthenticatedUser["terms"] | undefined {
  const session = useSessionToken();
  const { locale } = useLanguage();
  const [terms, setTerms] = useState<AuthenticatedUser["terms"]>();
  useEffect(() => {
    if (!isAsked || !session) return;
    let isOver = false;
    browserApi
      .authenticatedUser({ locale, session })
      .then(({ data }) => !isOver && setTerms(data.terms))
      .catch((error) => {
        if (isFrontApiError(error) && error.code === "signedOut") endSession();
        else console.warn(error);
      });
    return () => {
      isOver = true;
    };
  }, [isAsked, session, locale]);
  return terms;
}
