import { type RefObject, useEffect } from "react";
import { useLanguage, usePageTexts } from "../i18n/texts.ts";
import { latitude, longitude } from "../text/coordinates.ts";
import { MapControls } from "./map-controls.tsx";
import styles from "./office-map.module.css";
import type { MapView, OpenMap } from "./open-map.ts";
import { useFullscreen } from "./use-fullscreen.ts";
import { type Shown, useInStep } from "./use-in-step.ts";
import { words } from "./words.ts";

interface Props {
  /** The figure that covers the page in full screen. */
  frame: RefObject<HTMLElement | null>;
  map: OpenMap;
  /** Undefined until the map is drawn. */
  view: MapView | undefined;
  shown: Shown;
  keysId: string;
}

/**
 * The surface of an opened map: the figures at its edges, its buttons, and the effects that keep it in step with the
 * page. It is loaded with the map, not before.
 */
export function MapSurface({ frame, map, view, shown, keysId }: Props) {
  const texts = usePageTexts(words);
  const { locale } = useLanguage();
  const { mode, toggle, leave } = useFullscreen(frame);
  useInStep(map, shown);

  useEffect(() => {
    const figure = frame.current;
    if (!figure) return;
    figure.dataset["fullscreen"] = mode;
    // The keyboard must not reach the page behind the map.
    const blur = ({ relatedTarget }: FocusEvent) => {
      if (mode !== "off" && relatedTarget instanceof Node && !figure.contains(relatedTarget)) leave();
    };
    figure.addEventListener("focusout", blur);
    return () => {
      figure.removeEventListener("focusout", blur);
      delete figure.dataset["fullscreen"];
    };
  }, [frame, mode, leave]);

  if (!view) return null;
  return (
    <>
      <div className={styles.edges} aria-hidden="true">
        {view.edges.map(({ edge, at, degrees }) => (
          // A transform, because it does not count as a layout shift.
          <span
            key={edge + degrees}
            className={styles[edge]}
            // biome-ignore lint/style/noInlineStyles: only in the browser, where React sets it through the DOM
            style={{ transform: `translate${edge === "left" ? "Y" : "X"}(${at}px)` }}
          >
            {edge === "left" ? latitude(degrees, locale) : longitude(degrees, locale)}
          </span>
        ))}
      </div>
      <MapControls
        canZoomIn={view.canZoomIn}
        canZoomOut={view.canZoomOut}
        fullscreen={mode !== "off"}
        onZoom={map.zoomBy}
        onFullscreen={toggle}
        onAll={map.showAll}
      />
      <span id={keysId} hidden>
        {texts.keys}
      </span>
    </>
  );
}
