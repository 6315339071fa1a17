import type { NewsSummary, SectionInfo } from "@setu/contract/home";
import { pages } from "@setu/contract/pages";
import { More } from "../../../../components/more/more.tsx";
import { Picture } from "../../../../components/picture/picture.tsx";
import { SectionHead } from "../../../../components/section-head/section-head.tsx";
import { langOf } from "../../../../i18n/lang-of.ts";
import { useTexts } from "../../../../i18n/texts.ts";
import layout from "../../../../layout/section.module.css";
import styles from "./news.module.css";

interface Props {
  news: NewsSummary[];
  info: SectionInfo;
}

/** The newest item large, the others as a list. */
export function News({ news, info }: Props) {
  const texts = useTexts();
  const [lead, ...others] = news;
  if (!lead) return null;
  return (
    <section id="news" className={layout.band} aria-labelledby="news-title">
      <SectionHead id="news-title" info={info} unwritten={texts.newsAndEvents}>
        <More to={pages.newsList.href()}>{texts.viewAll}</More>
      </SectionHead>
      <div className={styles.columns}>
        <Item item={lead} className={styles.lead} sizes="(max-width: 64rem) 100vw, 58vw" />
        {others.length > 0 && (
          <ul className={styles.list}>
            {others.map((item) => (
              <li key={item.id}>
                <Item item={item} className={styles.item} sizes="14rem" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Item({ item, className, sizes }: { item: NewsSummary; className: string | undefined; sizes: string }) {
  const texts = useTexts();
  return (
    <article className={className} lang={langOf(item.locale)}>
      {item.files[0] && <Picture file={item.files[0]} sizes={sizes} />}
      <div>
        <h3>{item.name}</h3>
        <p className={layout.note}>
          <time dateTime={item.created_at}>{item.date}</time>
          {item.created_by.name && (
            <span>
              {texts.by} {item.created_by.name}
            </span>
          )}
        </p>
        <More to={pages.newsItem.href({ id: item.id })} about={item.name}>
          {texts.learnMore}
        </More>
      </div>
    </article>
  );
}
