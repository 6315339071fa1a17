import { pages } from "@setu/contract/pages";
import { DocumentList } from "../../../components/document-list/document-list.tsx";
import { Link } from "../../../components/link/link.tsx";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { Paragraphs } from "../../../components/paragraphs/paragraphs.tsx";
import { PhotoGrid } from "../../../components/photo-grid/photo-grid.tsx";
import { Plate } from "../../../components/plate/plate.tsx";
import { PrintButton } from "../../../components/print-button/print-button.tsx";
import { RichText } from "../../../components/rich-text/rich-text.tsx";
import { Share } from "../../../components/share/share.tsx";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import split from "../../../layout/split.module.css";
import { usePageData } from "../../../page-data.ts";
import { Byline } from "../shared/byline.tsx";
import { PressContact } from "../shared/press-contact.tsx";
import { EventFacts } from "./event-facts.tsx";
import type { NewsItemPageData } from "./load-news-item.ts";
import { Neighbours } from "./neighbours.tsx";
import styles from "./news-item-page.module.css";
import { PictureDownloads } from "./picture-downloads.tsx";
import { RelatedNews } from "./related-news.tsx";
import { words } from "./texts.ts";

/** A news item: its text, pictures and documents, and the projects that it is about. */
export function NewsItemPage() {
  const { item } = usePageData<NewsItemPageData>();
  const texts = useTexts();
  const own = usePageTexts(words);
  const [lead, ...pictures] = item.files;
  const lang = item.locale.served;
  return (
    <>
      <article>
        <Opening title={item.name} note={<Byline item={item} />} locale={item.locale} />
        {lead && <Plate file={lead} />}
        <div className={split.split}>
          <div>
            {item.event && <EventFacts event={item.event} />}
            {item.correction && (
              <aside className={styles.remark} aria-labelledby="correction" lang={lang}>
                <h2 id="correction">{own.correction}</h2>
                <Paragraphs text={item.correction} />
              </aside>
            )}
            <div className={styles.text} lang={lang}>
              {item.description && <Paragraphs text={item.description} />}
              <RichText value={item.body} />
            </div>
          </div>
          <NewsAside item={item} />
        </div>
        {pictures.length > 0 && (
          <section className={styles.pictures} aria-label={own.pictures}>
            <PhotoGrid files={pictures} download={item.download} />
          </section>
        )}
        <ForThePress item={item} />
      </article>
      <Neighbours older={item.prev} newer={item.next} />
      {item.related.news.length > 0 && (
        <section className={`${layout.band} ${layout.tinted}`} aria-labelledby="related">
          <div className={styles.relatedHead}>
            <h2 id="related">{own.related}</h2>
            <More to={pages.newsList.href()}>{texts.viewAll}</More>
          </div>
          <RelatedNews items={item.related.news} />
        </section>
      )}
    </>
  );
}

/** The contact for journalists, and the original pictures. */
function ForThePress({ item: { press, download, files } }: { item: NewsItemPageData["item"] }) {
  const own = usePageTexts(words);
  const hasDownloads = download && files.length > 0;
  if (!press && !hasDownloads) return null;
  return (
    <div className={styles.press}>
      {press && <PressContact contact={press} />}
      {hasDownloads && (
        <section className={styles.download} aria-labelledby="download">
          <h2 id="download">{own.download}</h2>
          <p>{own.terms}</p>
          <PictureDownloads files={files} />
        </section>
      )}
    </div>
  );
}

function NewsAside({ item: { documents, related } }: { item: NewsItemPageData["item"] }) {
  const own = usePageTexts(words);
  return (
    <aside className={split.aside}>
      {documents.length > 0 && (
        <section aria-labelledby="documents">
          <h2 id="documents">{own.documents}</h2>
          <DocumentList documents={documents} />
        </section>
      )}
      {related.projects.length > 0 && (
        <nav aria-labelledby="projects">
          <h2 id="projects">{own.projects}</h2>
          <ul>
            {related.projects.map(({ id, slug, name, locale }) => (
              <li key={id} lang={locale.served}>
                <Link to={pages.project.href({ project_slug: slug, childId: id })}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.tools}>
        <PrintButton label={own.print} />
        <Share />
      </div>
    </aside>
  );
}
