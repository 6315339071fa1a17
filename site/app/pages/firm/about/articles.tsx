import type { About } from "@setu/contract/firm/about";
import type { SectionInfo } from "@setu/contract/home";
import { pages } from "@setu/contract/pages";
import { More } from "../../../components/more/more.tsx";
import { Picture } from "../../../components/picture/picture.tsx";
import { SectionHead } from "../../../components/section-head/section-head.tsx";
import { useTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import styles from "./about-page.module.css";

/** The articles about the firm, each with its beginning and a link to the whole text. */
export function Articles({ articles, info }: { articles: About["who_we_are"]; info: SectionInfo }) {
  const texts = useTexts();
  return (
    <section className={layout.band} aria-labelledby="articles">
      <SectionHead id="articles" info={info} unwritten={info.name} />
      <ul className={styles.articles}>
        {articles.map(({ id, name, excerpt, files, locale }, index) => (
          <li key={id} lang={locale.served}>
            {files[0] && <Picture file={files[0]} sizes={`(max-width: 48rem) 100vw, ${index === 0 ? 58 : 46}vw`} />}
            <div>
              <h3>{name}</h3>
              <p>{excerpt}</p>
              <More to={pages.whoWeAre.href({ id })} about={name}>
                {texts.readMore}
              </More>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
