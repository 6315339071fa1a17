/** The most faults of one kind that are listed. */
const mostListed = 5;

/** A drill's measurements and faults. */
export class Report {
  readonly #title: string;
  readonly #figures: [name: string, value: string][] = [];
  readonly #faults: string[] = [];
  readonly #startedAt = performance.now();

  constructor(title: string) {
    this.#title = title;
  }

  figure(name: string, value: string | number): void {
    this.#figures.push([name, String(value)]);
  }

  /** Adds a figure that must be 0; anything found is listed as a fault. */
  none(name: string, found: readonly string[]): void {
    this.figure(name, found.length);
    this.#faults.push(...found.slice(0, mostListed).map((one) => `${name}: ${one}`));
    if (found.length > mostListed) this.#faults.push(`${name}: and ${found.length - mostListed} more`);
  }

  /** Adds a statement that must be true. */
  check(statement: string, isTrue: boolean, otherwise = ""): void {
    this.figure(statement, isTrue ? "yes" : "NO");
    if (!isTrue) this.#faults.push(`not so: ${statement}${otherwise && ` (${otherwise})`}`);
  }

  /** The faults so far. */
  get faults(): readonly string[] {
    return this.#faults;
  }

  /** Prints everything; returns true if there was no fault. */
  print(): boolean {
    const width = Math.max(...this.#figures.map(([name]) => name.length));
    console.log(`\n${this.#title} (${Math.round((performance.now() - this.#startedAt) / 1000)} s)`);
    for (const [name, value] of this.#figures) console.log(`  ${name.padEnd(width)}  ${value}`);
    for (const fault of this.#faults) console.log(`  FAULT  ${fault}`);
    return this.#faults.length === 0;
  }
}

/** The median, 95th percentile and maximum. */
export function spread(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms (${sorted.length})`;
}
