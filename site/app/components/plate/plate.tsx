import type { File } from "@setu/contract/shapes/file";
import type { ReactNode } from "react";
import { usePageTexts } from "../../i18n/texts.ts";
import { photoWords } from "../lightbox/photo-words.ts";
import { Picture } from "../picture/picture.tsx";
import { ShowPicture } from "../show-picture/show-picture.tsx";
import styles from "./plate.module.css";

interface Props {
  file: File;
  /** The monospaced note on the right of the caption: a place, coordinates. */
  note?: ReactNode;
  /** False if it is far below the opening. */
  priority?: boolean;
  /** Whether a phone shows all of it, such as a group of people whom the caption names. */
  whole?: boolean;
}

/** A picture across the page, usually below its opening, with its caption set like a figure's in a report. */
export function Plate({ file, note, priority = true, whole = false }: Props) {
  const { credit } = usePageTexts(photoWords);
  return (
    <figure className={whole ? `${styles.plate} ${styles.whole}` : styles.plate} tabIndex={-1}>
      <div className={styles.frame}>
        <Picture file={file} sizes="100vw" priority={priority} />
        <ShowPicture file={file} />
      </div>
      {(file.caption || file.credit || note) && (
        <figcaption>
          <span>{file.caption}</span>
          {file.credit && <span>{credit(file.credit)}</span>}
          {note && <span>{note}</span>}
        </figcaption>
      )}
    </figure>
  );
}
