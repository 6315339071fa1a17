import { pages } from "@setu/contract/pages";
import { Empty } from "../../../components/empty/empty.tsx";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import { usePageData } from "../../../page-data.ts";
import styles from "./album-categories-page.module.css";
import { CategoryTile } from "./category-tile.tsx";
import type { AlbumCategoriesPageData } from "./load-album-categories.ts";
import { words } from "./texts.ts";

/** The firm's photographs, by category. */
export function AlbumCategoriesPage() {
  const { categories } = usePageData<AlbumCategoriesPageData>();
  const own = usePageTexts(words);
  const { newsAndEvents } = useTexts();
  return (
    <>
      <Opening title={own.title} lead={own.lead} />
      <div className={styles.page}>
        {categories.length > 0 ? (
          <ul className={styles.tiles}>
            {categories.map((category, index) => (
              <CategoryTile
                key={category.id}
                category={category}
                isWide={index % 2 === 0 && index === categories.length - 1}
                priority={index < 2}
              />
            ))}
          </ul>
        ) : (
          <Empty sentence={own.none}>
            <More to={pages.newsList.href()}>{newsAndEvents}</More>
          </Empty>
        )}
      </div>
    </>
  );
}
