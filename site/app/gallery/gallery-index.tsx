import { useLanguage } from "../i18n/texts.ts";
import { type Exhibit, exhibits } from "./all-examples.ts";
import styles from "./gallery.module.css";
import { galleryAddress } from "./gallery-address.ts";

export function GalleryIndex({ current }: { current: Exhibit | undefined }) {
  const { locale } = useLanguage();
  const folders = Map.groupBy(exhibits, ({ folder }) => folder);
  return (
    <nav className={styles.index} aria-label="Components">
      <a className={styles.title} href={galleryAddress(locale)} aria-current={current ? undefined : "page"}>
        Gallery
      </a>
      {[...folders].map(([folder, members]) => (
        <div key={folder}>
          <p className={styles.mono} id={`folder-${folder}`}>
            {folder}
          </p>
          <ul aria-labelledby={`folder-${folder}`}>
            {members.map(({ name }) => (
              <li key={name}>
                <a href={galleryAddress(locale, name)} aria-current={name === current?.name ? "page" : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
