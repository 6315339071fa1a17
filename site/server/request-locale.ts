import { defaultLocale, isLocale, type Locale } from "@setu/contract/locale";
import type { FastifyRequest } from "fastify";

/** The language of a call: `?locale`, else the first of Accept-Language that we have, else English. */
export function requestLocale(request: FastifyRequest): Locale {
  const { locale } = request.query as { locale?: unknown };
  if (isLocale(locale)) return locale;
  return preferredLocale(request.headers["accept-language"]) ?? defaultLocale;
}

/** The first language of an Accept-Language header that the site has, by weight (RFC 9110, 12.5.4). */
export function preferredLocale(header: string | undefined): Locale | undefined {
  return (header ?? "")
    .slice(0, 200)
    .split(",")
    .map((part) => {
      const [tag = "", weight = "q=1"] = part.trim().split(";");
      return { tag: tag.trim().slice(0, 2).toLowerCase(), weight: Number(weight.trim().replace(/^q=/i, "")) || 0 };
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
    .find(isLocale);
}
