import { pages } from "@setu/contract/pages";
import { useContext, useEffect, useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { Checkbox } from "../../../components/form/checkbox.tsx";
import { Link } from "../../../components/link/link.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import { useOwnData } from "../../../members/use-own-data.ts";
import { formWords } from "../texts.ts";
import { FormErrors } from "./fields.tsx";
import styles from "./post-form.module.css";

/** Asks a member to accept new terms, once the server has said that they have changed. Nothing typed is lost meanwhile. */
export function TermsToAccept() {
  const texts = usePageTexts(formWords);
  const { texts: common } = useLanguage();
  const error = useContext(FormErrors)["terms"]?.[0];
  const [isAsked, setIsAsked] = useState(false);
  if (error && !isAsked) setIsAsked(true);
  const { data: member, error: failure } = useOwnData(browserApi.authenticatedUser, isAsked ? "terms" : undefined);
  useEffect(() => {
    if (failure) console.warn(failure);
  }, [failure]);
  if (!member?.terms.current) return null;
  const { accepted, current } = member.terms;
  return (
    <div className={styles.terms}>
      <Checkbox name="terms" value={String(current)} error={error}>
        {texts.acceptTerms(common.number(current))}
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
