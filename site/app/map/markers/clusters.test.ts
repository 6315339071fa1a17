import { expect, test } from "vitest";
import { clustersOf } from "./clusters.ts";

test("a marker whose head would cover a number joins it, and one whose head is clear of it does not", () => {
  const pair = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ];
  expect(clustersOf([...pair, { x: 5, y: 50 }]).map(({ members }) => members)).toEqual([[0, 1, 2]]);
  expect(clustersOf([...pair, { x: 5, y: 80 }]).map(({ members }) => members)).toEqual([[0, 1], [2]]);
});

test("places that are far apart stay single, in their order", () => {
  expect(
    clustersOf([
      { x: 0, y: 0 },
      { x: 60, y: 0 },
    ]).map(({ members }) => members),
  ).toEqual([[0], [1]]);
});

test("near ones merge into one at their middle, and a chain of near ones leaves no two that overlap", () => {
  const chain = Array.from({ length: 20 }, (_, index) => ({ x: index * 12, y: (index % 3) * 9 }));
  const clusters = clustersOf([...chain, { x: 900, y: 900 }]);
  expect(clusters.flatMap(({ members }) => members).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 21 }, (_, i) => i),
  );
  expect(clusters.some(({ members }) => members.length > 1)).toBe(true);
  for (const [index, one] of clusters.entries()) {
    for (const other of clusters.slice(index + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(46);
    }
  }
  expect(
    clustersOf([
      { x: 0, y: 0 },
      { x: 20, y: 10 },
    ]),
  ).toEqual([{ x: 10, y: 5, members: [0, 1] }]);
});

test("two at the very same place are merged at every zoom", () => {
  expect(
    clustersOf([
      { x: 5, y: 5 },
      { x: 5, y: 5 },
    ]),
  ).toHaveLength(1);
});
