import type { Point } from "@setu/contract/home";
import { useEffect, useEffectEvent, useRef } from "react";
import type { OpenMap } from "./open-map.ts";
import type { Place } from "./place.ts";

/** The places, selection and centre that the page wants shown on its map. */
export interface Shown {
  center: Point;
  locations: Place[];
  selected: number | undefined;
}

/** Applies the page's places, selection and centre to the map. */
export function useInStep(map: OpenMap, { center, locations, selected }: Shown): void {
  const { lat, lng } = center;
  useEffect(() => {
    map.moveTo({ lat, lng });
  }, [map, lat, lng]);

  // A place that was selected before the map opened is moved to as well.
  const shown = useRef<number>(undefined);
  const moveToSelected = useEffectEvent(() => {
    if (shown.current === selected) return;
    shown.current = selected;
    const place = locations.find(({ id }) => id === selected);
    if (place) map.moveToPlace(place);
  });
  useEffect(() => {
    map.showPlaces(locations);
  }, [map, locations]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: markers that are redrawn must be marked again
  useEffect(() => {
    map.select(selected);
    moveToSelected();
  }, [map, locations, selected]);
}
