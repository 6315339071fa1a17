import type { Locale } from "@setu/contract/locale";
import { loadChunk } from "../../chunks/load-chunk.ts";

const kinds = ["country", "sea", "town", "province", "peak", "lake", "river", "district"] as const;

export interface PlaceName {
  kind: (typeof kinds)[number];
  /** The zoom from which on it is shown. */
  zoom: number;
  lng: number;
  lat: number;
  name: string;
  /** Metres, of a peak. */
  height: number | undefined;
}

/** The names on the map, the most important ones first; only the page's language travels. */
export async function placeNames(locale: Locale): Promise<PlaceName[]> {
  const { default: rows } = await loadChunk(() => (locale === "ne" ? import("./ne.json") : import("./en.json")));
  return placeNamesOf(rows);
}

/** The rows of a file that site/map-tiles/make-names.ts wrote. */
export function placeNamesOf(rows: (string | number)[][]): PlaceName[] {
  return rows.map(([kind, zoom, lng, lat, name, height]) => ({
    kind: kinds.find((known) => known === kind) ?? "town",
    zoom: Number(zoom),
    lng: Number(lng),
    lat: Number(lat),
    name: String(name),
    height: height === undefined ? undefined : Number(height),
  }));
}
