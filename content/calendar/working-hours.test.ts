import { expect, test } from "vitest";
import { workingHours } from "./working-hours.ts";

const at = (time: string) => new Date(`${time}+05:45`);

test.each([
  ["within a day", "2026-11-24T11:00", "2026-11-24T15:30", 4.5],
  ["before and after the office is open", "2026-11-24T06:00", "2026-11-24T21:00", 7],
  ["over night", "2026-11-24T16:00", "2026-11-25T11:00", 2],
  ["over a Saturday", "2026-11-27T16:00", "2026-11-29T12:00", 3],
  ["on a Saturday", "2026-11-28T09:00", "2026-11-28T18:00", 0],
  ["over two weeks", "2026-11-15T00:00", "2026-11-29T00:00", 84],
  ["from later to earlier", "2026-11-25T11:00", "2026-11-24T11:00", 0],
])("working hours %s", (_, from, to, hours) => {
  expect(workingHours(at(from), at(to))).toBe(hours);
});
