import fc from "fast-check";
import { expect, test } from "vitest";
import { type Facet, listing } from "./listing.ts";

interface Row {
  colour: string;
  sizes: string[];
}
const colours = ["red", "blue"];
const sizes = ["s", "m", "l"];
const facets: Facet<Row>[] = [
  { key: "colour", label: "Colour", valuesOf: (row) => [row.colour], labelOf: (value) => value },
  { key: "size", label: "Size", valuesOf: (row) => row.sizes, labelOf: (value) => value },
];
const rows = fc.array(
  fc.record({
    colour: fc.constantFrom(...colours),
    sizes: fc.subarray(sizes),
  }),
);
const choice = (values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const query = fc.record({ colour: choice(colours), size: choice(sizes) });

test("a choice's count is the number of results of choosing it, with the other filters unchanged", () => {
  const total = (all: Row[], asked: Record<string, string | undefined>) =>
    listing({ rows: all, facets, query: asked, perPage: 5 }).page.total;
  fc.assert(
    fc.property(rows, query, (all, asked) => {
      const found = listing({ rows: all, facets, query: asked, perPage: 5 });
      const own = all.filter(
        (row) => (!asked.colour || row.colour === asked.colour) && (!asked.size || row.sizes.includes(asked.size)),
      );
      expect(found.matching).toEqual(own);
      for (const { key, options } of found.filters) {
        for (const { value, count } of options) expect(count).toBe(total(all, { ...asked, [key]: value }));
      }
    }),
  );
});
