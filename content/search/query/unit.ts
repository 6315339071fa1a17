import type { Ways } from "../../platform/search/understood.ts";
import type { Ids } from "../ids.ts";
import type { SearchFile, Table } from "../search-file.ts";
import { matchOf } from "./ids-with.ts";

/** One part of a query, in the words of the index. */
export class Unit {
  readonly ways: Ways;
  /** The fewer entries have the unit, the greater its weight. */
  readonly weight: number;
  readonly #file: SearchFile;
  #match: string | undefined;
  readonly #ids: Partial<Record<Table, Ids>> = {};

  constructor(file: SearchFile, ways: Ways) {
    this.#file = file;
    this.ways = ways;
    this.weight = rarity(file, ways);
  }

  /** An expression for its entries in FTS5's syntax. */
  get match(): string {
    this.#match ??= matchOf(this.#file, this.ways);
    return this.#match;
  }
  /** The entries that have it, anywhere or in their titles. */
  idsIn(table: Table): Ids {
    this.#ids[table] ??= this.#file.idsMatching(table, this.match);
    return this.#ids[table];
  }
}

function rarity(file: SearchFile, ways: Ways): number {
  const { entries } = file;
  const having = ways.map((way) =>
    Math.min(...way.map((variants) => variants.reduce((sum, [number]) => sum + file.countOf(number), 0))),
  );
  const count = Math.min(
    entries,
    having.reduce((sum, each) => sum + each, 0),
  );
  return Math.log(1.5 + entries / (count + 0.5));
}
