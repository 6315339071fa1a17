import { digitsIn } from "@setu/contract/digits";
import type { File } from "@setu/contract/shapes/file";
import { sizeText } from "@setu/contract/text/size-text";
import { Dotted } from "../../../components/dotted/dotted.tsx";
import { DownloadIcon } from "../../../components/icons/icons.tsx";
import { photoWords } from "../../../components/lightbox/photo-words.ts";
import { useLanguage } from "../../../i18n/texts.ts";
import styles from "./news-item-page.module.css";

/** Returns "image/jpeg" as people call it. */
const kindOf = (mime: string) => mime.replace("image/", "").toUpperCase();

/** Links to the original pictures, for the press. */
export function PictureDownloads({ files }: { files: File[] }) {
  const { locale } = useLanguage();
  return (
    <ul>
      {files.map((file) => {
        const { id, location, caption, alt, credit, mime, width, height, size } = file;
        const facts = [
          kindOf(mime),
          [width, height].map((pixels) => digitsIn(pixels, locale)).join(" × "),
          sizeText(size, locale),
        ];
        return (
          <li key={id}>
            <a href={location} download className={styles.file}>
              <span>{caption ?? alt}</span>
              <DownloadIcon />
            </a>
            <Dotted className={styles.fileFacts} parts={[...facts, credit && photoWords[locale].credit(credit)]} />
          </li>
        );
      })}
    </ul>
  );
}
