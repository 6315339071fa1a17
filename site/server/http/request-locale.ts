import { defaultLocale, isLocale, type Locale, locales } from "@setu/contract/locale";
import type { FastifyRequest } from "fastify";
import Negotiator from "negotiator";

/** Returns the language of a call: `?locale`, otherwise the best match of Accept-Language, otherwise English. */
export function requestLocale(request: FastifyRequest): Locale {
  // The query is not parsed if the address was invalid.
  const { locale } = (request.query ?? {}) as { locale?: unknown };
  if (isLocale(locale)) return locale;
  return preferredLocale(request.headers["accept-language"]) ?? defaultLocale;
}

/** Returns the first language of an Accept-Language header that the site has, by weight (RFC 9110, 12.5.4). */
export function preferredLocale(header: string | undefined): Locale | undefined {
  // No browser sends more; `*` means no language in particular.
  const languages = (header ?? "").slice(0, 200).replaceAll("*", "");
  return new Negotiator({ headers: { "accept-language": languages } }).languages([...locales]).find(isLocale);
}
