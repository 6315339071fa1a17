import type { Point } from "@setu/contract/home";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useHomeScript } from "../after-load/after-load.ts";
import { useLanguage } from "../i18n/texts.ts";
import type { MapSurface } from "./map-surface.tsx";
import type { MapView, OpenMap, StartZoom } from "./open-map.ts";
import type { Place } from "./place.ts";
import { useNearViewport } from "./use-near-viewport.ts";

interface Options {
  center: Point;
  zoom: StartZoom;
  locations: Place[];
  selected: number | undefined;
  clustered: boolean;
  onSelect: (id: number) => void;
}

interface OpenedMap {
  map: OpenMap | undefined;
  /** Undefined until the map is there, and if it never comes. */
  view: MapView | undefined;
  Surface: typeof MapSurface | undefined;
  /** The map could not be loaded. */
  missing: boolean;
}

/** The map on an element, in step with the page around it. */
export function useOpenMap(canvas: RefObject<HTMLElement | null>, options: Options): OpenedMap {
  const opened = useMapOn(canvas, options);
  useInStep(opened.map, options);
  return opened;
}

/** Opens the map when its element comes near the viewport. */
function useMapOn(canvas: RefObject<HTMLElement | null>, { center, zoom, clustered, onSelect }: Options): OpenedMap {
  const { locale } = useLanguage();
  const script = useHomeScript();
  const near = useNearViewport(canvas);
  const [map, setMap] = useState<OpenMap>();
  const [view, setView] = useState<MapView>();
  const [missing, setMissing] = useState(false);
  // In an object, since React would call a component that is given to the setter.
  const [{ Surface }, setParts] = useState<{ Surface?: typeof MapSurface }>({});
  const select = useEffectEvent(onSelect);
  const startAt = useEffectEvent(() => ({ center, zoom, locale, clustered }));

  useEffect(() => {
    const element = canvas.current;
    if (!near || !script || !element) return;
    let opened: OpenMap | undefined;
    let gone = false;
    const open = async () => {
      const { openMap, MapSurface } = await script.loadMap();
      if (gone) return;
      setParts({ Surface: MapSurface });
      opened = openMap(element, { ...startAt(), onSelect: select, onView: setView });
      setMap(opened);
    };
    // The places are listed beside the map, so the page is not reloaded for it.
    open().catch((error) => {
      console.warn("The map did not come.", error);
      if (!gone) setMissing(true);
    });
    return () => {
      gone = true;
      opened?.close();
      setMap(undefined);
      setView(undefined);
    };
  }, [canvas, near, script]);
  return { map, view, Surface, missing: missing || script === null };
}

/** Shows the page's places, its selection and its centre on the map. */
function useInStep(map: OpenMap | undefined, { center, locations, selected }: Options): void {
  const { lat, lng } = center;
  useEffect(() => {
    map?.moveTo({ lat, lng });
  }, [map, lat, lng]);

  const shown = useRef(selected);
  const moveToSelected = useEffectEvent(() => {
    if (shown.current === selected) return;
    shown.current = selected;
    const place = locations.find(({ id }) => id === selected);
    if (place) map?.moveToPlace(place);
  });
  useEffect(() => {
    map?.showPlaces(locations);
  }, [map, locations]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: markers that are drawn anew must be marked anew
  useEffect(() => {
    if (!map) return;
    map.select(selected);
    moveToSelected();
  }, [map, locations, selected]);
}
