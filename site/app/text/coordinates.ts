import { digitsIn } from "@setu/contract/digits";
import type { Point } from "@setu/contract/home";
import type { Locale } from "@setu/contract/locale";

const hemispheres = {
  en: { north: "N", south: "S", east: "E", west: "W" },
  ne: { north: "उत्तर", south: "दक्षिण", east: "पूर्व", west: "पश्चिम" },
};

const degreesIn = (locale: Locale, value: number, digits: number): string =>
  digitsIn(`${Math.abs(value).toFixed(digits)}°`, locale);

/** On the line between two hemispheres, neither is named. */
const isBetween = (value: number, digits: number): boolean => Number(Math.abs(value).toFixed(digits)) % 180 === 0;

/** "28° N", "२८° उत्तर". */
export function latitude(lat: number, locale: Locale, digits = 0): string {
  const figure = degreesIn(locale, lat, digits);
  const { north, south } = hemispheres[locale];
  return isBetween(lat, digits) ? figure : `${figure} ${lat < 0 ? south : north}`;
}

/** "85° E", "८५° पूर्व". Beyond 180° the world repeats. */
export function longitude(lng: number, locale: Locale, digits = 0): string {
  const wrapped = ((((lng + 180) % 360) + 360) % 360) - 180;
  const figure = degreesIn(locale, wrapped, digits);
  const { east, west } = hemispheres[locale];
  return isBetween(wrapped, digits) ? figure : `${figure} ${wrapped < 0 ? west : east}`;
}

/** Returns a place to ten metres: "27.6893° N, 85.3206° E", "२७.६८९३° उत्तर, ८५.३२०६° पूर्व". */
export const coordinates = ({ lat, lng }: Point, locale: Locale): string =>
  `${latitude(lat, locale, 4)}, ${longitude(lng, locale, 4)}`;
