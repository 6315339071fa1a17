import type { VacancyDetail } from "@setu/contract/vacancies";
import { usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import styles from "./career-page.module.css";
import { words } from "./texts.ts";

/** Names the vacancy's state above everything else. Announced if it changes while the page is open. */
export function StateBanner({ vacancy: { status, deadline, opens } }: { vacancy: VacancyDetail }) {
  const texts = usePageTexts(words);
  const sentence = {
    open: null,
    closed: texts.closedBanner(deadline.date.text),
    filled: texts.filledBanner,
    upcoming: texts.upcomingBanner(opens.text),
  }[status];
  return <div role="status">{sentence && <p className={`${split.banner} ${styles.banner}`}>{sentence}</p>}</div>;
}
