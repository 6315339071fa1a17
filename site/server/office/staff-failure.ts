import type { IncomingHttpHeaders } from "node:http";
import { isLocale, type Locale } from "@setu/contract/locale";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieOf } from "../http/cookies/cookies.ts";
import { sendFailure } from "../http/failures.ts";
import { preferredLocale } from "../http/request-locale.ts";

/** Returns Payload's cookie with the language that a member of the staff has chosen, unverified. */
export const chosenLanguage = (headers: IncomingHttpHeaders): string | undefined => cookieOf(headers, "setu-lng");

/** Returns the language of the back office's screens; `?locale` there is the language of the content on them. */
export function screenLocale({ headers }: FastifyRequest): Locale {
  const chosen = chosenLanguage(headers);
  return isLocale(chosen) ? chosen : (preferredLocale(headers["accept-language"]) ?? "en");
}

/** Sends a refusal by the proxy itself, with the reason where the back office's screens look for it: `errors[0].message`. */
export const sendStaffFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendFailure(error, request, reply, screenLocale(request), ({ message }) => ({ errors: [{ message }] }));
