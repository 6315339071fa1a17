import { pages } from "@setu/contract/pages";
import { useState } from "react";
import { useActionData } from "react-router";
import { browserApi } from "../../../api/browser-api.ts";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { useLanguage, usePageTexts, useTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import type { PageContext } from "../../../page-context.ts";
import { usePageData } from "../../../page-data.ts";
import { textIn } from "../../../sending/posted-form.ts";
import { MemberForm } from "../form/member-form.tsx";
import { type Outcome, outcomeOf } from "../form/outcome.ts";
import { postedBy } from "../form/posted-by.ts";
import { EndedLink, type WayOn } from "../linked/ended-link.tsx";
import { words as linkedWords } from "../linked/texts.ts";
import { useEnding } from "../linked/use-ending.ts";
import styles from "../members-page.module.css";
import { Said } from "../said.tsx";
import { words } from "../texts.ts";
import type { ChangedPageData } from "./load-changed-email.ts";

const change = (form: FormData, { api, locale, texts }: PageContext): Promise<Outcome> =>
  outcomeOf(form, texts, () => {
    const [token, undo] = [textIn(form, "token"), textIn(form, "undo")];
    return undo ? api.undoEmail({ locale, body: { token: undo } }) : api.confirmEmail({ locale, body: { token } });
  });

export const postChangedEmail = postedBy(change);

/** The target of mailed links that confirm a new address or restore the former one: a button, or why there is none any more. */
export function ChangedEmailPage() {
  const { token, link, isUndo } = usePageData<ChangedPageData>();
  const texts = usePageTexts(words);
  const { leads } = usePageTexts(linkedWords);
  const { locale, texts: common } = useLanguage();
  const posted = useActionData<Outcome>();
  const [outcome, setOutcome] = useState(posted?.done ? posted : undefined);
  const { hasEnded, checked } = useEnding();
  const lead = link === "open" ? texts.changed.lead : leads[link];
  return (
    <>
      <Opening title={texts.changed.title} lead={outcome ? undefined : lead} />
      <div className={split.split}>
        {outcome ? (
          <div className={styles.page}>
            <Said message={outcome.message} />
            <More to={isUndo ? pages.forgotPassword.href() : pages.profile.href()}>
              {isUndo ? texts.reset.title : texts.changed.profile}
            </More>
          </div>
        ) : link === "open" ? (
          <MemberForm
            submit={isUndo ? texts.changed.undo : texts.changed.confirm}
            label={texts.changed.title}
            send={async (form) => checked(await change(form, { api: browserApi, locale, texts: common }))}
            onDone={setOutcome}
            posted={posted}
          >
            <input type="hidden" name={isUndo ? "undo" : "token"} value={token} />
          </MemberForm>
        ) : (
          <div className={styles.page}>
            <EndedChange link={link} isNews={hasEnded} />
          </div>
        )}
      </div>
    </>
  );
}

/** Says what to do after a link about an address that no longer offers its button. */
function EndedChange({ link, isNews }: { link: "cut" | "expired" | "used"; isNews: boolean }) {
  const { isUndo } = usePageData<ChangedPageData>();
  const { changed, reset } = usePageTexts(words);
  const { email, undo } = usePageTexts(linkedWords);
  const { contactUs } = useTexts();
  let wayOn: WayOn = { text: email[link], label: changed.profile, to: pages.profile.href() };
  if (isUndo) {
    wayOn =
      link === "used"
        ? { text: undo.used, label: reset.title, to: pages.forgotPassword.href() }
        : { text: undo[link], label: contactUs, to: pages.home.href({}, "#contact") };
  }
  return <EndedLink wayOn={wayOn} isNews={isNews} />;
}
