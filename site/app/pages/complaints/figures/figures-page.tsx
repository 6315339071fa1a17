import type { ComplaintFigures } from "@setu/contract/complaints/complaint-figures";
import { pages } from "@setu/contract/pages";
import { useId } from "react";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import { usePageData } from "../../../page-data.ts";
import styles from "../complaints.module.css";
import { words } from "../texts.ts";
import own from "./figures.module.css";
import type { FiguresPageData } from "./load-figures.ts";

type Year = ComplaintFigures["years"][number];

/** Complaints of each fiscal year, and their outcomes. */
export function FiguresPage() {
  const { years, current } = usePageData<FiguresPageData>().figures;
  const texts = usePageTexts(words);
  return (
    <>
      <Opening title={texts.figures.title} lead={texts.figures.lead} />
      <div className={split.split}>
        <div className={`${styles.main} ${own.years}`}>
          {years.length === 0 && <NoFigures year={current} />}
          {years.map((year) => (
            <Figures key={year.year.key} {...year} />
          ))}
        </div>
        <aside className={split.aside} aria-labelledby="few">
          <section>
            <h2 id="few">{texts.figures.few}</h2>
            <p>{texts.figures.fewText}</p>
            <More to={pages.complaints.href()}>{texts.figures.complain}</More>
          </section>
        </aside>
      </div>
    </>
  );
}

interface FigureProps {
  label: string;
  value: string | undefined;
  /** Said where the figure is hidden. */
  instead?: string;
}

const Figure = ({ label, value, instead }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    {value === undefined ? <dd>{instead}</dd> : <dd className={own.figure}>{value}</dd>}
  </div>
);

/** The year in which there has been no complaint: a figure, unlike those that are hidden. */
function NoFigures({ year }: { year: ComplaintFigures["current"] }) {
  const { figures: texts } = usePageTexts(words);
  const { number } = useTexts();
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{year ? texts.year(year.text) : texts.facts}</h2>
      {year && <p className={own.span}>{year.ad_text}</p>}
      <dl className={own.facts} aria-label={texts.facts}>
        <Figure label={texts.total} value={number(0)} />
      </dl>
      <p className={styles.note}>{texts.nothing}</p>
    </section>
  );
}

function Figures({ year, total, types, topics, outcomes, median_days: days }: Year) {
  const { figures: texts } = usePageTexts(words);
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{texts.year(year.text)}</h2>
      <p className={own.span}>{year.ad_text}</p>
      <dl className={own.facts} aria-label={texts.facts}>
        <Figure label={texts.total} value={total?.count_text} instead={texts.fewer} />
        <Figure label={texts.median} value={days === null ? undefined : texts.days(days)} instead={texts.unsaid} />
      </dl>
      <Classes title={texts.types} classes={types} />
      <Classes title={texts.topics} classes={topics} />
      <Classes title={texts.outcomes} classes={outcomes} />
    </section>
  );
}

function Classes({ title, classes }: { title: string; classes: Year["types"] }) {
  const { figures: texts } = usePageTexts(words);
  if (classes.length === 0) return null;
  return (
    <table className={own.classes}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.what}</th>
          <th scope="col">{texts.number}</th>
        </tr>
      </thead>
      <tbody>
        {classes.map(({ text, count_text: count }) => (
          <tr key={text}>
            <th scope="row">{text}</th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
