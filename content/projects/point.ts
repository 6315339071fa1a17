interface Place {
  lat?: number | null | undefined;
  lng?: number | null | undefined;
  precision?: unknown;
}

/** The point that the map may show: rounded to a tenth of a degree if only the area is public. */
export function pointOf({ lat, lng, precision }: Place): { lat: number; lng: number } | null {
  if (typeof lat !== "number" || typeof lng !== "number") return null;
  const shown = (degrees: number) => (precision === "exact" ? degrees : Math.round(degrees * 10) / 10);
  return { lat: shown(lat), lng: shown(lng) };
}
