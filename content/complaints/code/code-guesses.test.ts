import { expect, test, vi } from "vitest";
import { CodeGuesses } from "./code-guesses.ts";

const hourMs = 3_600_000;

/** Guesses at these times in milliseconds; the number of warnings. */
function warningsFor(times: number[]): number {
  const warn = vi.fn();
  const guesses = new CodeGuesses();
  for (const at of times) guesses.note({ warn }, at);
  return warn.mock.calls.length;
}
const every = (ms: number, count: number) => Array.from({ length: count }, (_, index) => index * ms);

test("three hundred wrong codes within an hour warn, fewer do not", () => {
  expect(warningsFor(every(1000, 299))).toBe(0);
  expect(warningsFor(every(1000, 300))).toBe(1);
  expect(warningsFor(every(13_000, 10_000))).toBe(0);
});

test("a long attack warns once an hour", () => {
  expect(warningsFor(every(1000, 3 * 3600))).toBe(3);
  expect(warningsFor([...every(1, 300), ...every(1, 300).map((at) => at + 2 * hourMs)])).toBe(2);
});
