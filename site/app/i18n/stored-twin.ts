import { localeOfPath, localeStorageKey, localizedPath } from "@setu/contract/locale";
import { readStored } from "../storage.ts";

/** The Nepali address of an English page whose visitor has chosen Nepali; undefined for every other visit. */
export function storedTwin(location: Pick<Location, "pathname" | "search" | "hash">): string | undefined {
  if (localeOfPath(location.pathname) === "ne" || readStored(localeStorageKey) !== "ne") return undefined;
  return localizedPath(location.pathname, "ne") + location.search + location.hash;
}
