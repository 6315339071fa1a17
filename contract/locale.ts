/** The two languages of the site; English is the default (specification, sections 4 and 9). */
export const locales = ["en", "ne"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "en";

export const isLocale = (value: unknown): value is Locale => value === "en" || value === "ne";

/** Returns the language that a stored or sent value names; English for anything else. */
export const localeOf = (value: unknown): Locale => (value === "ne" ? "ne" : "en");

/** Returns the other language, which a text falls back to when its own translation is missing. */
export const otherLocale = (locale: Locale): Locale => (locale === "en" ? "ne" : "en");

/** Returns the base path of a language's pages: English at the root, Nepali under `/ne`. */
export const basenameOf = (locale: Locale): string => (locale === "ne" ? "/ne" : "/");

/** Returns the language of the page at a path. */
export const localeOfPath = (path: string): Locale => (path === "/ne" || path.startsWith("/ne/") ? "ne" : "en");

/** Returns the path of the same page in the given language: "/news/3" and "/ne/news/3". */
export function localizedPath(path: string, locale: Locale): string {
  // One slash: two would name another host.
  const bare = (localeOfPath(path) === "ne" ? path.slice(3) : path).replace(/^(\/{2,}|$)/, "/");
  if (locale === "en") return bare;
  return bare === "/" ? "/ne" : `/ne${bare}`;
}
