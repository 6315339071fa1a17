import { type Locale, localeStorageKey } from "@setu/contract/locale";
import { readStored } from "../storage.ts";

/** Where a language's pages live: English at the root, Nepali under `/ne`. */
export const basenameOf = (locale: Locale): string => (locale === "ne" ? "/ne" : "/");

/** The language that an address is in. */
export const localeOfPath = (path: string): Locale => (path === "/ne" || path.startsWith("/ne/") ? "ne" : "en");

/** The same page in the given language: "/news/3" and "/ne/news/3". */
export function inLocaleAddress(path: string, locale: Locale): string {
  // One slash: two would name another host.
  const bare = (localeOfPath(path) === "ne" ? path.slice(3) : path).replace(/^(\/{2,}|$)/, "/");
  if (locale === "en") return bare;
  return bare === "/" ? "/ne" : `/ne${bare}`;
}

/** A stored `ne` turns an unprefixed page into its Nepali twin; anything else means English. */
export function storedTwin(location: Pick<Location, "pathname" | "search" | "hash">): string | undefined {
  if (localeOfPath(location.pathname) === "ne" || readStored(localeStorageKey) !== "ne") return undefined;
  return inLocaleAddress(location.pathname, "ne") + location.search + location.hash;
}
