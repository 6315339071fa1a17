import { expect, test } from "vitest";
import { duplicatesOf, keysOf, phoneKey, type Trace } from "./duplicates.ts";

const trace = (id: number, changes: Partial<Parameters<typeof keysOf>[0]> = {}): Trace => ({
  id,
  keys: keysOf({
    email: `person-${id}@example.org`,
    phone: `+977 980000000${id}`,
    sums: [`sum-${id}`],
    ...changes,
  }),
});

test.each([
  ["+977 1-555 0100", "0155 50 100"],
  ["९८४१ ००००००", "+977-9841000000"],
])("%s is the same number as %s", (one, other) => {
  expect(phoneKey(one)).toBe(phoneKey(other));
});
test("a number with few digits has no key", () => {
  expect(phoneKey("555 0100")).toBe("");
});

test("finds what two applications have in common", () => {
  const traces = [
    trace(1),
    trace(2, { email: "PERSON-1@example.org", sums: ["sum-1", "sum-1"] }),
    trace(3, { phone: "9800000001" }),
    trace(4),
  ];
  const found = duplicatesOf(traces);
  expect(found.get(1)).toEqual([
    { id: 2, by: ["email", "file"] },
    { id: 3, by: ["phone"] },
  ]);
  expect(found.get(3)).toEqual([{ id: 1, by: ["phone"] }]);
  expect(found.has(4)).toBe(false);
});

test("lists at most ten of the hundreds who send the same file", () => {
  const traces = Array.from({ length: 300 }, (_, id) => trace(id, { phone: "", sums: ["a form of the council"] }));
  for (const [, others] of duplicatesOf(traces)) expect(others.length).toBeLessThanOrEqual(10);
});
