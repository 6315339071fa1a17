import type { File } from "@setu/contract/file";
import { Picture } from "../../components/picture.tsx";
import { usePageTexts } from "../../i18n/texts.ts";
import styles from "./project-gallery.module.css";
import { words } from "./texts.ts";

/** The other pictures, each a link to itself in full. */
export function ProjectGallery({ pictures }: { pictures: File[] }) {
  const own = usePageTexts(words);
  return (
    <section className={styles.gallery} aria-labelledby="gallery">
      <h2 id="gallery">{own.gallery}</h2>
      <ul data-count={Math.min(pictures.length, 4)}>
        {pictures.map((file) => (
          <li key={file.id}>
            <figure>
              <a href={file.location} aria-label={`${own.openPicture}: ${file.alt}`}>
                <Picture file={file} sizes="(max-width: 40rem) 100vw, 50vw" />
              </a>
              {file.caption && <figcaption>{file.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
