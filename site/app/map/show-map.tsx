import type { MouseEvent } from "react";
import { useLanguage } from "../i18n/texts.ts";
import { allMaps, askFor } from "../light/light-mode.ts";

/** The size is that of the map's scripts and a phone's first tiles: between 106 and 169 kB (docs/performance.md). */
const words = { en: "Show the map (about 150 kB)", ne: "नक्सा हेर्नुहोस् (करिब १५० केबी)" };

/** The button in the place of a map that waits for the visitor's request. Its style is with the map's, which has come before. */
export function ShowMap() {
  const { locale } = useLanguage();
  const ask = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The pressed button disappears: the focus moves to the figure.
    const figure = currentTarget.closest("figure");
    figure?.setAttribute("tabindex", "-1");
    figure?.focus({ preventScroll: true });
    askFor(allMaps);
  };
  return (
    <button type="button" data-ask onClick={ask}>
      {words[locale]}
    </button>
  );
}
