import { createHash } from "node:crypto";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { memberTexts } from "../texts.ts";

/** The most wrong passwords for one account in 15 minutes: from all unknown devices together, and from each known one. */
const window = { points: 10, duration: 900 };

interface Tried {
  emailKey: string;
  /** A device that has signed in to this account before: strangers do not lock it out (OWASP, device cookies). */
  device: string | undefined;
}

const keyOf = ({ emailKey, device }: Tried): string =>
  createHash("sha256")
    .update(device ? `device:${device}` : `account:${emailKey}`)
    .digest("base64");

/** Counts wrong passwords for each account, real or not, in this process. */
export class WrongPasswords {
  readonly #counts = new RateLimiterMemory(window);

  /**
   * Whether `compare` finds the password right. It counts as a wrong one while it compares: attempts that arrive together
   * cannot all slip through. An attempt that could not be compared does not count.
   * @throws FrontApiError `tooManyRequests`, with the seconds to wait, and what `compare` rejects with.
   */
  async tryOne({ emailKey, device }: Tried, locale: Locale, compare: () => Promise<boolean>): Promise<boolean> {
    const key = keyOf({ emailKey, device });
    const { consumedPoints, msBeforeNext } = await this.#counts.penalty(key, 1);
    if (consumedPoints > window.points) {
      const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
      const text = memberTexts[locale].tooMany(Math.ceil(retryAfterSeconds / 60));
      throw new FrontApiError("tooManyRequests", text, { retryAfterSeconds });
    }
    let isRight: boolean;
    try {
      isRight = await compare();
    } catch (error) {
      await this.#counts.reward(key, 1);
      throw error;
    }
    if (isRight) await this.#counts.delete(key);
    return isRight;
  }

  /** Resets the count for an account that has a new password: strangers' attempts do not keep its member out. */
  async forgive(emailKey: string): Promise<void> {
    await this.#counts.delete(keyOf({ emailKey, device: undefined }));
  }
}
