/** The values that were made last, by their keys. When they are too many, all are dropped: the common ones are soon there again. */
export class Kept<Key, Value> {
  readonly #most: number;
  readonly #sizeOf: (value: Value) => number;
  readonly #values = new Map<Key, Value>();
  #size = 0;

  /** `most`: of all values' sizes; without sizes, the number of values. */
  constructor(most: number, sizeOf: (value: Value) => number = () => 1) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  get(key: Key, make: () => Value): Value {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const value = make();
    const size = this.#sizeOf(value);
    if (this.#size + size > this.#most) this.clear();
    this.#values.set(key, value);
    this.#size += size;
    return value;
  }
  delete(key: Key): void {
    const known = this.#values.get(key);
    if (known === undefined) return;
    this.#values.delete(key);
    this.#size -= this.#sizeOf(known);
  }
  clear(): void {
    this.#values.clear();
    this.#size = 0;
  }
}
