import type { SectionInfo, Statement, WhoWeAre } from "@setu/contract/home";
import { Link } from "react-router";
import { OtherLanguageNote } from "../components/other-language.tsx";
import { Paragraphs } from "../components/paragraphs.tsx";
import { Picture } from "../components/picture.tsx";
import { SectionHead } from "../components/section-head.tsx";
import { useTexts } from "../i18n/texts.ts";
import styles from "./section.module.css";

interface Props {
  info: SectionInfo;
  mission: Statement;
  vision: Statement;
  objective: Statement;
  whoWeAre: WhoWeAre | null;
}

export function Values({ info, mission, vision, objective, whoWeAre }: Props) {
  return (
    <section className={styles.band} aria-labelledby="values">
      <SectionHead id="values" info={info} />
      <div className={styles.grid}>
        <StatementText statement={mission} />
        <StatementText statement={vision} />
      </div>
      <StatementText statement={objective} />
      {whoWeAre && <WhoWeAreCard article={whoWeAre} />}
    </section>
  );
}

function StatementText({ statement }: { statement: Statement }) {
  if (!statement.description) return null;
  return (
    <div lang={statement.locale.served}>
      <h3>{statement.name}</h3>
      <Paragraphs text={statement.description} />
    </div>
  );
}

function WhoWeAreCard({ article }: { article: WhoWeAre }) {
  const texts = useTexts();
  const [picture] = article.files;
  return (
    <article className={styles.grid} lang={article.locale.served}>
      {picture && <Picture file={picture} sizes="(max-width: 48rem) 100vw, 50vw" />}
      <div>
        <h3>{article.name}</h3>
        <OtherLanguageNote locale={article.locale} />
        <Paragraphs text={article.description} />
        <Link className={styles.more} to={`/who-we-are/${article.id}`} aria-label={texts.readMoreAbout(article.name)}>
          {texts.readMore}
        </Link>
      </div>
    </article>
  );
}
