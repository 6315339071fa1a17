/** Too many tasks are waiting, or one has waited too long. */
export class QueueFull extends Error {
  constructor() {
    super("too many files are waiting to be checked");
    this.name = "QueueFull";
  }
}

interface Bounds {
  /** How many tasks run at once, of different senders. */
  atOnce: number;
  /** How many tasks may wait, of all senders and of one. */
  waiting: number;
  waitingOfOne: number;
  /** How long a task waits for its turn. */
  patienceMs: number;
}

/** Runs a few tasks at a time: one of each sender, and the senders in turn, no matter how many tasks one of them has. */
export class FairQueue {
  readonly #bounds: Bounds;
  readonly #running = new Set<string>();
  /** The waiting tasks by sender, in the order in which the senders are served. */
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** @throws QueueFull */
  async run<Result>(sender: string, task: () => Promise<Result>): Promise<Result> {
    await this.#turnOf(sender);
    try {
      return await task();
    } finally {
      this.#running.delete(sender);
      this.#startNext();
    }
  }

  #turnOf(sender: string): Promise<void> {
    const { atOnce, waiting, waitingOfOne, patienceMs } = this.#bounds;
    const own = this.#waiting.get(sender) ?? [];
    if (this.#running.size < atOnce && !this.#running.has(sender) && own.length === 0) {
      this.#running.add(sender);
      return Promise.resolve();
    }
    const all = [...this.#waiting.values()].reduce((sum, places) => sum + places.length, 0);
    if (all >= waiting || own.length >= waitingOfOne) return Promise.reject(new QueueFull());
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(late);
        resolve();
      };
      const late = setTimeout(() => {
        const left = this.#waiting.get(sender)?.filter((place) => place !== start) ?? [];
        this.#keep(sender, left);
        reject(new QueueFull());
      }, patienceMs);
      this.#keep(sender, [...(this.#waiting.get(sender) ?? []), start]);
    });
  }

  #keep(sender: string, places: (() => void)[]): void {
    if (places.length > 0) this.#waiting.set(sender, places);
    else this.#waiting.delete(sender);
  }

  #startNext(): void {
    for (const [sender, [start, ...rest]] of this.#waiting) {
      if (this.#running.size >= this.#bounds.atOnce) return;
      if (!start || this.#running.has(sender)) continue;
      // To the end of the queue.
      this.#waiting.delete(sender);
      this.#keep(sender, rest);
      this.#running.add(sender);
      start();
    }
  }
}
