import { pages } from "@setu/contract/pages";
import type { VacancyDetail } from "@setu/contract/vacancies";
import { Link } from "../../../components/link/link.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import styles from "../form/application-form.module.css";
import { words } from "../form/texts.ts";

interface Props {
  vacancy: VacancyDetail;
  draft: { isKept: boolean; isRefused: boolean };
  onForget: () => void;
}

/** The vacancy, and the data of the form stored on this device. */
export function ApplicationAside({ vacancy, draft, onForget }: Props) {
  const texts = usePageTexts(words);
  return (
    <aside className={split.aside} aria-labelledby="vacancy">
      <section>
        <h2 id="vacancy">
          <Link to={pages.vacancy.href({ id: vacancy.id })}>{vacancy.name}</Link>
        </h2>
        <p>{texts.deadline(vacancy.deadline.text)}</p>
        <p>{texts.noMoney}</p>
      </section>
      {draft.isRefused && (
        <section>
          <p role="status">{texts.draftRefused}</p>
        </section>
      )}
      {draft.isKept && (
        <section>
          <p>{texts.draftKept}</p>
          <button type="button" className={styles.plain} onClick={onForget}>
            {texts.forgetDraft}
          </button>
        </section>
      )}
    </aside>
  );
}
