import type { Locale } from "@setu/contract/locale";

/** The prefix of page addresses in a language. */
export const localePrefix = (locale: Locale): string => (locale === "ne" ? "/ne" : "");
