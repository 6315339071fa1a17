import { FrontApiError } from "@setu/contract/errors";
import type { FastifyRequest } from "fastify";

/**
 * Refuses what another site made the visitor's browser send (safety, T10). A caller that is no browser
 * sends neither header, and has no session to abuse.
 * @throws FrontApiError `forbidden`.
 */
export function refuseCrossOrigin(request: FastifyRequest, publicOrigin: string): void {
  const origin = request.headers.origin;
  const site = request.headers["sec-fetch-site"];
  // A form on a page whose address nobody may learn (`no-referrer`) has no origin; the browser says all the same where it is from.
  const isNameless = origin === "null" && site === "same-origin";
  const own = origin === undefined || isNameless || origin === publicOrigin || hostOf(origin) === request.headers.host;
  if (!own || (site !== undefined && site !== "same-origin" && site !== "none")) {
    throw new FrontApiError("forbidden", "This request came from another site.");
  }
}

/** Null for `Origin: null` and anything that is no origin. */
const hostOf = (origin: string): string | null => URL.parse(origin)?.host ?? null;
