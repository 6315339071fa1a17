import { expect, test } from "vitest";
import { coordinates, latitude, longitude } from "./coordinates.ts";

test("a latitude and a longitude name their hemisphere, except on the line between the two", () => {
  expect([15, -15, 0].map((lat) => latitude(lat, "en"))).toEqual(["15° N", "15° S", "0°"]);
  expect([75, -75, 180].map((lng) => longitude(lng, "en"))).toEqual(["75° E", "75° W", "180°"]);
});

test("a longitude beyond 180° is wrapped", () => {
  expect([195, -195, 360].map((lng) => longitude(lng, "en"))).toEqual(["165° W", "165° E", "0°"]);
});

test("a place has the digits and the directions of the page's language", () => {
  const nairobi = { lat: -1.27, lng: 36.804 };
  expect(coordinates(nairobi, "en")).toBe("1.2700° S, 36.8040° E");
  expect(coordinates(nairobi, "ne")).toBe("१.२७००° दक्षिण, ३६.८०४०° पूर्व");
});
