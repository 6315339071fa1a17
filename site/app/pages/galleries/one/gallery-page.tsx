import { pages } from "@setu/contract/pages";
import { Empty } from "../../../components/empty/empty.tsx";
import { FactBox } from "../../../components/fact-box/fact-box.tsx";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { Pagination } from "../../../components/pagination/pagination.tsx";
import { Paragraphs } from "../../../components/paragraphs/paragraphs.tsx";
import { PhotoGrid } from "../../../components/photo-grid/photo-grid.tsx";
import { Share } from "../../../components/share/share.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import { usePageData } from "../../../page-data.ts";
import styles from "./gallery-page.module.css";
import type { GalleryPageData } from "./load-gallery.ts";
import { words } from "./texts.ts";
import { useAlbumFacts } from "./use-album-facts.tsx";

/** An album: its facts and its photos. */
export function GalleryPage() {
  const { gallery } = usePageData<GalleryPageData>();
  const own = usePageTexts(words);
  const { album, items, page } = gallery;
  const facts = useAlbumFacts(album);
  return (
    <article>
      <Opening title={album.name} locale={album.locale} />
      <div className={styles.intro}>
        <div className={styles.text} lang={album.locale.served}>
          {album.description && <Paragraphs text={album.description} />}
        </div>
        <FactBox facts={facts} label={own.facts} />
      </div>
      <div className={styles.photos}>
        {items.length > 0 ? (
          <PhotoGrid
            // Each page of the album has other photos.
            key={page.current}
            files={items}
            before={(page.current - 1) * page.per_page}
            total={page.total}
            download={album.download}
          />
        ) : (
          <Empty sentence={own.none}>
            <More to={pages.albumCategories.href()}>{own.all}</More>
          </Empty>
        )}
        <Pagination page={page} />
        <div className={styles.onwards}>
          {album.category && (
            <More to={pages.albums.href({ id: album.category.id })}>{own.more(album.category.name)}</More>
          )}
          <Share />
        </div>
      </div>
    </article>
  );
}
