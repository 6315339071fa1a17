import { defaultLocale, isLocale, type Locale } from "@setu/contract/locale";
import type { FastifyRequest } from "fastify";

/** The language of a call: `?locale`, else the first of Accept-Language that we have, else English. */
export function requestLocale(request: FastifyRequest): Locale {
  // No query was read of an address that could not be understood.
  const { locale } = (request.query ?? {}) as { locale?: unknown };
  if (isLocale(locale)) return locale;
  return preferredLocale(request.headers["accept-language"]) ?? defaultLocale;
}

/** The first language of an Accept-Language header that the site has, by weight (RFC 9110, 12.5.4). */
export function preferredLocale(header: string | undefined): Locale | undefined {
  return (
    (header ?? "")
      .slice(0, 200)
      .split(",")
      .map((part) => {
        const [tag = "", weight = "q=1"] = part.trim().split(";");
        const [language = ""] = tag.trim().toLowerCase().split("-");
        return { tag: language, weight: Number(weight.trim().replace(/^q=/i, "")) || 0 };
      })
      // q=0 says "not this one".
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .map(({ tag }) => tag)
      .find(isLocale)
  );
}
