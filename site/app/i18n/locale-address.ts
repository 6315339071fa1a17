import { type Locale, localeStorageKey } from "@setu/contract/locale";

/** Where a language's pages live: English at the root, Nepali under `/ne`. */
export const basenameOf = (locale: Locale): string => (locale === "ne" ? "/ne" : "/");

/** The language that an address is in. */
export const localeOfPath = (path: string): Locale => (path === "/ne" || path.startsWith("/ne/") ? "ne" : "en");

/** The same page in the given language: "/news/3" and "/ne/news/3". */
export function inLocaleAddress(path: string, locale: Locale): string {
  const bare = localeOfPath(path) === "ne" ? path.slice(3) || "/" : path;
  if (locale === "en") return bare;
  return bare === "/" ? "/ne" : `/ne${bare}`;
}

/** Keeps the visitor's choice (specification, section 4). Storage may be closed to us. */
export function storeLocale(locale: Locale): void {
  try {
    localStorage.setItem(localeStorageKey, locale);
  } catch {
    // Private windows and strict settings: the address still says which language it is.
  }
}

/** A stored `ne` turns an unprefixed page into its Nepali twin; anything else means English. */
export function storedTwin(location: Pick<Location, "pathname" | "search" | "hash">): string | undefined {
  try {
    if (localeOfPath(location.pathname) === "ne" || localStorage.getItem(localeStorageKey) !== "ne") return undefined;
  } catch {
    return undefined;
  }
  return inLocaleAddress(location.pathname, "ne") + location.search + location.hash;
}
