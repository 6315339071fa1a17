import { pages } from "@setu/contract/pages";
import type { VacancySummary } from "@setu/contract/vacancies";
import { useLanguage, usePageTexts } from "../../i18n/texts.ts";
import { Dotted } from "../dotted/dotted.tsx";
import { Link } from "../link/link.tsx";
import { RegisterRow, RowEnd, RowNote } from "../register-row/register-row.tsx";
import styles from "./vacancy-rows.module.css";
import { vacancyWords } from "./vacancy-words.ts";

/** Vacancies as a schedule. `level`: below the page's own heading, or below a section's. */
export function VacancyRows({ vacancies, level }: { vacancies: VacancySummary[]; level: "h2" | "h3" }) {
  return (
    <ul className={styles.rows}>
      {vacancies.map((vacancy) => (
        <li key={vacancy.id}>
          <VacancyRow vacancy={vacancy} level={level} />
        </li>
      ))}
    </ul>
  );
}

function VacancyRow({ vacancy, level: Heading }: { vacancy: VacancySummary; level: "h2" | "h3" }) {
  const texts = usePageTexts(vacancyWords);
  const { texts: common } = useLanguage();
  const { id, ref, name, place, posts, discipline, employment_type_text: type, status, deadline, locale } = vacancy;
  const over = status === "filled" || status === "closed";
  return (
    <RegisterRow className={styles.row} over={over}>
      <RowNote>{ref}</RowNote>
      <div>
        <Heading>
          <Link to={pages.vacancy.href({ id })} lang={locale.served}>
            {name}
          </Link>
        </Heading>
        {discipline && <p className={styles.facts}>{discipline.name}</p>}
        <Dotted className={styles.facts} parts={[type, texts.posts(posts, common.number(posts))]} />
      </div>
      <p>{place}</p>
      <RowEnd state={over ? texts[status] : deadline.remaining} deadline={deadline} soon={vacancy.closes_soon} />
    </RegisterRow>
  );
}
