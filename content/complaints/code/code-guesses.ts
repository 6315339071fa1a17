import type { Payload } from "payload";

const alarm = { codes: 300, withinMs: 3600_000 };

/** Wrong codes on the whole site; those of one network are limited with its calls (site/server/http/limits.ts). */
export class CodeGuesses {
  /** The times of the latest ones, no more than an alarm needs. */
  #at: number[] = [];
  #warnedAt = Number.NEGATIVE_INFINITY;

  /** Counts a wrong code, and warns once an hour while there are too many. */
  note(logger: Pick<Payload["logger"], "warn">, now = Date.now()): void {
    this.#at = [...this.#at, now].slice(-alarm.codes);
    const [first = now] = this.#at;
    const isMany = this.#at.length === alarm.codes && now - first < alarm.withinMs;
    if (!isMany || now - this.#warnedAt < alarm.withinMs) return;
    this.#warnedAt = now;
    logger.warn({ codes: alarm.codes, msg: "Somebody is guessing codes of complaints." });
  }
}
