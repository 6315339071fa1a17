import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useHomeScript } from "../../after-load/after-load.ts";
import { usePageTexts, useTexts } from "../../i18n/texts.ts";
import { ArrowIcon, BackIcon, CloseIcon, DownloadIcon, PauseIcon, PlayIcon } from "../icons/icons.tsx";
import type { GridPhoto } from "../photo-grid/photo.ts";
import styles from "./lightbox.module.css";
import { LightboxPicture } from "./lightbox-picture.tsx";
import { PhotoCaption } from "./photo-caption.tsx";
import { photoWords } from "./photo-words.ts";

/** How long the slideshow stays at a photo: long enough to read a caption. */
const everyMs = 6000;

export interface LightboxProps {
  file: GridPhoto;
  /** "3 of 12" */
  counter: string;
  /** There is no other one to go to. */
  single: boolean;
  download: boolean;
  onMove: (step: 1 | -1) => void;
  onClose: () => void;
}

/** One photo over the page. The platform's own dialog keeps the focus in, and Escape closes it. */
export function Lightbox({ file, counter, single, download, onMove, onClose }: LightboxProps) {
  const { previous, next } = useTexts();
  const words = usePageTexts(photoWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [playing, setPlaying] = useState(false);
  const step = useEffectEvent((direction: 1 | -1) => onMove(direction));

  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    closeButton.current?.focus();
    return () => current?.close();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each photo has its own time
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => document.hidden || step(1), everyMs);
    return () => clearInterval(timer);
  }, [playing, file.id]);
  const script = useHomeScript();
  useEffect(() => {
    if (script && dialog.current && !single) return script.swipe(dialog.current, (direction) => step(direction));
  }, [script, single]);

  const steer = (direction: 1 | -1) => {
    setPlaying(false);
    onMove(direction);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[event.key];
    if (!direction || single || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    steer(direction);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={words.photos}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        // The address says whether it is open.
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.bar}>
        <p className={styles.counter}>{counter}</p>
        {download && (
          <a className={styles.download} href={file.location} download="">
            <DownloadIcon />
            {words.download}
          </a>
        )}
        {!single && (
          <button
            type="button"
            className={styles.button}
            aria-label={playing ? words.stopShow : words.startShow}
            onClick={() => setPlaying(!playing)}
          >
            {playing ? <PauseIcon /> : <PlayIcon />}
          </button>
        )}
        <button ref={closeButton} type="button" className={styles.button} aria-label={words.close} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <figure className={styles.figure}>
        <LightboxPicture key={file.id} file={file} />
        <figcaption aria-live={playing ? "off" : "polite"}>
          <span className={styles.unseen}>{counter}</span>
          <PhotoCaption file={file} />
        </figcaption>
      </figure>
      {!single && (
        <div className={styles.steer}>
          <button type="button" className={styles.button} aria-label={previous} onClick={() => steer(-1)}>
            <BackIcon />
          </button>
          <button type="button" className={styles.button} aria-label={next} onClick={() => steer(1)}>
            <ArrowIcon />
          </button>
        </div>
      )}
    </dialog>
  );
}
