import type { Point } from "@setu/contract/home";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useHomeScript } from "../after-load/after-load.ts";
import { useLanguage } from "../i18n/texts.ts";
import { allMaps, useHeld } from "../light/light-mode.ts";
import type { MapSurface } from "./map-surface.tsx";
import type { MapView, OpenMap, StartZoom } from "./open-map.ts";
import { useNearViewport } from "./use-near-viewport.ts";

interface Options {
  center: Point;
  zoom: StartZoom;
  clustered: boolean;
  selected: number | undefined;
  onSelect: (id: number) => void;
}

interface OpenedMap {
  map: OpenMap | undefined;
  /** Undefined until the map has opened, or if it never does. */
  view: MapView | undefined;
  Surface: typeof MapSurface | undefined;
  /**
   * Whether it waits for the visitor's request. Choosing another place in the list beside it requests it; once opened
   * it stays.
   */
  waits: boolean;
  /** Whether the map could not be loaded. */
  missing: boolean;
}

/** Opens the map when its element comes near the viewport. Its surface keeps it in step with the page. */
export function useOpenMap(
  canvas: RefObject<HTMLElement | null>,
  { center, zoom, clustered, selected, onSelect }: Options,
): OpenedMap {
  const { locale } = useLanguage();
  const script = useHomeScript();
  const near = useNearViewport(canvas);
  const [map, setMap] = useState<OpenMap>();
  const [first] = useState(selected);
  const waits = useHeld(allMaps) && !map && selected === first;
  const [view, setView] = useState<MapView>();
  const [missing, setMissing] = useState(false);
  const [Surface, setSurface] = useState<typeof MapSurface>();
  const select = useEffectEvent(onSelect);
  const startAt = useEffectEvent(() => ({ center, zoom, locale, clustered }));

  useEffect(() => {
    const element = canvas.current;
    if (!near || waits || !script || !element) return;
    let opened: OpenMap | undefined;
    let gone = false;
    const open = async () => {
      const { openMap, MapSurface } = await script.loadMap();
      if (gone) return;
      // React would call a component that is passed to the setter.
      setSurface(() => MapSurface);
      opened = openMap(element, { ...startAt(), onSelect: select, onView: setView });
      setMap(opened);
    };
    // The places are listed beside the map, so the page is not reloaded for it.
    open().catch((error) => {
      console.warn(error);
      if (!gone) setMissing(true);
    });
    return () => {
      gone = true;
      opened?.close();
      setMap(undefined);
      setView(undefined);
    };
  }, [canvas, near, waits, script]);
  return { map, view, Surface, waits, missing: missing || script === null };
}
