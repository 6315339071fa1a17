import { expect, test } from "vitest";
import { clockSpanText, clockText } from "./clock.ts";

const nepal = (time: string) => new Date(`2026-08-22T${time}:00+05:45`);

test.each([
  ["00:00", "राति १२\u00a0बजे"],
  ["03:59", "राति ३:५९\u00a0बजे"],
  ["04:00", "बिहान ४\u00a0बजे"],
  ["10:30", "बिहान १०:३०\u00a0बजे"],
  ["11:59", "बिहान ११:५९\u00a0बजे"],
  ["12:00", "दिउँसो १२\u00a0बजे"],
  ["14:05", "दिउँसो २:०५\u00a0बजे"],
  ["15:00", "अपराह्न ३\u00a0बजे"],
  ["17:00", "अपराह्न ५\u00a0बजे"],
  ["18:00", "साँझ ६\u00a0बजे"],
  ["23:59", "राति ११:५९\u00a0बजे"],
])("%s is %s", (time, nepali) => {
  expect([clockText(nepal(time), "en"), clockText(nepal(time), "ne")]).toEqual([time, nepali]);
});

test("a span from one time to another", () => {
  expect(clockSpanText(nepal("10:00"), nepal("16:00"), "en")).toBe("10:00–16:00");
  expect(clockSpanText(nepal("10:00"), nepal("16:00"), "ne")).toBe("बिहान १०\u00a0बजेदेखि अपराह्न ४\u00a0बजेसम्म");
});
