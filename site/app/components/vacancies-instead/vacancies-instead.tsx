import { pages } from "@setu/contract/pages";
import { usePageTexts } from "../../i18n/texts.ts";
import { ArrowIcon } from "../icons/icons.tsx";
import { Link } from "../link/link.tsx";
import { vacancyWords } from "../vacancy-rows/vacancy-words.ts";
import styles from "./vacancies-instead.module.css";

/** Links to other pages, where there is no vacancy now. */
export function VacanciesInstead() {
  const texts = usePageTexts(vacancyWords);
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
      </ul>
    </section>
  );
}
