import { expect, test } from "vitest";
import { mapSight } from "./map-sight.ts";

test("a map without places begins over Nepal", () => {
  expect(mapSight([]).center).toEqual({ lat: 28.2, lng: 84.1 });
});

test("a single place is in the middle, at the closest initial zoom", () => {
  expect(mapSight([{ lat: 28, lng: 84 }])).toEqual({
    center: { lat: 28, lng: 84 },
    zoom: { own: 8, service: 10 },
    partial: false,
  });
});

test("Nairobi and Vientiane are both in view", () => {
  const { center, zoom } = mapSight([
    { lat: -1.3, lng: 36.8 },
    { lat: 18, lng: 102.6 },
  ]);
  expect(center.lng).toBeCloseTo(69.7);
  // The world is 256 pixels wide at zoom 0.
  const pixels = ((102.6 - 36.8) / 360) * 256 * 2 ** zoom.own;
  expect(pixels).toBeLessThan(760);
  expect(pixels).toBeGreaterThan(150);
});

test("the map begins where most places are, and says so; two halves are both in view", () => {
  const nepal = [81, 82.5, 84, 85.3, 86.7, 87.9].map((lng) => ({ lat: 28, lng }));
  const nairobi = { lat: -1.3, lng: 36.8 };
  const most = mapSight([...nepal, nairobi, { lat: 18, lng: 102.6 }]);
  expect(most).toMatchObject({ zoom: { own: 6 }, partial: true });
  expect(most.center.lng).toBeGreaterThan(80);
  expect(mapSight([...nepal, ...nepal.map(() => nairobi)]).partial).toBe(false);
});
