import type { NewsSummary, SectionInfo } from "@setu/contract/home";
import { Link } from "react-router";
import { Picture } from "../components/picture.tsx";
import { SectionHead } from "../components/section-head.tsx";
import { useTexts } from "../i18n/texts.ts";
import styles from "./section.module.css";

interface Props {
  news: NewsSummary[];
  info: SectionInfo;
}

export function News({ news, info }: Props) {
  const texts = useTexts();
  if (news.length === 0) return null;
  return (
    <section id="news" className={styles.band} aria-labelledby="news-title">
      <SectionHead id="news-title" info={info}>
        <Link className={styles.more} to="/news">
          {texts.viewAll}
        </Link>
      </SectionHead>
      <ul className={styles.grid}>
        {news.map((item) => (
          <li key={item.id} lang={item.locale.served}>
            {item.files[0] && <Picture file={item.files[0]} sizes="(max-width: 48rem) 100vw, 25vw" />}
            <p className={styles.note}>
              <time dateTime={item.created_at}>{item.date}</time>
              {item.created_by.name && ` · ${texts.by} ${item.created_by.name}`}
            </p>
            <h3>{item.name}</h3>
            <Link className={styles.more} to={`/news/${item.id}`} aria-label={texts.readMoreAbout(item.name)}>
              {texts.learnMore}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
