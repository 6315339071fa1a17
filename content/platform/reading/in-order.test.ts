import fc from "fast-check";
import { expect, test } from "vitest";
import { difference, groupsInStep, noteDifference } from "./in-order.ts";

interface Row {
  id: number;
  at: number;
  colours: string[];
}
const colours = ["red", "blue", "green"];
const latestFirst = (a: Row, b: Row) => b.at - a.at || b.id - a.id;
const isEven = ({ at }: Row) => at % 2 === 0;

/** The rows of each colour, found by walking all of them. */
const naive = (rows: readonly Row[]) =>
  colours.map((colour) => rows.filter((row) => isEven(row) && row.colours.includes(colour)).toSorted(latestFirst));

test("groups of rows that change, one or many at a time, stay complete and in order", () => {
  const change = fc.record({
    id: fc.nat(300),
    at: fc.nat(50),
    colours: fc.subarray(colours),
    isGone: fc.boolean(),
  });
  const changes = fc.array(fc.array(change, { size: "max", maxLength: 150 }), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(changes, fc.boolean(), (all, isNoted) => {
      const groupsOf = groupsInStep({ compare: latestFirst, has: isEven }, (row) => row.colours);
      let rows: readonly Row[] = [];
      for (const some of all) {
        const before = rows;
        const changed = new Map(some.map((one) => [one.id, one]));
        const come = [...changed.values()].filter(({ isGone }) => !isGone);
        rows = [...before.filter(({ id }) => !changed.has(id)), ...come];
        if (isNoted) noteDifference(before, rows, { gone: before.filter(({ id }) => changed.has(id)), come });
        const earlier = groupsOf(before);
        const copies = colours.map((colour) => earlier.get(colour)?.slice());
        const groups = groupsOf(rows);
        expect(colours.map((colour) => groups.get(colour) ?? [])).toEqual(naive(rows));
        expect(colours.map((colour) => earlier.get(colour))).toEqual(copies);
        expect(groupsOf(rows)).toBe(groups);
      }
    }),
    { numRuns: 200 },
  );
});

test("a noted difference is not taken for that to another list", () => {
  const [first, second] = [{ id: 1 }, { id: 2 }];
  const after = [first, second];
  noteDifference([first], after, { gone: [], come: [second] });
  expect(difference([second], after)).toEqual({ gone: [], come: [first] });
});
