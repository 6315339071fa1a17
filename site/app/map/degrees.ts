import type { Point } from "@setu/contract/home";

const degrees = (value: number, [positive, negative]: readonly [string, string], digits: number): string => {
  const figure = Math.abs(value).toFixed(digits);
  // On the line between two hemispheres, neither is named.
  if (Number(figure) === 0 || Number(figure) === 180) return `${figure}°`;
  return `${figure}° ${value < 0 ? negative : positive}`;
};

export const latitude = (lat: number, digits = 0): string => degrees(lat, ["N", "S"], digits);
/** Beyond 180° the world repeats. */
export const longitude = (lng: number, digits = 0): string => degrees(wrapped(lng), ["E", "W"], digits);

const wrapped = (lng: number): number => ((((lng + 180) % 360) + 360) % 360) - 180;

/** As precise as the map can be read at this zoom. */
export function centreFigures({ lat, lng }: Point, zoom: number): string {
  const digits = zoom < 5 ? 1 : 2;
  return `${latitude(lat, digits)} ${longitude(lng, digits)}`;
}
