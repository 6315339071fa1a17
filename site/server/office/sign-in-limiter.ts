import { createHash } from "node:crypto";
import type { Environment } from "@setu/content/environment";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { FastifyRequest } from "fastify";
import { cookieOf } from "../http/cookies/cookies.ts";
import { limits } from "../http/limits.ts";
import { networkOf, RateLimiter, siteGroups } from "../http/rate-limiter.ts";
import { serverTexts } from "../http/server-texts.ts";
import { deviceCookieName, issueDevice, knownDevice } from "./known-device.ts";

const yearSeconds = 365 * 24 * 3600;

/** The values that the limits depend on. */
type Asking = Pick<FastifyRequest, "ip" | "headers">;

/** The limits on guesses before they reach the back office. */
export interface SignInLimiter {
  /** Counts an attempt of any kind to sign in, by its network. */
  take(request: Asking, locale: Locale): Promise<void>;
  /** Counts a password that is tried on an account; call the returned function when the password was right, or was not checked. */
  guess(request: Asking, email: string, locale: Locale): Promise<() => Promise<void>>;
  /** Counts a change of an account, by its network. */
  change(request: Asking, locale: Locale): Promise<void>;
  /** Returns the cookie by which this device is recognised for the account from now on. */
  deviceCookie(email: string): string;
}

/**
 * Limits guessing without locking anybody out (safety, T11): a stranger's wrong passwords use up the limits for strangers
 * in their network and, more widely, for the account. A device that has signed in to the account before has a limit of
 * its own.
 * @returns functions that throw FrontApiError `tooManyRequests`.
 */
export function signInLimiter(env: Pick<Environment, "limits" | "secret" | "publicOrigin">): SignInLimiter {
  const attempts = new RateLimiter(limits.signIn.attempts, env.limits);
  const fromNetwork = new RateLimiter(limits.signIn.accountAndNetwork, env.limits);
  const fromStrangers = new RateLimiter(limits.signIn.account, env.limits);
  const changes = new RateLimiter(limits.signIn.changes, env.limits);
  const fromDevice = new RateLimiter(limits.signIn.device, env.limits);
  const secure = env.publicOrigin.startsWith("https:") ? "; Secure" : "";

  const siteOf = ({ ip }: Asking) => networkOf(ip, siteGroups);
  const refuse = (seconds: number, locale: Locale): void => {
    if (seconds === 0) return;
    const text = serverTexts[locale].tooManySignIns(Math.ceil(seconds / 60));
    throw new FrontApiError("tooManyRequests", text, { retryAfterSeconds: seconds });
  };

  return {
    take: async (request, locale) => refuse(await attempts.take(siteOf(request)), locale),
    change: async (request, locale) => refuse(await changes.take(siteOf(request)), locale),
    async guess(request, email, locale) {
      const device = knownDevice(env.secret, email, cookieOf(request.headers, deviceCookieName(env.secret, email)));
      // Any input is counted, whether there is such an account or not.
      const account = createHash("sha256").update(email.toLowerCase().trim()).digest("base64url");
      if (device) {
        refuse(await fromDevice.take(device), locale);
        return () => fromDevice.giveBack(device);
      }
      refuse(await attempts.take(siteOf(request)), locale);
      const pair = `${account} ${siteOf(request)}`;
      refuse(await fromNetwork.take(pair), locale);
      const seconds = await fromStrangers.take(account);
      // No password was tried: strangers use up the account's limit, not that of its owner's network.
      if (seconds > 0) await fromNetwork.giveBack(pair);
      refuse(seconds, locale);
      return async () => {
        await fromNetwork.giveBack(pair);
        await fromStrangers.giveBack(account);
      };
    },
    deviceCookie: (email) =>
      `${deviceCookieName(env.secret, email)}=${issueDevice(env.secret, email)}; Max-Age=${yearSeconds}; Path=/api/users; HttpOnly; SameSite=Strict${secure}`,
  };
}
