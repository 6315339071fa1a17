import type { NewsItem } from "@setu/contract/news";
import { pages } from "@setu/contract/pages";
import { More } from "../../../components/more/more.tsx";
import { Picture } from "../../../components/picture/picture.tsx";
import { useTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import { Byline } from "../shared/byline.tsx";
import styles from "./news-page.module.css";

/** The news item at the top of the page: its picture across, its text below. */
export function FeaturedNews({ item }: { item: NewsItem }) {
  const texts = useTexts();
  const [picture] = item.files;
  return (
    <article className={styles.featured} aria-labelledby="featured">
      {picture && <Picture file={picture} sizes="(max-width: 64rem) 100vw, 66vw" priority />}
      <div lang={item.locale.served}>
        <p className={layout.note}>
          <Byline item={item} />
        </p>
        <h2 id="featured">{item.name}</h2>
        <p>{item.excerpt}</p>
        <More to={pages.newsItem.href({ id: item.id })} about={item.name}>
          {texts.learnMore}
        </More>
      </div>
    </article>
  );
}
