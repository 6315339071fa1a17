import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useHomeScript } from "../../after-load/after-load.ts";
import { usePageTexts, useTexts } from "../../i18n/texts.ts";
import { ArrowIcon, BackIcon, CloseIcon, DownloadIcon, PauseIcon, PlayIcon } from "../icons/icons.tsx";
import styles from "./lightbox.module.css";
import { LightboxPicture } from "./lightbox-picture.tsx";
import type { GridPhoto } from "./photo.ts";
import { PhotoCaption } from "./photo-caption.tsx";
import { photoWords } from "./photo-words.ts";

/** How long the slideshow stays at a photo: long enough to read a caption. */
const everyMs = 6000;

export interface LightboxProps {
  file: GridPhoto;
  /** "3 of 12" */
  counter: string;
  /** Whether there is no other photo to move to. */
  single: boolean;
  download: boolean;
  onMove: (step: 1 | -1) => void;
  onClose: () => void;
}

/** A photo in full, in a modal dialog: the platform's own keeps the focus in, and Escape closes it. */
export function Lightbox({ file, counter, single, download, onMove, onClose }: LightboxProps) {
  const words = usePageTexts(photoWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const step = useEffectEvent((direction: 1 | -1) => onMove(direction));
  const [playing, setPlaying] = useSlideshow(file.id, onMove);

  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    closeButton.current?.focus();
    return () => current?.close();
  }, []);
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
        // The address decides whether it is open.
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.bar}>
        <p className={styles.counter}>{counter}</p>
        {download && <Download file={file} />}
        {!single && <PlayButton playing={playing} onToggle={() => setPlaying(!playing)} />}
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
      {!single && <Steering onSteer={steer} />}
    </dialog>
  );
}

/** Moves to the next photo while the slideshow plays, unless the tab is hidden. */
function useSlideshow(photo: number, step: (direction: 1) => void) {
  const [playing, setPlaying] = useState(false);
  const next = useEffectEvent(step);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each photo restarts the timer
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => document.hidden || next(1), everyMs);
    return () => clearInterval(timer);
  }, [playing, photo]);
  return [playing, setPlaying] as const;
}

function Download({ file }: Pick<LightboxProps, "file">) {
  const words = usePageTexts(photoWords);
  return (
    <a className={styles.download} href={file.location} download="">
      <DownloadIcon />
      {words.download}
    </a>
  );
}

function PlayButton({ playing, onToggle }: { playing: boolean; onToggle: () => void }) {
  const words = usePageTexts(photoWords);
  const label = playing ? words.stopShow : words.startShow;
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onToggle}>
      {playing ? <PauseIcon /> : <PlayIcon />}
    </button>
  );
}

function Steering({ onSteer }: { onSteer: (direction: 1 | -1) => void }) {
  const { previous, next } = useTexts();
  return (
    <div className={styles.steer}>
      <button type="button" className={styles.button} aria-label={previous} onClick={() => onSteer(-1)}>
        <BackIcon />
      </button>
      <button type="button" className={styles.button} aria-label={next} onClick={() => onSteer(1)}>
        <ArrowIcon />
      </button>
    </div>
  );
}
