import { localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import { useLanguage, usePageTexts } from "../../i18n/texts.ts";
import { More } from "../more/more.tsx";
import { vacancyWords } from "../vacancy-rows/vacancy-words.ts";
import styles from "./vacancies-instead.module.css";

/** Shown when there is no vacancy: how to hear of the next one, and links to other pages. */
export function VacanciesInstead() {
  const texts = usePageTexts(vacancyWords);
  const { locale } = useLanguage();
  return (
    <section className={styles.instead} aria-labelledby="instead">
      <h2 id="instead">{texts.instead}</h2>
      <ul>
        <li>
          <a href={localizedPath("/feeds/careers.xml", locale)} type="application/atom+xml">
            {texts.follow}
          </a>
        </li>
        <li>
          <More to={pages.newsList.href()}>{texts.news}</More>
        </li>
        <li>
          <More to={pages.members.href()}>{texts.people}</More>
        </li>
        <li>
          <More to={pages.home.href({}, "#contact")}>{texts.contact}</More>
        </li>
      </ul>
    </section>
  );
}
