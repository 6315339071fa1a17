import type { Locale } from "@setu/contract/locale";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendFailure } from "../http/failures.ts";
import { preferredLocale } from "../http/request-locale.ts";

/** Returns the language of the back office's screens; `?locale` there is the language of the content on them. */
export function screenLocale({ headers }: FastifyRequest): Locale {
  const chosen = /(?:^|;\s*)setu-lng=(en|ne)(?:;|$)/.exec(headers.cookie ?? "")?.[1] as Locale | undefined;
  return chosen ?? preferredLocale(headers["accept-language"]) ?? "en";
}

/** Sends a refusal by the proxy itself, with the reason where the back office's screens look for it: `errors[0].message`. */
export const sendStaffFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendFailure(error, request, reply, screenLocale(request), ({ message }) => ({ errors: [{ message }] }));
