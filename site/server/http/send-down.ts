import type { FastifyReply } from "fastify";
import { uncached } from "./headers.ts";
import { plainDocument, plainPolicy } from "./plain-document.ts";
import { preferredLocale } from "./request-locale.ts";
import { serverTexts } from "./server-texts.ts";

/** Tells an editor that the back office is down or being upgraded; the site itself still works. */
export function sendDown(reply: FastifyReply, error: Error): void {
  const { request } = reply;
  request.log.error({ err: error }, "the back office does not answer");
  const locale = preferredLocale(request.headers["accept-language"]) ?? "en";
  const text = serverTexts[locale].adminDown;
  uncached(reply)
    .code(503)
    .header("retry-after", "5")
    .header("content-security-policy", plainPolicy)
    .type("text/html; charset=utf-8")
    .send(plainDocument(locale, text));
}
