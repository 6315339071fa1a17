import { localeOfPath, localeStorageKey, localizedPath } from "@setu/contract/locale";
import { readStored } from "../storage.ts";

/** Returns the Nepali address of an English page if the visitor has chosen Nepali; undefined for every other visit. */
export function storedTwin(location: Pick<Location, "pathname" | "search" | "hash">): string | undefined {
  if (localeOfPath(location.pathname) === "ne" || readStored(localeStorageKey) !== "ne") return undefined;
  return localizedPath(location.pathname, "ne") + location.search + location.hash;
}
