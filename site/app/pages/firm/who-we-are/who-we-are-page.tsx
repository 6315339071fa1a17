import { pages } from "@setu/contract/pages";
import { Action } from "../../../components/action/action.tsx";
import { Link } from "../../../components/link/link.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { Paragraphs } from "../../../components/paragraphs/paragraphs.tsx";
import { PhotoGrid } from "../../../components/photo-grid/photo-grid.tsx";
import { Plate } from "../../../components/plate/plate.tsx";
import { RichText } from "../../../components/rich-text/rich-text.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import { usePageData } from "../../../page-data.ts";
import type { WhoWeArePageData } from "./load-who-we-are.ts";
import { words } from "./texts.ts";
import styles from "./who-we-are-page.module.css";

/** An article about the firm in full, with the others beside it. */
export function WhoWeArePage() {
  const { article } = usePageData<WhoWeArePageData>();
  const texts = usePageTexts(words);
  const [lead, ...pictures] = article.files;
  return (
    <article>
      <Opening title={article.name} locale={article.locale} />
      {lead && <Plate file={lead} />}
      <div className={split.split}>
        <div className={styles.text} lang={article.locale.served}>
          <Paragraphs text={article.description} />
          <RichText value={article.body} />
        </div>
        <aside className={`${split.aside} ${split.following}`}>
          {article.siblings.length > 0 && (
            <nav aria-labelledby="siblings">
              <h2 id="siblings">{texts.more}</h2>
              <ul>
                {article.siblings.map(({ id, name, locale }) => (
                  <li key={id} lang={locale.served}>
                    <Link to={pages.whoWeAre.href({ id })}>{name}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <Action href={pages.home.href({}, "#contact")} label={texts.talk} />
        </aside>
      </div>
      {pictures.length > 0 && (
        <section className={styles.gallery} aria-label={texts.pictures}>
          <PhotoGrid files={pictures} />
        </section>
      )}
    </article>
  );
}
