import { expect, test } from "vitest";
import { clockSpanText, clockText } from "./clock.ts";

const nepal = (time: string) => new Date(`2026-08-22T${time}:00+05:45`);

test.each([
  ["00:00", "राति\u00a0१२\u00a0बजे"],
  ["03:59", "राति\u00a0३:५९\u00a0बजे"],
  ["04:00", "बिहान\u00a0४\u00a0बजे"],
  ["10:30", "बिहान\u00a0१०:३०\u00a0बजे"],
  ["11:59", "बिहान\u00a0११:५९\u00a0बजे"],
  ["12:00", "दिउँसो\u00a0१२\u00a0बजे"],
  ["14:05", "दिउँसो\u00a0२:०५\u00a0बजे"],
  ["15:00", "अपराह्न\u00a0३\u00a0बजे"],
  ["17:00", "अपराह्न\u00a0५\u00a0बजे"],
  ["18:00", "साँझ\u00a0६\u00a0बजे"],
  ["23:59", "राति\u00a0११:५९\u00a0बजे"],
])("%s is %s", (time, nepali) => {
  expect([clockText(nepal(time), "en"), clockText(nepal(time), "ne")]).toEqual([time, nepali]);
});

test("a span from one time to another", () => {
  expect(clockSpanText(nepal("10:00"), nepal("16:00"), "en")).toBe("10:00–16:00");
  expect(clockSpanText(nepal("10:00"), nepal("16:00"), "ne")).toBe("बिहान\u00a0१०\u00a0बजेदेखि अपराह्न\u00a0४\u00a0बजेसम्म");
});
