import { isUnwritable } from "@setu/content/unwritable";
import { type ErrorCode, errorStatus, FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { FastifyReply, FastifyRequest } from "fastify";
import { uncached } from "./headers.ts";
import { requestLocale } from "./request-locale.ts";
import { serverTexts } from "./server-texts.ts";

const textNames = {
  signedOut: "signedOut",
  notFound: "notFound",
  methodNotAllowed: "methodNotAllowed",
  tooLarge: "tooLarge",
  unsupportedMediaType: "unsupportedMediaType",
  unexpected: "unexpected",
  unavailable: "unavailable",
} as const satisfies Partial<Record<ErrorCode, string>>;

/** Returns a refusal with a message in the visitor's language. */
export function failure(
  code: ErrorCode,
  locale: Locale,
  cause?: unknown,
  retryAfterSeconds?: number | undefined,
): FrontApiError {
  const name = code in textNames ? textNames[code as keyof typeof textNames] : "badRequest";
  return new FrontApiError(code, serverTexts[locale][name], { cause, retryAfterSeconds });
}

/**
 * Translates Fastify's own refusals (a body too large, broken JSON) and the router's (no form here) into our
 * vocabulary; anything unknown is unexpected.
 */
export function asFrontApiError(error: unknown, locale: Locale): FrontApiError {
  // An operation knows the error, but does not always have a message for it.
  if (error instanceof FrontApiError) {
    return error.message ? error : failure(error.code, locale, error.cause, error.retryAfterSeconds);
  }
  if (isUnwritable(error)) return failure("unavailable", locale, error, 30);
  const { statusCode, status = statusCode } = (error ?? {}) as { statusCode?: unknown; status?: unknown };
  const known = Object.entries(errorStatus).find(([, number]) => number === status)?.[0] as ErrorCode | undefined;
  const clientFault = typeof status === "number" && status >= 400 && status < 500;
  return failure(known ?? (clientFault ? "badRequest" : "unexpected"), locale, error);
}

/** Answers a call with an error; the only place that does: the envelope, without the cause. */
export function sendFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  locale = requestLocale(request),
  more?: (known: FrontApiError) => object,
): FastifyReply {
  const known = asFrontApiError(error, locale);
  if (known.status >= 500) request.log.error({ err: known.cause ?? error }, known.code);
  if (known.retryAfterSeconds !== undefined) reply.header("retry-after", String(known.retryAfterSeconds));
  // A proxy's answer that breaks off before it is sent leaves the headers of the intended answer.
  for (const name of ["content-encoding", "content-length"]) reply.removeHeader(name);
  return uncached(reply)
    .code(known.status)
    .type("application/json; charset=utf-8")
    .send({ ...known.toJSON(), ...more?.(known) });
}
