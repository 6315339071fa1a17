import countries from "@setu/contract/countries.json" with { type: "json" };
import { expect, test } from "vitest";
import { projectFacts } from "../content/seed/facts/project-facts.ts";
import { offices } from "../content/seed/texts/offices.ts";
import { read } from "./sources.ts";

type Row = [kind: string, zoom: number, lng: number, lat: number, name: string, height?: number];

const rows = (locale: "en" | "ne"): Row[] => JSON.parse(read(`site/app/map/names/${locale}.json`));
const nepali = rows("ne");

/** The places on the map: their Nepali names by their English ones. */
const namesOf = (...kinds: string[]) =>
  new Map(
    rows("en").flatMap(([kind, , , , name], index) => (kinds.includes(kind) ? [[name, nepali[index]?.[4]]] : [])),
  );

test("a country has the same Nepali name on the map and in the forms", () => {
  const listed = new Map(countries.map(({ en, ne }) => [en, ne]));
  const onMap = [...namesOf("country")].filter(([name]) => listed.has(name));
  expect(onMap.length).toBeGreaterThan(50);
  expect(onMap.filter(([name, ne]) => listed.get(name) !== ne)).toEqual([]);
});

test("a project's district and an office's town have the same Nepali name on the map and in their texts", () => {
  const onMap = namesOf("district", "town");
  const said = [
    ...Object.values(projectFacts).map(({ district }) => district),
    ...offices.map(({ name }) => ({ en: name.en.split(",")[0] ?? "", ne: name.ne.split(",")[0] ?? "" })),
  ].filter((name) => name !== undefined && onMap.has(name.en));
  expect(said.length).toBeGreaterThan(15);
  expect(said.filter((name) => name && onMap.get(name.en) !== name.ne)).toEqual([]);
});
