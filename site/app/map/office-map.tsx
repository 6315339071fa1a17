import type { Point } from "@setu/contract/home";
import { type FocusEvent, useId, useRef, useState } from "react";
import { useTexts } from "../i18n/texts.ts";
import { centreFigures, latitude, longitude } from "./degrees.ts";
import { MapControls } from "./map-controls.tsx";
import styles from "./office-map.module.css";
import type { StartZoom } from "./open-map.ts";
import type { Place } from "./place.ts";
import { useFullscreen } from "./use-fullscreen.ts";
import { useOpenMap } from "./use-open-map.ts";

interface Props {
  center: Point;
  zoom?: StartZoom;
  locations: Place[];
  selected: number | undefined;
  onSelect: (id: number) => void;
  /** What the map shows, for those who do not see it. */
  label: string;
  /** Called when the map cannot be loaded. */
  onFail?: () => void;
}

/** Specification, sections 2 and 9. */
const world: StartZoom = { own: 3, service: 3 };

/** Offices, or other places, on a sheet of their own. It needs scripts: a list beside it must say the same. */
export function OfficeMap({ center, zoom = world, locations, selected, onSelect, label, onFail }: Props) {
  const texts = useTexts();
  const keysId = useId();
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(false);
  const { map, view, missing } = useOpenMap(canvas, { center, zoom, locations, selected, onSelect, onFail });
  const { mode, toggle, leave } = useFullscreen(frame);

  const blur = ({ relatedTarget }: FocusEvent) => {
    setFocused(false);
    // Nobody shall walk through a page that the map hides.
    if (mode !== "off" && relatedTarget && !frame.current?.contains(relatedTarget)) leave();
  };

  return (
    <figure ref={frame} className={styles.frame} data-fullscreen={mode} onBlur={blur}>
      <div className={styles.sheet}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div
          ref={canvas}
          className={styles.canvas}
          role="group"
          aria-label={label}
          aria-describedby={map && keysId}
          onFocus={() => setFocused(true)}
        />
        {missing && (
          <p className={styles.missing} role="status">
            {texts.mapMissing}
          </p>
        )}
        {map && view && (
          <>
            <div className={styles.edges} aria-hidden="true">
              {view.edges.map(({ edge, at, degrees }) => (
                // A transform, because it counts as no shift of the layout.
                <span
                  key={edge + degrees}
                  className={styles[edge]}
                  // biome-ignore lint/style/noInlineStyles: only ever in the browser, where React sets it through the DOM
                  style={{ transform: `translate${edge === "left" ? "Y" : "X"}(${at}px)` }}
                >
                  {edge === "left" ? latitude(degrees) : longitude(degrees)}
                </span>
              ))}
            </div>
            <MapControls
              canZoomIn={view.canZoomIn}
              canZoomOut={view.canZoomOut}
              fullscreen={mode !== "off"}
              onZoom={map.zoomBy}
              onFullscreen={toggle}
            />
            <span id={keysId} hidden>
              {texts.mapKeys}
            </span>
          </>
        )}
      </div>
      <figcaption className={styles.caption}>
        <span>{map?.credit ?? texts.mapCredit}</span>
        {/* Spoken to whoever moves the map, not to those who choose an office in the list. */}
        <span aria-live={focused ? "polite" : "off"}>
          {texts.mapCentre(centreFigures(view?.center ?? center, view?.zoom ?? zoom.own))}
        </span>
      </figcaption>
    </figure>
  );
}
