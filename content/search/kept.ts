/** The values that were made last, by their keys. When there are too many, all are dropped: the common ones are soon there again. */
export class Kept<Key, Value> {
  readonly #most: number;
  readonly #values = new Map<Key, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key, make: () => Value): Value {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const value = make();
    if (this.#values.size >= this.#most) this.#values.clear();
    this.#values.set(key, value);
    return value;
  }
  delete(key: Key): void {
    this.#values.delete(key);
  }
}
