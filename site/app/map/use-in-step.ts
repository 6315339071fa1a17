import type { Point } from "@setu/contract/home";
import { useEffect, useEffectEvent, useRef } from "react";
import type { OpenMap } from "./open-map.ts";
import type { Place } from "./place.ts";

/** What the page around a map wants shown on it. */
export interface Shown {
  center: Point;
  locations: Place[];
  selected: number | undefined;
}

/** Shows the page's places, its selection and its centre on the map. */
export function useInStep(map: OpenMap, { center, locations, selected }: Shown): void {
  const { lat, lng } = center;
  useEffect(() => {
    map.moveTo({ lat, lng });
  }, [map, lat, lng]);

  // A place that was chosen before the map was there is moved to as well.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: markers that are drawn anew must be marked anew
  useEffect(() => {
    map.select(selected);
    moveToSelected();
  }, [map, locations, selected]);
}
