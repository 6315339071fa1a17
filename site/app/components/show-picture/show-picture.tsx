import type { File } from "@setu/contract/shapes/file";
import { sizeText } from "@setu/contract/text/size-text";
import type { MouseEvent } from "react";
import { useLanguage } from "../../i18n/texts.ts";
import { askFor, useHeld } from "../../light/light-mode.ts";
import { lightSource } from "../picture/picture-sources.ts";
import styles from "./show-picture.module.css";

const words = {
  en: (size: string) => `Show the picture (${size})`,
  ne: (size: string) => `तस्बिर हेर्नुहोस् (${size})`,
};

/** Returns the label of the button that loads a picture, with its size. */
export function useShowWords({ light_size: size }: File): string {
  const { locale } = useLanguage();
  return words[locale](sizeText(size, locale));
}

/**
 * The button over a picture that waits for the visitor's request; renders nothing over any other. Without JavaScript it
 * links to the picture.
 */
export function ShowPicture({ file }: { file: File }) {
  const label = useShowWords(file);
  const held = useHeld(file.location);
  if (!held) return null;
  const show = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    // The pressed button disappears: the focus moves to the figure.
    event.currentTarget.closest<HTMLElement>("figure")?.focus({ preventScroll: true });
    askFor(file.location);
  };
  return (
    <a className={styles.show} href={lightSource(file, "image/avif") || file.location} onClick={show}>
      {label}
    </a>
  );
}
