import { FrontApiError } from "@setu/contract/errors";
import { expect, test } from "vitest";
import { isFailedSignIn, LoginAlarm } from "./login-alarm.ts";

const minuteMs = 60_000;
const raised = (alarm: LoginAlarm, count: number, at: number) =>
  Array.from({ length: count }, () => alarm.fails(at)).filter(Boolean).length;

test("more than 200 failures in ten minutes raise one alarm, and the next flood another", () => {
  const alarm = new LoginAlarm();
  expect(raised(alarm, 100, 0)).toBe(0);
  expect(raised(alarm, 100, 5 * minuteMs)).toBe(0);
  expect(raised(alarm, 300, 9 * minuteMs)).toBe(1);
  expect(raised(alarm, 500, 15 * minuteMs)).toBe(0);
  expect(raised(alarm, 200, 60 * minuteMs)).toBe(0);
  expect(raised(alarm, 1, 61 * minuteMs)).toBe(1);
});

test("ten people an hour who mistype are no flood", () => {
  const alarm = new LoginAlarm();
  const times = Array.from({ length: 400 }, (_, n) => n * minuteMs);
  expect(times.filter((at) => raised(alarm, 10, at) > 0)).toEqual([]);
});

test("wrong passwords and refusals count, faults of the server do not", () => {
  const codes = ["signedOut", "tooManyRequests", "unavailable", "notFound", "invalid"] as const;
  expect(codes.filter((code) => isFailedSignIn(new FrontApiError(code, "")))).toEqual(codes.slice(0, 3));
  expect(isFailedSignIn(new Error("No database."))).toBe(false);
});
