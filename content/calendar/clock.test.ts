import { expect, test } from "vitest";
import { clockSpanText, clockText } from "./clock.ts";

const nepal = (time: string) => new Date(`2026-08-22T${time}:00+05:45`);

test.each([
  ["00:00", "राति १२ बजे"],
  ["03:59", "राति ३:५९ बजे"],
  ["04:00", "बिहान ४ बजे"],
  ["10:30", "बिहान १०:३० बजे"],
  ["11:59", "बिहान ११:५९ बजे"],
  ["12:00", "दिउँसो १२ बजे"],
  ["14:05", "दिउँसो २:०५ बजे"],
  ["15:00", "अपराह्न ३ बजे"],
  ["17:00", "अपराह्न ५ बजे"],
  ["18:00", "साँझ ६ बजे"],
  ["23:59", "राति ११:५९ बजे"],
])("%s is %s", (time, nepali) => {
  expect([clockText(nepal(time), "en"), clockText(nepal(time), "ne")]).toEqual([time, nepali]);
});

test("a span from one time to another", () => {
  expect(clockSpanText(nepal("10:00"), nepal("16:00"), "en")).toBe("10:00–16:00");
  expect(clockSpanText(nepal("10:00"), nepal("16:00"), "ne")).toBe("बिहान १० बजेदेखि अपराह्न ४ बजेसम्म");
});
