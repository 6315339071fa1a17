import type { Locale } from "@setu/contract/locale";

/** What the addresses of pages in a language begin with. */
export const localePrefix = (locale: Locale): string => (locale === "ne" ? "/ne" : "");
