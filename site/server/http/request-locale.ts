import { defaultLocale, isLocale, type Locale, locales } from "@setu/contract/locale";
import type { FastifyRequest } from "fastify";
import Negotiator from "negotiator";

/** The language of a call: `?locale`, else the first of Accept-Language that we have, else English. */
export function requestLocale(request: FastifyRequest): Locale {
  // No query was read of an address that could not be understood.
  const { locale } = (request.query ?? {}) as { locale?: unknown };
  if (isLocale(locale)) return locale;
  return preferredLocale(request.headers["accept-language"]) ?? defaultLocale;
}

/** The first language of an Accept-Language header that the site has, by weight (RFC 9110, 12.5.4). */
export function preferredLocale(header: string | undefined): Locale | undefined {
  // No browser sends more; `*` asks for no language in particular.
  const languages = (header ?? "").slice(0, 200).replaceAll("*", "");
  return new Negotiator({ headers: { "accept-language": languages } }).languages([...locales]).find(isLocale);
}
