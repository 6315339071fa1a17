import type { Point } from "@setu/contract/home";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useTexts } from "../i18n/texts.ts";
import { centreFigures } from "./degrees.ts";
import styles from "./office-map.module.css";
import type { StartZoom } from "./open-map.ts";
import type { Place } from "./place.ts";
import { useOpenMap } from "./use-open-map.ts";

interface Props {
  center: Point;
  zoom?: StartZoom;
  locations: Place[];
  selected: number | undefined;
  onSelect: (id: number) => void;
  /** The map's accessible name. */
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
  const { map, view, Surface, missing } = useOpenMap(canvas, { center, zoom, locations, selected, onSelect });
  const fail = useEffectEvent(() => onFail?.());
  useEffect(() => {
    if (missing) fail();
  }, [missing]);

  return (
    <figure ref={frame} className={styles.frame} onBlur={() => setFocused(false)}>
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
        {map && view && Surface && <Surface frame={frame} map={map} view={view} keysId={keysId} />}
      </div>
      <figcaption className={styles.caption}>
        <span>{map?.credit ?? texts.mapCredit}</span>
        {/* Read out to visitors who move the map, not to those who choose an office in the list. */}
        <span aria-live={focused ? "polite" : "off"}>
          {texts.mapCentre(centreFigures(view?.center ?? center, view?.zoom ?? zoom.own))}
        </span>
      </figcaption>
    </figure>
  );
}
