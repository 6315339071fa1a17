import { localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import { useLanguage, usePageTexts } from "../../i18n/texts.ts";
import { ArrowIcon } from "../icons/icons.tsx";
import { Link } from "../link/link.tsx";
import { vacancyWords } from "../vacancy-rows/vacancy-words.ts";
import styles from "./vacancies-instead.module.css";

/** Shown when there is no vacancy: how to hear about the next one, and links to other pages. */
export function VacanciesInstead() {
  const texts = usePageTexts(vacancyWords);
  const { locale } = useLanguage();
  const links = [
    { to: pages.newsList.href(), name: texts.news },
    { to: pages.members.href(), name: texts.people },
    { to: pages.home.href({}, "#contact"), name: texts.contact },
  ];
  return (
    <section className={styles.instead} aria-labelledby="instead">
      <h2 id="instead">{texts.instead}</h2>
      <ul>
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>
              {name}
              <ArrowIcon />
            </Link>
          </li>
        ))}
        <li>
          <a href={localizedPath("/feeds/careers.xml", locale)} type="application/atom+xml">
            {texts.follow}
            <ArrowIcon />
          </a>
        </li>
      </ul>
    </section>
  );
}
