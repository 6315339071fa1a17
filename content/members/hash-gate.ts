import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import pLimit from "p-limit";
import { memberTexts } from "./texts.ts";

/** A tenth of one processor, and one hash's memory (19 MiB), whatever comes in. */
const perSecond = 10;
const waitingAtMost = 8;
const patienceMs = 2000;

const turns = pLimit(1);
let left: number = perSecond;
let filledAt = 0;

function take(now: number): boolean {
  left = Math.min(perSecond, left + ((now - filledAt) / 1000) * perSecond);
  filledAt = now;
  if (left < 1) return false;
  left -= 1;
  return true;
}

/**
 * Hashes passwords one after the other, and ten a second at the most: a flood of them leaves the pages their processors.
 * @throws FrontApiError `unavailable`, with the seconds to wait, when others are first.
 */
export async function hashInTurn<Result>(locale: Locale, work: () => Promise<Result>): Promise<Result> {
  const asked = performance.now();
  const busy = () => new FrontApiError("unavailable", memberTexts[locale].busy, { retryAfterSeconds: 2 });
  if (turns.pendingCount >= waitingAtMost || !take(asked)) throw busy();
  return turns(() => {
    if (performance.now() - asked > patienceMs) throw busy();
    return work();
  });
}
