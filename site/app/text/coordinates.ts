import type { Point } from "@setu/contract/home";

/** Returns "27.6893° N 85.3206° E", the same in both languages. */
export const coordinates = ({ lat, lng }: Point): string =>
  `${Math.abs(lat).toFixed(4)}° ${lat < 0 ? "S" : "N"} ${Math.abs(lng).toFixed(4)}° ${lng < 0 ? "W" : "E"}`;
