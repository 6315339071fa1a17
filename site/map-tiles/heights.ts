import { readFileSync } from "node:fs";
import path from "node:path";

/** ETOPO5: heights in metres every five minutes of arc, from 0° eastwards and from the north pole southwards. */
const columns = 4320;
const rows = 2161;
const perDegree = 12;

/** A height in metres, and its increase per degree towards the east and towards the south. */
export type Sample = [height: number, east: number, south: number];
/** The heights along a parallel, between two meridians. */
export type Heights = (lat: number, west: number, east: number) => (lng: number) => Sample;

/** Reads the heights. They are interpolated by a cubic B-spline, over a grid whose steps and pits are smoothed away. */
export function readHeights(cache: string): Heights {
  const bytes = readFileSync(path.join(cache, "heights.bin"));
  const measured = new Int16Array(bytes.buffer, bytes.byteOffset, columns * rows);
  // The sea's depth would lower the coast.
  const grid = smoothed(smoothed(Float32Array.from(measured, (height) => Math.max(0, height))));
  return (lat, west, east) => {
    const y = (90 - lat) * perDegree;
    const row = Math.floor(y);
    const [weight, slope] = weights(y - row);
    const from = Math.floor(west * perDegree) - 1;
    const length = Math.ceil(east * perDegree) + 3 - from;
    const blend = (by: number[]) =>
      Float32Array.from({ length }, (_, index) =>
        by.reduce((sum, part, j) => sum + part * (grid[place(from + index, row + j - 1)] ?? 0), 0),
      );
    const [height, south] = [blend(weight), blend(slope)];
    return (lng) => {
      const x = lng * perDegree - from;
      const column = Math.floor(x);
      const [across, increase] = weights(x - column);
      const sum = (line: Float32Array, by: number[]) => {
        let all = 0;
        for (let i = 0; i < 4; i++) all += (line[column + i - 1] ?? 0) * (by[i] ?? 0);
        return all;
      };
      return [sum(height, across), sum(height, increase) * perDegree, sum(south, across) * perDegree];
    };
  };
}

const place = (column: number, row: number) =>
  Math.min(rows - 1, Math.max(0, row)) * columns + ((column + 2 * columns) % columns);

/** Averages each point with its neighbours on both sides, which have half its weight in all, horizontally and then vertically. */
function smoothed(grid: Float32Array): Float32Array {
  const blur = (from: Float32Array, dx: number, dy: number) =>
    from.map((height, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const beside = (from[place(column - dx, row - dy)] ?? 0) + (from[place(column + dx, row + dy)] ?? 0);
      return height / 2 + beside / 4;
    });
  return blur(blur(grid, 1, 0), 0, 1);
}

/** Returns the weights of the four grid points around a place, and their derivatives. */
function weights(t: number): [number[], number[]] {
  const s = 1 - t;
  return [
    [s ** 3 / 6, (4 - 6 * t ** 2 + 3 * t ** 3) / 6, (4 - 6 * s ** 2 + 3 * s ** 3) / 6, t ** 3 / 6],
    [-(s ** 2) / 2, (3 * t ** 2 - 4 * t) / 2, (4 * s - 3 * s ** 2) / 2, t ** 2 / 2],
  ];
}
