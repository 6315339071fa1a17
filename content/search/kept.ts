/** The values that were used last, by their keys. When there are too many, those unused for longest are dropped. */
export class Kept<Key, Value> {
  readonly #most: number;
  readonly #sizeOf: (value: Value) => number;
  /** In the order of their last use. */
  readonly #values = new Map<Key, Value>();
  #size = 0;

  /** `most`: of all values' sizes; without sizes, the number of values. */
  constructor(most: number, sizeOf: (value: Value) => number = () => 1) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  get(key: Key, make: () => Value): Value {
    const known = this.#values.get(key);
    const value = known ?? make();
    if (known === undefined) this.#size += this.#sizeOf(value);
    else this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#size > this.#most) this.#drop(key);
    return value;
  }
  /** Drops values until there is room, but not this one. */
  #drop(key: Key): void {
    for (const unused of this.#values.keys()) {
      if (this.#size <= this.#most || unused === key) break;
      this.delete(unused);
    }
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
