import { expect, test } from "vitest";
import english from "./en.json" with { type: "json" };
import { nearestCountries } from "./nearest-countries.ts";
import { placeNamesOf } from "./place-name.ts";

const names = placeNamesOf(english);

test("a place is in the country whose name is nearest, whatever other names are nearer", () => {
  const thimphu = { lat: 27.47, lng: 89.64 };
  const vientiane = { lat: 17.96, lng: 102.6 };
  const found = nearestCountries(names, [thimphu, vientiane]);
  expect([...found].map(([{ name, kind }, place]) => [name, kind, place])).toEqual([
    ["Bhutan", "country", thimphu],
    ["Laos", "country", vientiane],
  ]);
});

test("of two places in a country, the one nearer to its name stands for it", () => {
  const kathmandu = { lat: 27.69, lng: 85.32 };
  const pokhara = { lat: 28.21, lng: 83.96 };
  for (const places of [
    [kathmandu, pokhara],
    [pokhara, kathmandu],
  ]) {
    expect([...nearestCountries(names, places)].map(([{ name }, place]) => [name, place])).toEqual([
      ["Nepal", pokhara],
    ]);
  }
});

test("without places no country comes first", () => {
  expect(nearestCountries(names, []).size).toBe(0);
});
