import type { SectionInfo, Statement, WhoWeAre } from "@setu/contract/home";
import { pages } from "@setu/contract/pages";
import { More } from "../../../../components/more/more.tsx";
import { OtherLanguageNote } from "../../../../components/other-language/other-language.tsx";
import { Paragraphs } from "../../../../components/paragraphs/paragraphs.tsx";
import { Picture } from "../../../../components/picture/picture.tsx";
import { SectionHead } from "../../../../components/section-head/section-head.tsx";
import { useTexts } from "../../../../i18n/texts.ts";
import layout from "../../../../layout/section.module.css";
import styles from "./values.module.css";

interface Props {
  info: SectionInfo;
  mission: Statement;
  vision: Statement;
  objective: Statement;
  whoWeAre: WhoWeAre | null;
}

export function Values({ info, mission, vision, objective, whoWeAre }: Props) {
  const texts = useTexts();
  const hasPair = mission.description || vision.description;
  if (!hasPair && !objective.description && !whoWeAre) return null;
  return (
    <section className={`${layout.band} ${layout.tinted} ${styles.values}`} aria-labelledby="values">
      <SectionHead id="values" info={info} unwritten={texts.aboutUs} />
      {hasPair && (
        <div className={styles.pair}>
          <StatementText statement={mission} className={styles.large} />
          <StatementText statement={vision} className={styles.large} />
        </div>
      )}
      <StatementText statement={objective} className={styles.objective} />
      {whoWeAre && <WhoWeAreCard article={whoWeAre} />}
    </section>
  );
}

function StatementText({ statement, className }: { statement: Statement; className: string | undefined }) {
  if (!statement.description) return null;
  return (
    <div className={className} lang={statement.locale.served}>
      <h3>{statement.name}</h3>
      <div>
        <Paragraphs text={statement.description} />
      </div>
    </div>
  );
}

function WhoWeAreCard({ article }: { article: WhoWeAre }) {
  const texts = useTexts();
  const [picture] = article.files;
  return (
    <article className={styles.who} lang={article.locale.served}>
      {picture && <Picture file={picture} sizes="(max-width: 48rem) 130vw, 80vw" />}
      <div className={styles.card}>
        <h3>{article.name}</h3>
        <OtherLanguageNote locale={article.locale} />
        <Paragraphs text={article.description} />
        <More to={pages.whoWeAre.href({ id: article.id })} about={article.name}>
          {texts.readMore}
        </More>
      </div>
    </article>
  );
}
