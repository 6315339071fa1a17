import { type MouseEvent, useState } from "react";
import { usePageTexts, useTexts } from "../../i18n/texts.ts";
import { useHeld } from "../../light/light-mode.ts";
import type { GridPhoto } from "../lightbox/photo.ts";
import { photoWords } from "../lightbox/photo-words.ts";
import { Picture } from "../picture/picture.tsx";
import { useShowWords } from "../show-picture/show-picture.tsx";
import styles from "./photo-grid.module.css";

interface Props {
  file: GridPhoto;
  /** The link's accessible name. */
  name: string;
  /** The widths at which the grid shows it. */
  sizes: string;
  onOpen: (event: MouseEvent) => void;
}

/** One picture of a grid with its caption. If it fails to load, it says so and offers to try again. */
export function PhotoThumbnail({ file, name, sizes, onOpen }: Props) {
  const { tryAgain } = useTexts();
  const { failed, credit } = usePageTexts(photoWords);
  const [tries, setTries] = useState(0);
  const [isLost, setLost] = useState(false);
  const held = useHeld(file.location);
  const show = useShowWords(file);
  return (
    <li className={styles.item}>
      <figure>
        <a href={file.location} data-photo={file.id} aria-label={held ? `${show}: ${name}` : name} onClick={onOpen}>
          <Picture key={tries} file={file} sizes={sizes} onFailed={() => setLost(true)} />
          {held && <span className={styles.show}>{show}</span>}
        </a>
        {(file.caption || file.credit || isLost) && (
          <figcaption>
            {file.caption && <span className={styles.line}>{file.caption}</span>}
            {file.credit && (
              <span className={styles.line}>
                {credit("")}
                <span className={styles.name}>{file.credit}</span>
              </span>
            )}
            {isLost && (
              <span className={styles.lost}>
                {failed}{" "}
                <button
                  type="button"
                  onClick={() => {
                    setLost(false);
                    setTries(tries + 1);
                  }}
                >
                  {tryAgain}
                </button>
              </span>
            )}
          </figcaption>
        )}
      </figure>
    </li>
  );
}
