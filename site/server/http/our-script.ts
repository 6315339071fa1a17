import { requestedWith } from "@setu/contract/calls/paths";
import type { FastifyRequest } from "fastify";
import { failure } from "./failures.ts";
import { requestLocale } from "./request-locale.ts";
import { refuseCrossOrigin } from "./same-origin.ts";

/**
 * Refuses requests that no script on our own pages has sent: only such a script can set the header without a preflight,
 * so another site's form cannot (safety, T10).
 * @throws FrontApiError `forbidden` or `badRequest`.
 */
export function requireOurScript(request: FastifyRequest, publicOrigin: string): void {
  refuseCrossOrigin(request, publicOrigin);
  const marked = request.headers[requestedWith.name.toLowerCase()] === requestedWith.value;
  if (!marked) throw failure("badRequest", requestLocale(request));
}

/** Returns the token of a mailed link; empty if the request has none. */
export const bearerOf = ({ headers }: FastifyRequest): string =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? "")?.[1] ?? "";
