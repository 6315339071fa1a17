import { useEffect, useState } from "react";
import { usePageTexts, useTexts } from "../../i18n/texts.ts";
import { askFor } from "../../light/light-mode.ts";
import { Picture } from "../picture/picture.tsx";
import styles from "./lightbox.module.css";
import type { GridPhoto } from "./photo.ts";
import { photoWords } from "./photo-words.ts";

/** The whole photo; when it fails to load, a message in its place and a button to try again. */
export function LightboxPicture({ file }: { file: GridPhoto }) {
  const { tryAgain } = useTexts();
  const { failed } = usePageTexts(photoWords);
  const [tries, setTries] = useState(0);
  const [isLost, setLost] = useState(false);
  // Opening a photo is a request to load it.
  useEffect(() => askFor(file.location), [file.location]);
  if (isLost) {
    return (
      <div className={styles.lost} role="alert">
        <p>{failed}</p>
        <button
          type="button"
          onClick={() => {
            setTries(tries + 1);
            setLost(false);
          }}
        >
          {tryAgain}
        </button>
      </div>
    );
  }
  return (
    <div className={styles.picture}>
      <Picture key={tries} file={file} sizes="100vw" priority onFailed={() => setLost(true)} />
    </div>
  );
}
