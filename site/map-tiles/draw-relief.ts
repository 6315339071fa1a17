import type { Heights, Sample } from "./heights.ts";
import type { Color } from "./oklch.ts";
import { bands, ink } from "./palette.ts";

const metresPerDegree = 111_320;

/** Returns the raw pixels of a tile: bands of height with contours between them, lit from the north-west like every map. */
export function drawRelief(heights: Heights, side: number, z: number, x: number, y: number): Buffer {
  const pixels = Buffer.alloc(side * side * 3);
  const world = side * 2 ** z;
  const degrees = 360 / world;
  // At a small scale the contours would run together, and the slopes are enough.
  const weight = Math.min(1, Math.max(0, (z - 3) / 3));
  const lattice = sampled(heights, side, z, x, y);
  for (let row = 0; row < side; row++) {
    const shrink = Math.cos((latitude((y * side + row + 0.5) / world) * Math.PI) / 180);
    for (let column = 0; column < side; column++) {
      const [height, east, south] = lattice(column + 0.5, row + 0.5);
      // A pixel spans as many degrees of latitude as of longitude, times the cosine.
      const steepness = Math.hypot(east, south * shrink) * degrees;
      const toLight = steepness === 0 ? 0 : ((east + south * shrink) * Math.SQRT1_2 * degrees) / steepness;
      const slope = Math.hypot(east / shrink, south) / metresPerDegree;
      pixels.set(shaded(height, steepness, toLight, slope, weight), (row * side + column) * 3);
    }
  }
  return pixels;
}

const latitude = (down: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * down))) * 180) / Math.PI;

/** Returns the heights of a tile, computed every few pixels where the grid is coarser than that, and interpolated linearly between them. */
function sampled(
  heights: Heights,
  side: number,
  z: number,
  x: number,
  y: number,
): (column: number, row: number) => Sample {
  const world = side * 2 ** z;
  const every = z < 5 ? 1 : 2 ** Math.min(3, z - 4);
  const across = side / every + 1;
  const [west, east] = [(x / 2 ** z) * 360 - 180, ((x + 1) / 2 ** z) * 360 - 180];
  const samples = Array.from({ length: across }, (_, j) => {
    const along = heights(latitude((y * side + j * every) / world), west, east);
    return Array.from({ length: across }, (_, i) => along(west + (i / (across - 1)) * (east - west)));
  }).flat();
  const none: Sample = [0, 0, 0];
  return (column, row) => {
    const [i, j] = [Math.floor(column / every), Math.floor(row / every)];
    const [u, v] = [column / every - i, row / every - j];
    const at = j * across + i;
    const [a, b] = [samples[at] ?? none, samples[at + 1] ?? none];
    const [c, d] = [samples[at + across] ?? none, samples[at + across + 1] ?? none];
    const between = (part: 0 | 1 | 2) =>
      (a[part] * (1 - u) + b[part] * u) * (1 - v) + (c[part] * (1 - u) + d[part] * u) * v;
    return [between(0), between(1), between(2)];
  };
}

/** Returns the colour of a point: its band, smoothed over a pixel at the limits, with the contour and the light on the slope. */
function shaded(height: number, steepness: number, toLight: number, slope: number, weight: number): Color {
  let color: Color = bands[0]?.color ?? [255, 255, 255];
  const lit = toLight > 0 ? ink.light : ink.shade;
  for (const { from, color: next } of bands.slice(1)) {
    const away = (height - from) / Math.max(steepness, 0.02);
    if (away < -2) break;
    if (away > -0.5) color = mixed(color, next, Math.min(1, away + 0.5));
    const stroke = Math.max(0, 1 - Math.abs(away) / 1.15);
    if (stroke > 0) color = mixed(color, lit, stroke * weight * (0.16 + 0.4 * Math.abs(toLight)));
  }
  return mixed(color, lit, Math.min(1, Math.abs(toLight) * slope * 18) * 0.34);
}

const mixed = (from: Color, to: Color, part: number): Color => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
  from[2] + (to[2] - from[2]) * part,
];
