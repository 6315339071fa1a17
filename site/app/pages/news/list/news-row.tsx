import type { NewsItem } from "@setu/contract/news";
import { pages } from "@setu/contract/pages";
import { Link } from "../../../components/link/link.tsx";
import { Marked } from "../../../components/marked/marked.tsx";
import { Picture } from "../../../components/picture/picture.tsx";
import layout from "../../../layout/section.module.css";
import { Byline } from "../shared/byline.tsx";
import { EventTime } from "../shared/event-time.tsx";
import styles from "./news-page.module.css";

/** An item of the list: its date, title and excerpt beside a small picture. */
export function NewsRow({ item, marks }: { item: NewsItem; marks?: readonly string[] | undefined }) {
  const [picture] = item.files;
  return (
    <li className={styles.row}>
      <p className={layout.note}>
        <Byline item={item} />
      </p>
      <div lang={item.locale.served}>
        <h2>
          <Link to={pages.newsItem.href({ id: item.id })}>
            <Marked text={item.name} marks={marks} />
          </Link>
        </h2>
        {item.event && (
          <p className={styles.event} data-over={item.event.over || undefined}>
            <span>
              <EventTime event={item.event} />
            </span>
            {item.event.place && <span>{item.event.place}</span>}
          </p>
        )}
        <p className={styles.excerpt}>
          <Marked text={item.excerpt} marks={marks} />
        </p>
      </div>
      {picture && <Picture file={picture} sizes="(max-width: 48rem) 25vw, 13rem" />}
    </li>
  );
}
