import { pages } from "@setu/contract/pages";
import { Empty } from "../../../components/empty/empty.tsx";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { Pagination } from "../../../components/pagination/pagination.tsx";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import { usePageData } from "../../../page-data.ts";
import { AlbumTile } from "./album-tile.tsx";
import styles from "./albums-page.module.css";
import type { AlbumsPageData } from "./load-albums.ts";
import { SortLinks } from "./sort-links.tsx";
import { words } from "./texts.ts";

/** The albums of one category. */
export function AlbumsPage() {
  const { list } = usePageData<AlbumsPageData>();
  const texts = useTexts();
  const own = usePageTexts(words);
  const { category, items, page, sort } = list;
  return (
    <>
      <Opening title={category.name} lead={category.description} locale={category.locale} />
      <div className={styles.page}>
        {items.length > 0 ? (
          <>
            <div className={styles.bar}>
              <p className={styles.count}>{own.count(texts.number(page.total))}</p>
              {page.total > 1 && <SortLinks current={sort} />}
            </div>
            <ul className={styles.albums}>
              {items.map((album, index) => (
                <AlbumTile
                  key={album.id}
                  album={album}
                  isWide={index === 0 && items.length % 2 === 1}
                  priority={index < 2}
                />
              ))}
            </ul>
          </>
        ) : (
          <Empty sentence={own.none}>
            <More to={pages.albumCategories.href()}>{own.allCategories}</More>
          </Empty>
        )}
        <Pagination page={page} />
      </div>
    </>
  );
}
