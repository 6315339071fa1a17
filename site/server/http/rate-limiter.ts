import { isIPv6 } from "node:net";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { serverTexts } from "./server-texts.ts";

/** The points allowed in a number of seconds, for several time windows. */
export type Windows = readonly { points: number; seconds: number }[];

/** A rate limiter with several windows for one kind of request, counted for each address. */
export class RateLimiter {
  readonly #windows: RateLimiterMemory[];

  /** `enabled: false` allows everything: for drills. */
  constructor(windows: Windows, enabled: boolean) {
    this.#windows = enabled
      ? windows.map(({ points, seconds }) => new RateLimiterMemory({ points, duration: seconds }))
      : [];
  }

  /** Takes a point from each window; returns the seconds to wait if one of them has none left. */
  async take(address: string): Promise<number> {
    const key = networkOf(address);
    // Taken before it is checked, or concurrent requests would all find a point left.
    const states = await Promise.all(this.#windows.map((window) => window.penalty(key, 1)));
    const full = states.filter((state, index) => state.consumedPoints > (this.#windows[index]?.points ?? 0));
    if (full.length === 0) return 0;
    await this.giveBack(address);
    return Math.max(1, ...full.map(({ msBeforeNext }) => Math.ceil(msBeforeNext / 1000)));
  }

  /** Gives back the points of a request that does not count after all. */
  async giveBack(address: string): Promise<void> {
    for (const window of this.#windows) await window.reward(networkOf(address), 1);
  }
}

/**
 * Takes a point for `address`.
 * @throws FrontApiError `tooManyRequests`, with the seconds to wait, in the visitor's language.
 */
export async function spend(
  limiter: RateLimiter,
  address: string,
  locale: Locale,
  text: string | ((seconds: number) => string) = serverTexts[locale].tooManyRequests,
): Promise<void> {
  const retryAfterSeconds = await limiter.take(address);
  if (retryAfterSeconds === 0) return;
  const message = typeof text === "string" ? text : text(retryAfterSeconds);
  throw new FrontApiError("tooManyRequests", message, { retryAfterSeconds });
}

/** The IPv6 block of a whole site (RFC 6177), whose owner can use any of its 65,536 networks. */
export const siteGroups = 3;

/** Returns the network of an address: an IPv6 visitor has a whole /64, which counts as one address; a site has a /48, three groups. */
export function networkOf(address: string, groups: 3 | 4 = 4): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(mapped)) return mapped;
  const [head = "", tail = ""] = mapped.toLowerCase().split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail.split(":").filter(Boolean);
  const whole = [...front, ...Array(Math.max(0, 8 - front.length - back.length)).fill("0"), ...back];
  return `${whole.slice(0, groups).join(":")}::/${groups * 16}`;
}
