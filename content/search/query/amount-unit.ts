import { type AmountRange, amountScore } from "../../platform/search/amount-range.ts";
import type { AskedAmount } from "../../platform/search/amounts.ts";
import { placeOf, type Sized } from "../ids.ts";
import type { SearchFile } from "../search-file.ts";

/** A requested amount of a query, and which ones answer it in the index. */
export class AmountUnit {
  readonly asked: AskedAmount;
  readonly range: AmountRange;
  readonly #file: SearchFile;
  #sized: Sized | undefined;

  constructor(file: SearchFile, asked: AskedAmount, range: AmountRange) {
    this.#file = file;
    this.asked = asked;
    this.range = range;
  }

  /** The entries that have such an amount. */
  get sized(): Sized {
    this.#sized ??= this.#file.sized.get(JSON.stringify([this.asked, this.range]), () => this.#read());
    return this.#sized;
  }
  /** How well an entry's amount matches, from 0 to 1. */
  scoreOf(id: number): number {
    const { ids, scores } = this.sized;
    const place = placeOf(ids, id);
    return ids[place] === id ? (scores[place] ?? 0) : 0;
  }

  #read(): Sized {
    const { dimension } = this.asked;
    const rows = this.#file.prepare(
      "SELECT entry, value FROM amount WHERE dimension = ? AND value BETWEEN ? AND ? ORDER BY entry",
    );
    const best = new Map<number, number>();
    for (const { entry, value } of rows.all(dimension, this.range.least, this.range.most)) {
      const score = amountScore(this.asked, Number(value));
      best.set(Number(entry), Math.max(best.get(Number(entry)) ?? 0, score));
    }
    return { ids: Uint32Array.from(best.keys()), scores: Float64Array.from(best.values()) };
  }
}
