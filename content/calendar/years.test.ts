import { describe, expect, test } from "vitest";
import { termText, yearChoice, yearsText, yearText } from "./years.ts";

const nepal = (day: string) => new Date(`${day}T12:00:00+05:45`);

describe("years in both languages, with their era where it is ambiguous", () => {
  test.each([
    [{ from: 2019, to: 2027 }, "2019–2027", "2019–2027 BS", "सन् २०१९–२०२७", "वि.सं. २०१९–२०२७"],
    [{ from: 2019, to: 2019 }, "2019", "2019 BS", "सन् २०१९", "वि.सं. २०१९"],
    [{ from: 2019 }, "2019", "2019 BS", "सन् २०१९", "वि.सं. २०१९"],
    [{ to: 2027 }, "2027", "2027 BS", "सन् २०२७", "वि.सं. २०२७"],
    [{ from: 2019, goesOn: true }, "2019–present", "2019 BS–present", "सन् २०१९ देखि हालसम्म", "वि.सं. २०१९ देखि हालसम्म"],
    // A planned end is shown instead of the fact that it goes on.
    [{ from: 2019, to: 2027, goesOn: true }, "2019–2027", "2019–2027 BS", "सन् २०१९–२०२७", "वि.सं. २०१९–२०२७"],
    [{}, "", "", "", ""],
  ])("%j", (span, adEnglish, bsEnglish, adNepali, bsNepali) => {
    expect([yearsText(span, "ad", "en"), yearsText(span, "bs", "en")]).toEqual([adEnglish, bsEnglish]);
    expect([yearsText(span, "ad", "ne"), yearsText(span, "bs", "ne")]).toEqual([adNepali, bsNepali]);
  });

  test("a single year", () => {
    expect([yearText(1993, "ad", "en"), yearText(2050, "bs", "ne")]).toEqual(["1993", "वि.सं. २०५०"]);
  });
});

test.each([
  [nepal("1993-05-01"), nepal("2012-08-01"), "1993–2012", "वि.सं. २०५०–२०६९"],
  [nepal("2013-08-01"), null, "2013–present", "वि.सं. २०७० देखि हालसम्म"],
  [null, nepal("2018-08-01"), "until 2018", "वि.सं. २०७५ सम्म"],
  [null, null, "", ""],
  // Beyond the table of Bikram Sambat the whole term is in AD.
  [nepal("2020-08-01"), nepal("2040-08-01"), "2020–2040", "सन् २०२०–२०४०"],
])("the term from %s to %s", (since, until, english, nepali) => {
  expect([termText(since, until, "en"), termText(since, until, "ne")]).toEqual([english, nepali]);
});

test("a year in a filter is named in both calendars in Nepali", () => {
  expect([yearChoice(2022, "en"), yearChoice(2022, "ne")]).toEqual(["2022", "वि.सं. २०७८/७९ (सन् २०२२)"]);
  expect(yearChoice(2043, "ne")).toBe("वि.सं. २०९९/०० (सन् २०४३)");
});
