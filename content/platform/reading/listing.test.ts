import fc from "fast-check";
import { expect, test } from "vitest";
import { groupsInStep } from "./in-order.ts";
import { combinationsOf, type Facet, listing } from "./listing.ts";

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

test("a list whose combinations are kept is the same as one that is walked, while its rows change", () => {
  interface Sized {
    id: number;
    colour: string;
    size: string;
  }
  const row = fc.record({
    id: fc.nat(30),
    colour: fc.constantFrom("red", "blue", "none"),
    size: fc.constantFrom(...sizes),
  });
  const lists = fc.array(fc.uniqueArray(row, { selector: ({ id }) => id }), { minLength: 1, maxLength: 5 });
  // "none" is a colour that is not offered, "green" one that no row has.
  const asked = fc.record({
    colour: choice(["", "red", "blue", "none", "green"]),
    size: choice([...sizes, "", "xl"]),
    page: choice(["1", "2"]),
  });
  const offered = ["red", "blue"];
  const both: Facet<Sized>[] = [
    {
      key: "colour",
      label: "Colour",
      choices: offered,
      valuesOf: ({ colour }) => offered.filter((one) => one === colour),
      labelOf: (value) => value,
    },
    { key: "size", label: "Size", choices: sizes, valuesOf: ({ size }) => [size], labelOf: (value) => value },
  ];
  const found = (options: Omit<Parameters<typeof listing<Sized>>[0], "facets" | "perPage">) => {
    try {
      return listing({ ...options, facets: both, perPage: 3 });
    } catch (error) {
      return error;
    }
  };
  fc.assert(
    fc.property(lists, asked, (all, query) => {
      const groupsOf = groupsInStep<Sized>({ compare: (a, b) => a.id - b.id }, ({ colour, size }) =>
        combinationsOf([colour, size]),
      );
      for (const list of all) {
        const rows = list.toSorted((a, b) => a.id - b.id);
        expect(found({ rows, query, kept: groupsOf(rows) })).toEqual(found({ rows, query }));
      }
    }),
    { numRuns: 1000 },
  );
});
