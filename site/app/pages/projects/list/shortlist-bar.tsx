import { shortlistLimit } from "@setu/contract/project-fields";
import { More } from "../../../components/more/more.tsx";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import styles from "./shortlist.module.css";
import { words } from "./texts.ts";
import { shortlistAddress, useShortlist } from "./use-shortlist.ts";

/** At the bottom of the window while the visitor chooses: the number of projects on the shortlist, and a link to them. */
export function ShortlistBar() {
  const { number } = useTexts();
  const own = usePageTexts(words);
  const { ids, clear } = useShortlist();
  return (
    <div className={styles.status} role="status">
      {ids.length > 0 && (
        <div className={`${styles.bar} ${layout.ink}`}>
          <p>{own.shortlisted(number(ids.length), number(shortlistLimit))}</p>
          <More to={shortlistAddress(ids)}>{own.seeShortlist}</More>
          <button type="button" onClick={clear}>
            {own.clearShortlist}
          </button>
        </div>
      )}
    </div>
  );
}
