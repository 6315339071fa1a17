import type { Point } from "@setu/contract/home";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useHomeScript } from "../after-load/after-load.ts";
import type { MapSurface } from "./map-surface.tsx";
import type { MapView, OpenMap, StartZoom } from "./open-map.ts";
import type { Place } from "./place.ts";
import { useNearViewport } from "./use-near-viewport.ts";

interface Options {
  center: Point;
  zoom: StartZoom;
  locations: Place[];
  selected: number | undefined;
  onSelect: (id: number) => void;
  onFail: (() => void) | undefined;
}

/** The map on an element, in step with the page around it. Until it is there, and if it never comes, `view` is undefined; `missing` when it will not come. */
export function useOpenMap(
  canvas: RefObject<HTMLElement | null>,
  { center, zoom, locations, selected, onSelect, onFail }: Options,
): {
  map: OpenMap | undefined;
  view: MapView | undefined;
  Surface: typeof MapSurface | undefined;
  missing: boolean;
} {
  const script = useHomeScript();
  const near = useNearViewport(canvas);
  const [map, setMap] = useState<OpenMap>();
  const [view, setView] = useState<MapView>();
  const [missing, setMissing] = useState(false);
  // A component is a function: React would take it for one that makes the state.
  const [{ Surface }, setParts] = useState<{ Surface?: typeof MapSurface }>({});
  const select = useEffectEvent(onSelect);
  const fail = useEffectEvent(() => onFail?.());
  const startAt = useEffectEvent(() => ({ center, zoom }));

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
    // The places are listed beside the map: for this the page is never loaded anew.
    open().catch((error) => {
      console.warn("The map did not come.", error);
      if (gone) return;
      setMissing(true);
      fail();
    });
    return () => {
      gone = true;
      opened?.close();
      setMap(undefined);
      setView(undefined);
    };
  }, [canvas, near, script]);

  const { lat, lng } = center;
  useEffect(() => {
    map?.moveTo({ lat, lng });
  }, [map, lat, lng]);

  const shown = useRef(selected);
  const moveToSelected = useEffectEvent(() => {
    if (shown.current === selected) return;
    shown.current = selected;
    const place = locations.find(({ id }) => id === selected);
    if (place) map?.moveTo(place);
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

  return { map, view, Surface, missing: missing || script === null };
}
