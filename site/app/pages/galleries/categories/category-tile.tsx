import { inBothCalendars } from "@setu/contract/calendar/own-calendar";
import type { AlbumCategory } from "@setu/contract/galleries";
import { pages } from "@setu/contract/pages";
import { Fragment } from "react";
import { Dotted } from "../../../components/dotted/dotted.tsx";
import { Link } from "../../../components/link/link.tsx";
import { croppedSizes } from "../../../components/picture/cropped-sizes.ts";
import { Picture } from "../../../components/picture/picture.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import styles from "./album-categories-page.module.css";
import { words } from "./texts.ts";

interface Props {
  category: AlbumCategory;
  /** Whether it is alone in its row. */
  isWide: boolean;
  priority: boolean;
}

/** A category: its cover, and the number of its albums and photos. */
export function CategoryTile({ category, isWide, priority }: Props) {
  const { locale, texts } = useLanguage();
  const own = usePageTexts(words);
  const { name, description, cover, newest } = category;
  const [first, second] = newest ? inBothCalendars(newest, locale) : [];
  return (
    <li className={styles.tile}>
      {cover && (
        <Picture
          file={cover}
          sizes={croppedSizes(`(max-width: 48rem) 100vw, ${isWide ? 100 : 50}vw`, cover, 3 / 2)}
          priority={priority}
        />
      )}
      <div className={styles.words} lang={category.locale.served}>
        <h2>
          <Link to={pages.albums.href({ id: category.id })}>{name}</Link>
        </h2>
        {description && <p>{description}</p>}
      </div>
      <div className={`${layout.note} ${styles.facts}`}>
        <Dotted
          parts={[own.albums(texts.number(category.albums_count)), own.photos(texts.number(category.photos_count))]}
        />
        {newest && (
          <Dotted
            className={styles.newest}
            parts={[
              <Fragment key="own">
                {own.newest}: <time dateTime={newest.ad}>{first}</time>
              </Fragment>,
              second,
            ]}
          />
        )}
      </div>
    </li>
  );
}
