import { expect, test } from "vitest";
import { centreFigures, latitude, longitude } from "./degrees.ts";

test("a latitude and a longitude name their hemisphere, except on the line between the two", () => {
  expect([latitude(15), latitude(-15), latitude(0)]).toEqual(["15° N", "15° S", "0°"]);
  expect([longitude(75), longitude(-75), longitude(180)]).toEqual(["75° E", "75° W", "180°"]);
});

test("a longitude beyond 180° is wrapped", () => {
  expect([longitude(195), longitude(-195), longitude(360)]).toEqual(["165° W", "165° E", "0°"]);
});

test("the centre is as precise as the zoom", () => {
  expect(centreFigures({ lat: 27.6893, lng: 85.3206 }, 3)).toBe("27.7° N 85.3° E");
  expect(centreFigures({ lat: 27.6893, lng: 85.3206 }, 5)).toBe("27.69° N 85.32° E");
});
