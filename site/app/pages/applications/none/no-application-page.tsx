import { pages } from "@setu/contract/pages";
import { AlertForm } from "../../../components/alert-form/alert-form.tsx";
import { alertWords } from "../../../components/alert-form/alert-words.ts";
import { FeedLink } from "../../../components/feed-link/feed-link.tsx";
import { Link } from "../../../components/link/link.tsx";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { VacanciesInstead } from "../../../components/vacancies-instead/vacancies-instead.tsx";
import { VacancyRows } from "../../../components/vacancy-rows/vacancy-rows.tsx";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import titled from "../../../layout/titled.module.css";
import { usePageData } from "../../../page-data.ts";
import { useFreshUntil } from "../../../use-fresh-until.ts";
import type { NoApplicationPageData } from "./load-no-application.ts";
import styles from "./no-application-page.module.css";
import { words } from "./texts.ts";

/** Why the visitor cannot apply, and the alternatives. */
export function NoApplicationPage() {
  const { availability, reason } = usePageData<NoApplicationPageData>();
  const texts = usePageTexts(words);
  const alerts = usePageTexts(alertWords);
  const common = useTexts();
  useFreshUntil(availability);
  const { vacancy, closed_at: closed, opens, alternatives } = availability;
  const key = reason ?? "available";
  const more = [closed && texts.closedAt(closed.text), opens && texts.opensOn(opens.text)].filter(Boolean);
  const back = (
    <Link className={styles.back} to={pages.home.href()}>
      {common.backToHome}
    </Link>
  );
  return (
    <>
      <Opening
        title={texts.titles[key]}
        notes={[vacancy?.ref, vacancy?.name]}
        lead={[texts.sentences[key], ...more].join(" ")}
      >
        {vacancy && <More to={pages.vacancy.href({ id: vacancy.id })}>{texts.read}</More>}
      </Opening>
      <div className={styles.page}>
        {alternatives.length > 0 && (
          <section aria-labelledby="open-now">
            <h2 id="open-now">{texts.open}</h2>
            <div>
              <VacancyRows vacancies={alternatives} level="h3" />
              <p className={styles.ways}>
                <More to={pages.careers.href()}>{texts.all}</More>
                {back}
              </p>
            </div>
          </section>
        )}
        {availability.alerts_enabled ? (
          <section aria-labelledby="by-mail" className={`${titled.titled} ${styles.mail}`}>
            <h2 id="by-mail">{alerts.vacancies}</h2>
            <div>
              <AlertForm kind="vacancies" choices={availability.alert_choices} />
              <FeedLink />
            </div>
          </section>
        ) : (
          <FeedLink />
        )}
        {alternatives.length === 0 && <VacanciesInstead />}
        {alternatives.length === 0 && <p>{back}</p>}
      </div>
    </>
  );
}
