import { pages } from "@setu/contract/pages";
import { useState } from "react";
import { useActionData } from "react-router";
import { browserApi } from "../../../api/browser-api.ts";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import type { PageContext } from "../../../page-context.ts";
import { usePageData } from "../../../page-data.ts";
import { MemberForm } from "../form/member-form.tsx";
import { type Outcome, outcomeOf, textIn } from "../form/outcome.ts";
import { postedBy } from "../form/posted-by.ts";
import { type LinkedPageData, loadLinked } from "../load-linked.ts";
import styles from "../members-page.module.css";
import { Said } from "../said.tsx";
import { words } from "../texts.ts";

export const loadChangedEmail = loadLinked("changed", pages.changedEmail);

const change = (form: FormData, { api, locale, texts }: PageContext): Promise<Outcome> =>
  outcomeOf(form, texts, () => {
    const [token, undo] = [textIn(form, "token"), textIn(form, "undo")];
    return undo ? api.undoEmail({ locale, body: { token: undo } }) : api.confirmEmail({ locale, body: { token } });
  });

export const postChangedEmail = postedBy(change);

/** The target of mailed links that confirm a new address or restore the former one. */
export function ChangedEmailPage() {
  const { token, undo } = usePageData<LinkedPageData>();
  const texts = usePageTexts(words);
  const { locale, texts: common } = useLanguage();
  const posted = useActionData<Outcome>();
  const [outcome, setOutcome] = useState(posted?.done ? posted : undefined);
  return (
    <>
      <Opening title={texts.changed.title} lead={outcome ? undefined : texts.changed.lead} />
      <div className={split.split}>
        {outcome ? (
          <div className={styles.page}>
            <Said message={outcome.message} />
            <More to={undo ? pages.forgotPassword.href() : pages.profile.href()}>
              {undo ? texts.reset.title : texts.changed.profile}
            </More>
          </div>
        ) : (
          <MemberForm
            submit={undo ? texts.changed.undo : texts.changed.confirm}
            label={texts.changed.title}
            send={(form) => change(form, { api: browserApi, locale, texts: common })}
            onDone={setOutcome}
            posted={posted}
          >
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="undo" value={undo} />
          </MemberForm>
        )}
      </div>
    </>
  );
}
