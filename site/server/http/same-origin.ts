import { FrontApiError } from "@setu/contract/errors";
import type { FastifyRequest } from "fastify";

/**
 * Refuses a request that another site made the visitor's browser send (safety, T10). A client that is no
 * browser sends neither header, and has no session to abuse.
 * @throws FrontApiError `forbidden`.
 */
export function refuseCrossOrigin(request: FastifyRequest, publicOrigin: string): void {
  const origin = request.headers.origin;
  const site = request.headers["sec-fetch-site"];
  // A form on a page with `no-referrer` has no origin; the browser still says whether it is the same one.
  const isNameless = origin === "null" && site === "same-origin";
  const own = origin === undefined || isNameless || origin === publicOrigin || hostOf(origin) === request.headers.host;
  if (!own || (site !== undefined && site !== "same-origin" && site !== "none")) {
    throw new FrontApiError("forbidden", "This request came from another site.");
  }
}

/** Returns null for `Origin: null` and any other invalid origin. */
const hostOf = (origin: string): string | null => URL.parse(origin)?.host ?? null;
