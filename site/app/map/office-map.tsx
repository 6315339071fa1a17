import type { Point } from "@setu/contract/home";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useTexts } from "../i18n/texts.ts";
import styles from "./office-map.module.css";
import type { StartZoom } from "./open-map.ts";
import type { Place } from "./place.ts";
import { ShowMap } from "./show-map.tsx";
import { useOpenMap } from "./use-open-map.ts";

interface Props {
  center: Point;
  zoom?: StartZoom;
  locations: Place[];
  selected: number | undefined;
  onSelect: (id: number) => void;
  /** Whether places that are near each other share a marker with their number; otherwise each has its own at every zoom. */
  clustered?: boolean;
  /** The map's accessible name. */
  label: string;
  /** Called when the map cannot be loaded. */
  onFail?: () => void;
}

/** Only in the server's build: browsers that can run scripts show the map itself. */
const StaticMap = import.meta.env.SSR ? (await import("./static/static-map.tsx")).StaticMap : undefined;

/** Specification, sections 2 and 9. */
const world: StartZoom = { own: 3, service: 3 };

/**
 * A map of offices, or of other places, on a sheet of its own. Without scripts it is a picture; a list beside it has
 * the same information.
 */
export function OfficeMap({
  center,
  zoom = world,
  locations,
  selected,
  clustered = false,
  onSelect,
  label,
  onFail,
}: Props) {
  const texts = useTexts();
  const keysId = useId();
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(false);
  const { map, view, Surface, waits, missing } = useOpenMap(canvas, { center, zoom, clustered, selected, onSelect });
  const fail = useEffectEvent(() => onFail?.());
  useEffect(() => {
    if (missing) fail();
  }, [missing]);

  return (
    <figure ref={frame} className={styles.frame} tabIndex={-1} onBlur={() => setFocused(false)}>
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
        <noscript>{StaticMap && !waits && <StaticMap center={center} zoom={zoom.own} places={locations} />}</noscript>
        {waits && <ShowMap />}
        {missing && (
          <p className={styles.missing} role="status">
            {texts.homeUnavailable}
          </p>
        )}
        {map && Surface && (
          <Surface frame={frame} map={map} view={view} shown={{ center, locations, selected }} keysId={keysId} />
        )}
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.credit}>{map?.credit ?? texts.mapCredit}</span>
        {/* Announced to visitors who move the map, not to those who choose an office in the list. */}
        <span className={styles.centre} aria-live={focused ? "polite" : "off"}>
          {view?.centre}
        </span>
      </figcaption>
    </figure>
  );
}
