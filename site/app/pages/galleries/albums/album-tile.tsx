import { inBothCalendars } from "@setu/contract/calendar/own-calendar";
import type { Album } from "@setu/contract/galleries";
import { pages } from "@setu/contract/pages";
import { Dotted } from "../../../components/dotted/dotted.tsx";
import { Link } from "../../../components/link/link.tsx";
import { croppedSizes } from "../../../components/picture/cropped-sizes.ts";
import { Picture } from "../../../components/picture/picture.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import styles from "./albums-page.module.css";
import { words } from "./texts.ts";

interface Props {
  album: Album;
  /** Whether it is alone in its row. */
  isWide: boolean;
  priority: boolean;
}

/** An album: its cover, its date and its place. */
export function AlbumTile({ album, isWide, priority }: Props) {
  const { locale, texts } = useLanguage();
  const own = usePageTexts(words);
  const { cover, place } = album;
  const [first, second] = inBothCalendars(album.date, locale);
  return (
    <li className={styles.album}>
      {cover && (
        <Picture
          file={cover}
          sizes={croppedSizes(`(max-width: 48rem) 100vw, ${isWide ? 100 : 50}vw`, cover, 3 / 2)}
          priority={priority}
        />
      )}
      <div lang={album.locale.served}>
        <h2>
          <Link to={pages.gallery.href({ id: album.id })}>{album.name}</Link>
        </h2>
        {place && <p>{place}</p>}
      </div>
      <Dotted
        className={layout.note}
        parts={[
          <time key="own" dateTime={album.date.ad}>
            {first}
          </time>,
          second,
          own.photos(texts.number(album.photos_count)),
        ]}
      />
    </li>
  );
}
