import { sizeText } from "@setu/contract/text/size-text";
import type { MouseEvent } from "react";
import { useLanguage } from "../i18n/texts.ts";
import { askFor } from "../light/light-mode.ts";
import styles from "./office-map.module.css";
import { allMaps } from "./use-held-map.ts";

/** The map's scripts and a phone's first tiles, between 106 and 169 kB (docs/performance.md). */
const typicalSize = 150_000;

const words = {
  en: (size: string) => `Show the map (about ${size})`,
  ne: (size: string) => `नक्सा हेर्नुहोस् (करिब ${size})`,
};

/** The button in the place of a map that waits for the visitor's request. */
export function ShowMap() {
  const { locale } = useLanguage();
  const ask = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The pressed button disappears: the focus moves to the figure.
    currentTarget.closest<HTMLElement>("figure")?.focus({ preventScroll: true });
    askFor(allMaps);
  };
  return (
    <button type="button" className={styles.ask} onClick={ask}>
      {words[locale](sizeText(typicalSize, locale))}
    </button>
  );
}
