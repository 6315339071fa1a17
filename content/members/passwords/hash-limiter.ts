import { setTimeout as wait } from "node:timers/promises";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import pLimit from "p-limit";
import { memberTexts } from "../texts.ts";

/** The most hashes per second: a tenth of one processor, and the memory of one hash (19 MiB), under any load. */
const perSecond = 10;
const waitingAtMost = 8;
const patienceMs = 2000;

const turns = pLimit(1);

/** A limiter for callers who share ten hashes a second. */
class HashLimiter {
  #left: number = perSecond;
  #filledAt = 0;
  #waiting = 0;
  /** Only one of a kind of device waits for the turn that both kinds share: strangers cannot fill the queue before a known device. */
  readonly #own = pLimit(1);

  /** Whether it would refuse one more caller. */
  isFull(now = performance.now()): boolean {
    this.#left = Math.min(perSecond, this.#left + ((now - this.#filledAt) / 1000) * perSecond);
    this.#filledAt = now;
    return this.#waiting >= waitingAtMost || this.#left < 1;
  }

  /**
   * Runs `work` in turn.
   * @throws FrontApiError `unavailable`, with the seconds to wait, when too many others are first.
   */
  async pass<Result>(locale: Locale, work: () => Promise<Result>): Promise<Result> {
    const asked = performance.now();
    if (this.isFull(asked)) throw busy(locale);
    this.#left -= 1;
    this.#waiting += 1;
    try {
      return await this.#own(() =>
        turns(() => {
          if (performance.now() - asked > patienceMs) throw busy(locale);
          return work();
        }),
      );
    } finally {
      this.#waiting -= 1;
    }
  }
}

const busy = (locale: Locale) => new FrontApiError("unavailable", memberTexts[locale].busy, { retryAfterSeconds: 2 });

/** A flood from strangers must not keep out members on known devices. */
const limiters = { strangers: new HashLimiter(), known: new HashLimiter() };

/**
 * Hashes passwords one after the other, at most ten a second for each kind of device: a flood leaves processors for the
 * pages, and turns for known devices.
 * @throws FrontApiError `unavailable`, with the seconds to wait, when too many others are first.
 */
export const hashInTurn = <Result>(
  locale: Locale,
  work: () => Promise<Result>,
  device: keyof typeof limiters = "strangers",
): Promise<Result> => limiters[device].pass(locale, work);

/**
 * How long a refused client waits, in ms: half a second, so that fifty connections ask a hundred times a second and not a thousand times.
 * Each waits for a time of its own, since clients that were refused together would otherwise ask together again, and visitors would wait
 * until all of them have their answers.
 */
export const refusedAfterMs = (): number => 250 + Math.random() * 500;

/**
 * Refuses strangers before anything is looked up for them, while no turn is free.
 * @throws FrontApiError `unavailable`, with the seconds to wait.
 */
export async function requireTurn(locale: Locale): Promise<void> {
  if (!limiters.strangers.isFull()) return;
  await wait(refusedAfterMs());
  throw busy(locale);
}
