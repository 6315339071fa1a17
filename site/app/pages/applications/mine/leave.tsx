import { frontApiBase, frontApiPaths } from "@setu/contract/calls/paths";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import { correctionKeyOf } from "../form/draft.ts";
import { dropDraft } from "../form/kept-files.ts";
import type { Changed } from "./change-application.ts";
import { words } from "./texts.ts";
import styles from "./track-page.module.css";
import { useChange } from "./use-change.ts";

interface Props {
  link: string;
  reference: string;
  onChanged: (changed: Changed) => void;
}

/** The applicant's rights: a copy of everything, and withdrawal, which erases everything. */
export function Leave({ link, reference, onChanged }: Props) {
  const texts = usePageTexts(words);
  const { locale } = useLanguage();
  const { sending, note, submit } = useChange((changed) => {
    if (changed.done) dropDraft(correctionKeyOf(reference));
    onChanged(changed);
  });
  return (
    <>
      <section aria-labelledby="take-along">
        <h2 id="take-along">{texts.takeAlong}</h2>
        <p>{texts.takeAlongLead}</p>
        {/* The browser downloads the answer: no page follows, and no address contains the link. */}
        <form method="post" action={`${frontApiBase}${frontApiPaths.exportApplication}?locale=${locale}`}>
          <input type="hidden" name="link" value={link} />
          <button type="submit" className={styles.second}>
            {texts.takeAlongDo(`${reference}.zip`)}
          </button>
        </form>
      </section>
      <section aria-labelledby="withdraw">
        <h2 id="withdraw">{texts.withdraw}</h2>
        <p>{texts.withdrawLead}</p>
        {/* Confirmed twice, since it cannot be undone: the first step is a disclosure, which needs no script. */}
        <details className={styles.fold}>
          <summary>{texts.withdrawOpen}</summary>
          <p>{texts.withdrawTwice}</p>
          <form method="post" onSubmit={submit}>
            <input type="hidden" name="link" value={link} />
            <button type="submit" name="intent" value="withdraw" className={styles.erase} aria-disabled={sending}>
              {texts.withdrawSure}
            </button>
            <p role="status">{note}</p>
          </form>
        </details>
      </section>
    </>
  );
}
