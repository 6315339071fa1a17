import fc from "fast-check";
import { expect, test } from "vitest";
import { orderInStep } from "./in-order.ts";

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
