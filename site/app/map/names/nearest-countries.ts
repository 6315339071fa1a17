import type { Point } from "@setu/contract/home";
import type { PlaceName } from "./place-name.ts";

/**
 * Returns the countries whose names are nearest to the given places, each with the place nearest to its name. A guess,
 * since the map knows no borders: it only decides which names come first, and beside which marker.
 */
export function nearestCountries(names: readonly PlaceName[], places: readonly Point[]): Map<PlaceName, Point> {
  const countries = names.filter(({ kind }) => kind === "country");
  const found = new Map<PlaceName, Point>();
  for (const place of places) {
    const country = nearest(countries, place);
    const other = country && found.get(country);
    if (country && (!other || distance(country, place) < distance(country, other))) found.set(country, place);
  }
  return found;
}

const nearest = (names: PlaceName[], place: Point) =>
  names.reduce<PlaceName | undefined>(
    (best, name) => (best && distance(best, place) <= distance(name, place) ? best : name),
    undefined,
  );

/** In degrees of latitude, near enough within a continent. */
const distance = (one: Point, other: Point) =>
  Math.hypot(one.lat - other.lat, (one.lng - other.lng) * Math.cos((other.lat * Math.PI) / 180));
