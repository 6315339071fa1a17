import type { Locale } from "@setu/contract/locale";
import { loadChunk } from "../../chunks/load-chunk.ts";

const kinds = ["country", "sea", "town", "province", "peak", "lake", "river", "district"] as const;

export interface PlaceName {
  kind: (typeof kinds)[number];
  /** The lowest zoom at which it is shown. */
  zoom: number;
  lng: number;
  lat: number;
  name: string;
  /** The height of a peak in metres. */
  height: number | undefined;
}

/** Loads the names on the map, most important first; only the page's language is sent. */
export async function placeNames(locale: Locale): Promise<PlaceName[]> {
  const { default: rows } = await loadChunk(() => (locale === "ne" ? import("./ne.json") : import("./en.json")));
  return placeNamesOf(rows);
}

/** Parses the rows of a file that site/map-tiles/make-names.ts wrote. */
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
