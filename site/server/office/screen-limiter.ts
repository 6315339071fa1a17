import { FrontApiError } from "@setu/contract/errors";
import type { FastifyRequest } from "fastify";
import { cookieOf } from "../http/cookies/cookies.ts";
import { failure } from "../http/failures.ts";
import { limits } from "../http/limits.ts";
import { RateLimiter } from "../http/rate-limiter.ts";
import { serverTexts } from "../http/server-texts.ts";
import { screenLocale } from "./staff-failure.ts";

/** Returns the staff cookie of a request, unverified. */
export const staffToken = ({ headers }: FastifyRequest): string | undefined => cookieOf(headers, "setu-token");

/**
 * Refuses requests for the back office's screens and API: anything but GET and HEAD without a session of ours, since
 * Payload parses a body and stores its files before it asks who sent them, and more requests than the limits allow. A
 * screen takes the back office 50 ms, a server function up to half a second.
 */
export function screenLimiter(enabled: boolean) {
  const screens = new RateLimiter(limits.screens, enabled);
  const calls = new RateLimiter(limits.screenCalls, enabled);
  return async (request: FastifyRequest, session: string | undefined): Promise<void> => {
    const locale = screenLocale(request);
    const isLook = request.method === "GET" || request.method === "HEAD";
    const wait = session === undefined ? await screens.take(request.ip) : isLook ? 0 : await calls.take(session);
    if (wait > 0) {
      throw new FrontApiError("tooManyRequests", serverTexts[locale].tooManyScreens, { retryAfterSeconds: wait });
    }
    if (session === undefined && !isLook) throw failure("signedOut", locale);
  };
}
