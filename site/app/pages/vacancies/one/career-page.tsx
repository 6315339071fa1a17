import { pages } from "@setu/contract/pages";
import type { RichText as Text } from "@setu/contract/shapes/rich-text";
import type { ReactNode } from "react";
import { Action } from "../../../components/action/action.tsx";
import { FactBox } from "../../../components/fact-box/fact-box.tsx";
import { FeedLink } from "../../../components/feed-link/feed-link.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { RichText } from "../../../components/rich-text/rich-text.tsx";
import { VacanciesInstead } from "../../../components/vacancies-instead/vacancies-instead.tsx";
import { VacancyRows } from "../../../components/vacancy-rows/vacancy-rows.tsx";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import { usePageData } from "../../../page-data.ts";
import { useFreshUntil } from "../../../use-fresh-until.ts";
import { AskedFor } from "./asked-for.tsx";
import { CareerAside } from "./career-aside.tsx";
import { careerFacts } from "./career-facts.tsx";
import styles from "./career-page.module.css";
import type { CareerPageData } from "./load-career.ts";
import { Promises } from "./promises.tsx";
import { Stages } from "./stages.tsx";
import { StateBanner } from "./state-banner.tsx";
import { words } from "./texts.ts";

/** A vacancy in full: first its facts, then the work, the requirements, and the course of an application. */
export function CareerPage() {
  const { vacancy } = usePageData<CareerPageData>();
  const texts = usePageTexts(words);
  const { number } = useTexts();
  useFreshUntil(vacancy);
  const { id, ref, status, similar, locale, deadline } = vacancy;
  const isOver = status === "closed" || status === "filled";
  return (
    <article>
      <Opening title={vacancy.name} note={ref} lead={vacancy.summary} locale={locale} />
      <StateBanner vacancy={vacancy} />
      <div className={split.split}>
        <div className={`${split.main} ${styles.main}`}>
          <FactBox label={texts.facts} facts={careerFacts(vacancy, texts, number)} />
          <Group id="position" title={texts.position}>
            <Part id="duties" title={texts.duties} text={vacancy.duties} lang={locale.served} />
            <Part id="must-have" title={texts.mustHave} text={vacancy.must_have} lang={locale.served} />
            <Part id="good-to-have" title={texts.goodToHave} text={vacancy.good_to_have} lang={locale.served} />
          </Group>
          <Group id="applying" title={texts.applying}>
            {!isOver && <AskedFor vacancy={vacancy} />}
            <Stages vacancy={vacancy} />
          </Group>
          <Promises hiring={vacancy.hiring} />
        </div>
        <aside className={`${split.aside} ${split.following}`}>
          <CareerAside vacancy={vacancy} />
        </aside>
      </div>
      {similar.length > 0 && (
        <section className={styles.similar} aria-labelledby="similar">
          <h2 id="similar">{texts.similar}</h2>
          <VacancyRows vacancies={similar} level="h3" />
        </section>
      )}
      {isOver && similar.length === 0 && (
        <div className={styles.similar}>
          <VacanciesInstead />
          <FeedLink />
        </div>
      )}
      {status === "open" && (
        <div className={styles.bar}>
          <Action href={pages.apply.href({ id })} label={texts.apply} />
          <p>{deadline.remaining}</p>
        </div>
      )}
    </article>
  );
}

/** A part of the page with its own parts; not rendered without any. */
function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Part({ id, title, text, lang }: { id: string; title: string; text: Text; lang: string }) {
  if (text.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div lang={lang}>
        <RichText value={text} headingLevel={4} />
      </div>
    </section>
  );
}
