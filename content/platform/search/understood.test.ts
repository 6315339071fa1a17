import { describe, expect, test } from "vitest";
import { searchOf } from "./search.ts";
import { type SearchedText, searchedText } from "./searched-text.ts";

interface Row {
  name: string;
  search: SearchedText;
}
const row = (name: string, ...texts: string[]): Row => ({
  name,
  search: searchedText([[name, "title"], ...texts.map((text) => [text, "text"] as const)]),
});

const rows = [
  row("Seti", "HEC-HYD-014, a hydropower dam of 456 MW in Doti, worth NPR 210 million. सेती जलविद्युत् आयोजना, डोटी"),
  row("Melung", "Hydropower, 38 MW. Worth NPR 18 million. बाँध सुरक्षा"),
  row("Simle", "सिँचाइ योजना, कुलो ८६ कि.मि., बर्दिया, रु. ९.५ लाख"),
  row("Slope", "A landslide register of the mountain road. पहिरो, धादिङ"),
  row("Sundarbasti", "Water supply and treatment for 14 lakh people. खानेपानी"),
  row("Tower", "A transmission line. Our board met. बाटो बन्द छ।"),
  row("About", "Our mission: Dhan Bahadur Gurung, गुरुङ, leads the survey team, 5 per cent. काम तलबाट सुरु हुन्छ।"),
];
const search = searchOf<Row>();
const found = (query: string) => search(rows, query).rows.map(({ name }) => name);

describe("finds", () => {
  test.each([
    ["jalvid", "Seti"],
    ["jalabidyut", "Seti"],
    ["sinch", "Simle"],
    ["sichai", "Simle"],
    ["surakshya", "Melung"],
    ["surakchhya", "Melung"],
    ["dhading", "Slope"],
    ["setiko", "Seti"],
    ["bardiyama", "Simle"],
    ["gurungharu", "About"],
    ["pariyojana", "Seti"],
  ])("romanised: %s", (query, name) => {
    expect(found(query)).toContain(name);
  });

  test.each([
    ["hydro power", ["Seti", "Melung"]],
    ["जल विद्युत्", ["Seti", "Melung"]],
    ["land slide", ["Slope"]],
    ["landslide", ["Slope"]],
    ["watersupply", ["Sundarbasti"]],
    ["खाने पानी", ["Sundarbasti"]],
    ["mountainroad", ["Slope"]],
    ["moun tain", ["Slope"]],
  ])("words written together or apart: %s", (query, names) => {
    expect(found(query)).toEqual(names);
  });

  test.each(["HEC-HYD-014", "hec hyd 014", "hyd 14", "HYD014", "hechyd14", "hec/hyd/१४"])("a code: %s", (query) => {
    expect(found(query)).toEqual(["Seti"]);
  });

  test.each([
    ["100-500 MW", ["Seti"]],
    ["between 30 and 50 MW", ["Melung"]],
    ["३० मेगावाटदेखि ५० मेगावाटसम्म", ["Melung"]],
    ["20 to 500 MW", ["Seti", "Melung"]],
    ["over 50 km", ["Simle"]],
    ["NPR 210 million", ["Seti"]],
    ["Rs 21 crore", ["Seti"]],
    ["२१ करोड", ["Seti"]],
    ["NPR 10-50 million", ["Melung"]],
    ["9.5 lakh", ["Simle"]],
    ["14 lakh people", ["Sundarbasti"]],
  ])("an amount: %s", (query, names) => {
    expect(found(query)).toEqual(names);
  });

  test("no word that differs in a long आ, if the word itself is there: बाँध, बन्द", () => {
    expect(found("बाँध")).toContain("Melung");
    expect(found("बाँध")).not.toContain("Tower");
  });

  test("no word that only sounds like two that have meanings of their own: salary, allowance", () => {
    expect(found("talab bhatta")).toEqual([]);
  });

  test("a word before one that only ends like it", () => {
    expect(found("mission")).toEqual(["About", "Tower"]);
  });
});

describe("a correction", () => {
  test.each([
    ["Hydropwer in Dotti", "Hydropower in Dotti"],
    ["hydropwer 100 MW", "hydropower 100 MW"],
    ["treatmnet", "treatment"],
    ["mountainroad", "mountain road"],
    ["सिचाई कुलो", "सिँचाइ कुलो"],
  ])("of %s says %s", (query, meant) => {
    expect(search(rows, query).meant).toBe(meant);
  });

  test.each(["hydropower", "jalvid", "setiko", "zzzz", "HYD 15", "permission"])("is not made of %s", (query) => {
    expect(search(rows, query).meant).toBeNull();
  });
});
