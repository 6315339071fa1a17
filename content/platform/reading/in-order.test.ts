import fc from "fast-check";
import { expect, test } from "vitest";
import { countInStep, orderInStep } from "./in-order.ts";

interface Row {
  id: number;
  at: number;
}
const latestFirst = (a: Row, b: Row) => b.at - a.at || b.id - a.id;
const isEven = ({ at }: Row) => at % 2 === 0;

test("rows that change one after the other stay in order", () => {
  const changes = fc.array(fc.record({ id: fc.nat(30), at: fc.nat(50), isGone: fc.boolean() }), { maxLength: 200 });
  fc.assert(
    fc.property(changes, (all) => {
      const ordered = orderInStep(latestFirst, isEven);
      let rows: Row[] = [];
      for (const { id, at, isGone } of all) {
        rows = rows.filter((row) => row.id !== id).concat(isGone ? [] : [{ id, at }]);
        expect(ordered(rows)).toEqual(rows.filter(isEven).sort(latestFirst));
      }
    }),
  );
});

test("counts follow the rows, whatever comes and goes", () => {
  const row = fc.record({ id: fc.nat(40), colour: fc.constantFrom("red", "blue", "green") });
  fc.assert(
    fc.property(
      fc.array(fc.uniqueArray(row, { selector: ({ id }) => id }), { minLength: 2, maxLength: 6 }),
      (lists) => {
        const counts = countInStep<{ id: number; colour: string }, string>(({ colour }) => colour);
        const kept = new Map<string, { id: number; colour: string }>();
        for (const list of lists) {
          // Unchanged rows are the same objects.
          const rows = list.map((one) => kept.get(JSON.stringify(one)) ?? one);
          for (const one of rows) kept.set(JSON.stringify(one), one);
          const expected = Object.entries(Object.groupBy(rows, ({ colour }) => colour)).map(([colour, all]) => [
            colour,
            all?.length,
          ]);
          expect(Object.fromEntries(counts(rows))).toEqual(Object.fromEntries(expected));
          expect(counts(rows)).toBe(counts(rows));
        }
      },
    ),
  );
});
