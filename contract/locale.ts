/** The two languages of the site; English is the default (specification, sections 4 and 9). */
export const locales = ["en", "ne"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "en";

/** The visitor's choice is kept in local storage under this key (specification, section 4). */
export const localeStorageKey = "setu.locale";

export const isLocale = (value: unknown): value is Locale => value === "en" || value === "ne";

/** The other language: what a text falls back to when its own translation is missing. */
export const otherLocale = (locale: Locale): Locale => (locale === "en" ? "ne" : "en");
