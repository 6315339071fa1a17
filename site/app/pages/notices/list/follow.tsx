import type { AlertChoice } from "@setu/contract/alerts";
import { localizedPath } from "@setu/contract/locale";
import { AlertForm } from "../../../components/alert-form/alert-form.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import titled from "../../../layout/titled.module.css";
import styles from "./follow.module.css";
import { words } from "./texts.ts";

/** The ways to be notified of the next notice. */
export function Follow({ choices }: { choices: readonly AlertChoice[] }) {
  const texts = usePageTexts(words);
  const { locale } = useLanguage();
  return (
    <section className={`${titled.titled} ${styles.follow}`} aria-labelledby="follow-title" id="follow">
      <h2 id="follow-title">{texts.follow}</h2>
      <div>
        <AlertForm kind="notices" choices={choices} />
        <ul>
          <li>
            <a href={localizedPath("/feeds/notices.ics", locale)} type="text/calendar">
              {texts.calendar}
            </a>
            <p>{texts.calendarHow}</p>
          </li>
          <li>
            <a href={localizedPath("/feeds/notices.xml", locale)} type="application/atom+xml">
              {texts.feed}
            </a>
            <p>{texts.feedHow}</p>
          </li>
        </ul>
      </div>
    </section>
  );
}
