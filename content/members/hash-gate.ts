import { setTimeout as wait } from "node:timers/promises";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import pLimit from "p-limit";
import { memberTexts } from "./texts.ts";

/** A tenth of one processor, and one hash's memory (19 MiB), whatever comes in. */
const perSecond = 10;
const waitingAtMost = 8;
const patienceMs = 2000;

const turns = pLimit(1);

/** Those who share ten hashes a second. */
class Gate {
  #left: number = perSecond;
  #filledAt = 0;
  #waiting = 0;

  /** Whether one more would be refused. */
  isFull(now = performance.now()): boolean {
    this.#left = Math.min(perSecond, this.#left + ((now - this.#filledAt) / 1000) * perSecond);
    this.#filledAt = now;
    return this.#waiting >= waitingAtMost || this.#left < 1;
  }

  /** @throws FrontApiError `unavailable`, with the seconds to wait, when others are first. */
  async pass<Result>(locale: Locale, work: () => Promise<Result>): Promise<Result> {
    const asked = performance.now();
    if (this.isFull(asked)) throw busy(locale);
    this.#left -= 1;
    this.#waiting += 1;
    try {
      return await turns(() => {
        if (performance.now() - asked > patienceMs) throw busy(locale);
        return work();
      });
    } finally {
      this.#waiting -= 1;
    }
  }
}

const busy = (locale: Locale) => new FrontApiError("unavailable", memberTexts[locale].busy, { retryAfterSeconds: 2 });

/** A flood from strangers must not keep members out who sign in where they did before. */
const gates = { strangers: new Gate(), known: new Gate() };

/**
 * Hashes passwords one after the other, and of each kind of device ten a second at the most: a flood of them leaves the pages their
 * processors, and known devices their turn.
 * @throws FrontApiError `unavailable`, with the seconds to wait, when others are first.
 */
export const hashInTurn = <Result>(
  locale: Locale,
  work: () => Promise<Result>,
  device: keyof typeof gates = "strangers",
): Promise<Result> => gates[device].pass(locale, work);

/** Who is refused waits: fifty connections then ask a hundred times a second, and not a thousand times. */
const refusedAfterMs = 500;

/**
 * Refuses strangers before anything is looked up for them, while there is no turn to be had.
 * @throws FrontApiError `unavailable`, with the seconds to wait.
 */
export async function requireTurn(locale: Locale): Promise<void> {
  if (!gates.strangers.isFull()) return;
  await wait(refusedAfterMs);
  throw busy(locale);
}
