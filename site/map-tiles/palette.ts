import { type Color, css, oklch } from "./oklch.ts";

/**
 * The colours of the sheet (look.md): paper that gets cooler with height, and ends in snow. The lightness falls and then
 * rises again, like a mountain range in the evening.
 */
export const bands: readonly { from: number; color: Color }[] = [
  { from: Number.NEGATIVE_INFINITY, color: oklch(0.972, 0.012, 105) },
  { from: 200, color: oklch(0.958, 0.017, 100) },
  { from: 500, color: oklch(0.94, 0.022, 92) },
  { from: 1000, color: oklch(0.918, 0.027, 84) },
  { from: 1500, color: oklch(0.896, 0.03, 78) },
  { from: 2000, color: oklch(0.874, 0.031, 74) },
  { from: 3000, color: oklch(0.858, 0.025, 72) },
  { from: 4000, color: oklch(0.868, 0.012, 80) },
  { from: 5000, color: oklch(0.91, 0.008, 220) },
  { from: 5600, color: oklch(0.955, 0.008, 230) },
];
export const sea: Color = oklch(0.94, 0.016, 228);
export const plain = { sea: css(sea) };
export const ink = {
  coast: css(oklch(0.62, 0.04, 235)),
  river: css(oklch(0.58, 0.085, 235)),
  border: css(oklch(0.42, 0.03, 250)),
  light: oklch(1, 0.005, 85),
  shade: oklch(0.5, 0.03, 60),
};
