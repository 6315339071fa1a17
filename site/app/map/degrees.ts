import type { Point } from "@setu/contract/home";
import type { Locale } from "@setu/contract/locale";
import { latitude, longitude } from "../text/coordinates.ts";

/** As precise as the map can be read at this zoom. */
export function centreFigures({ lat, lng }: Point, zoom: number, locale: Locale): string {
  const digits = zoom < 5 ? 1 : 2;
  return `${latitude(lat, locale, digits)}, ${longitude(lng, locale, digits)}`;
}
