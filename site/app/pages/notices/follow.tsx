import { Link } from "react-router";
import { inLocaleAddress } from "../../i18n/locale-address.ts";
import { useLanguage, usePageTexts } from "../../i18n/texts.ts";
import styles from "./follow.module.css";
import { words } from "./texts.ts";

/** The ways to hear of the next notice without coming back to look. */
export function Follow() {
  const texts = usePageTexts(words);
  const { locale } = useLanguage();
  return (
    <section className={styles.follow} aria-labelledby="follow">
      <h2 id="follow">{texts.follow}</h2>
      <ul>
        <li>
          <a href={inLocaleAddress("/feeds/notices.ics", locale)} type="text/calendar">
            {texts.calendar}
          </a>
          <p>{texts.calendarHow}</p>
        </li>
        <li>
          <a href={inLocaleAddress("/feeds/notices.xml", locale)} type="application/atom+xml">
            {texts.feed}
          </a>
          <p>{texts.feedHow}</p>
        </li>
        <li>
          <Link to="/#contact">{texts.letter}</Link>
          <p>{texts.letterHow}</p>
        </li>
      </ul>
    </section>
  );
}
