import type { MouseEvent } from "react";
import { useLanguage } from "../i18n/texts.ts";
import { allMaps, askFor } from "../light/light-mode.ts";
import styles from "./office-map.module.css";

/** The size is that of the map's scripts and a phone's first tiles: between 106 and 169 kB (docs/performance.md). */
const words = { en: "Show the map (about 150 kB)", ne: "नक्सा हेर्नुहोस् (करिब १५० केबी)" };

function ask({ currentTarget }: MouseEvent): void {
  // The pressed button disappears: the focus moves to the figure.
  currentTarget.closest("figure")?.focus({ preventScroll: true });
  askFor(allMaps);
}

/** The button in the place of a map that waits for the visitor's request. */
export function ShowMap() {
  return (
    <button type="button" className={styles.ask} onClick={ask}>
      {words[useLanguage().locale]}
    </button>
  );
}
