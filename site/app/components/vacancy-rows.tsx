import type { VacancySummary } from "@setu/contract/careers";
import { Link } from "react-router";
import { useLanguage, usePageTexts } from "../i18n/texts.ts";
import { inBothCalendars } from "../text/calendars.ts";
import { ArrowIcon } from "./icons.tsx";
import styles from "./vacancy-rows.module.css";
import { vacancyWords } from "./vacancy-words.ts";

/** Vacancies as a schedule. `level`: under the page's own heading, or under one of a part. */
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
  const { texts: shared } = useLanguage();
  const { id, ref, name, place, posts, discipline, employment_type_text: type, status, locale } = vacancy;
  const facts = [discipline?.name, type, texts.posts(posts, shared.number(posts))].filter(Boolean);
  return (
    <article className={styles.row} data-status={status}>
      <p className={styles.note}>{ref}</p>
      <div>
        <Heading>
          <Link to={`/career/${id}`} lang={locale.served}>
            {name}
          </Link>
        </Heading>
        <p className={styles.facts}>{facts.join(" · ")}</p>
      </div>
      <p>{place}</p>
      <End vacancy={vacancy} />
      <ArrowIcon />
    </article>
  );
}

/** Until when one can apply, in both calendars. */
function End({ vacancy: { status, deadline, closes_soon: soon } }: { vacancy: VacancySummary }) {
  const texts = usePageTexts(vacancyWords);
  const { locale } = useLanguage();
  const { date, at, time, remaining } = deadline;
  const [first, second] = inBothCalendars(date, locale);
  const state = status === "filled" || status === "closed" ? texts[status] : remaining;
  return (
    <p className={styles.end} data-soon={soon ? "" : undefined}>
      <span className={styles.remaining}>{state}</span>
      <time dateTime={at}>
        {first}, {time}
      </time>
      {second && <small>{second}</small>}
    </p>
  );
}
