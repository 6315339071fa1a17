import fc from "fast-check";
import { expect, test } from "vitest";
import { firstOf } from "./first-of.ts";

test("returns the first items of a stable sort", () => {
  const items = fc.array(fc.record({ rank: fc.integer({ min: 0, max: 5 }), name: fc.string() }));
  fc.assert(
    fc.property(items, fc.integer({ min: 0, max: 8 }), (all, most) => {
      const byRank = (a: { rank: number }, b: { rank: number }) => a.rank - b.rank;
      expect(firstOf(all, most, byRank)).toEqual(all.toSorted(byRank).slice(0, most));
    }),
  );
});
