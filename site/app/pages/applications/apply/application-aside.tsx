import { pages } from "@setu/contract/pages";
import type { VacancyDetail } from "@setu/contract/vacancies";
import { useState } from "react";
import { useResultFocus } from "../../../components/form/use-result-focus.ts";
import { More } from "../../../components/more/more.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import styles from "../form/application-form.module.css";
import { words } from "../form/texts.ts";
import page from "./application-page.module.css";

/** Information to read before filling in the form. */
export function Facts({ vacancy: { id, deadline, closes_soon: soon } }: { vacancy: VacancyDetail }) {
  const texts = usePageTexts(words);
  return (
    <aside className={`${split.aside} ${split.following} ${page.facts}`} aria-labelledby="vacancy">
      <section>
        <h2 id="vacancy">{texts.before}</h2>
        <p>{texts.deadline(deadline.text)}</p>
        {soon && deadline.remaining && <p className={styles.soon}>{texts.closesSoon(deadline.remaining)}</p>}
        <p>{texts.noMoney}</p>
        <More to={pages.vacancy.href({ id })}>{texts.read}</More>
      </section>
    </aside>
  );
}

interface Props {
  draft: { isKept: boolean; isRefused: boolean };
  onForget: () => void;
}

/** The data of the form stored on this device. */
export function Kept({ draft, onForget }: Props) {
  const texts = usePageTexts(words);
  const [forgotten, setForgotten] = useState(0);
  const said = useResultFocus<HTMLParagraphElement>(forgotten);
  if (!draft.isRefused && !draft.isKept && forgotten === 0) return null;
  const forget = () => {
    if (!confirm(texts.forgetDraftAsk)) return;
    onForget();
    setForgotten((count) => count + 1);
  };
  return (
    <div className={`${split.aside} ${page.kept}`}>
      {draft.isRefused && <p role="status">{texts.draftRefused}</p>}
      {draft.isKept ? (
        <div>
          <p>{texts.draftKept}</p>
          <button type="button" className={styles.plain} onClick={forget}>
            {texts.forgetDraft}
          </button>
        </div>
      ) : (
        forgotten > 0 && (
          <p ref={said} role="status" tabIndex={-1}>
            {texts.draftForgotten}
          </p>
        )
      )}
    </div>
  );
}
