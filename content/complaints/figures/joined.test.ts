import fc from "fast-check";
import { expect, test } from "vitest";
import { fewest, joined, others } from "./joined.ts";

const of = (counts: Record<string, number>) => joined(new Map(Object.entries(counts)));

test.each([
  [{}, []],
  [{ land: 4 }, []],
  [{ land: 3, dust: 1 }, []],
  [{ land: 5 }, [["land", 5]]],
  [{ land: 3, dust: 2 }, []],
  [{ land: 8, dust: 1 }, []],
  [
    { land: 12, dust: 6, noise: 0 },
    [
      ["land", 12],
      ["dust", 6],
    ],
  ],
  // A single small class could be computed from the sum.
  [
    { land: 12, dust: 6, noise: 1 },
    [
      ["land", 12],
      [others, 7],
    ],
  ],
])("%j", (counts, wanted) => {
  expect(of(counts)).toEqual(wanted);
});

// The remainder of a published sum could be computed.
test.each([
  [[8], true],
  [[9], false],
  [[12], false],
  [[13], true],
  [[13, 9], false],
])("eight are published beside %j: %s", (wholes, isPublished) => {
  expect(joined(new Map([["land", 8]]), ...wholes)).toEqual(isPublished ? [["land", 8]] : []);
});

test("no count is below five, and every class that can be published is", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.nat(12)), (counts) => {
      const found = of(counts);
      expect(found.every(([, count]) => count >= fewest)).toBe(true);
      const sum = Object.values(counts).reduce((total, count) => total + count, 0);
      if (found.length > 0) expect(found.reduce((total, [, count]) => total + count, 0)).toBe(sum);
    }),
  );
});
