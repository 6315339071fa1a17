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

test("where most places are includes those that a phone can show with them", () => {
  const nepal = [81, 81.8, 82, 83.6, 84.4, 84.8, 85, 86, 86.2, 86.8, 86.9, 87, 87.9, 87.9].map((lng) => ({
    lat: 27.6,
    lng,
  }));
  const bhutan = { lat: 27, lng: 90.4 };
  const far = [36.9, 69.4, 102.4].map((lng) => ({ lat: 18, lng }));
  const { center, zoom } = mapSight([...nepal, bhutan, ...far]);
  // A phone begins one level before, and shows eight and a half degrees there.
  expect([zoom.own, center.lng]).toEqual([7, (81 + 87.9) / 2]);
});
