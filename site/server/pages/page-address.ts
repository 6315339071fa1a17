import { localeOfPath } from "@setu/contract/locale";

/** A page, as an address asks for it. */
export interface PageAddress {
  /** The path with its language's prefix, without a slash at the end. */
  path: string;
  /** The page's key in the cache: its path and known parameters only, so that junk cannot fill the cache. */
  key: string;
  /** The query that the page is rendered with. */
  query: string;
  /** Its pictures wait to be asked for: a page of its own, with a key of its own. */
  light?: boolean;
}

/** The light page at an address. No address has a space in it. */
export const lightAddress = (address: PageAddress): PageAddress => ({
  ...address,
  key: `${address.key}${light}`,
  light: true,
});
const light = " light";

/** How much of a parameter's value is used, in characters. */
const longestValue = 100;

/** The query parameters that the page at a path knows. */
export type KnownQuery = (path: string) => readonly string[];

/** Which page an address asks for, with the first value of each parameter that the page knows. */
export function pageAddress(url: string, knownQuery: KnownQuery): PageAddress {
  const queryAt = url.indexOf("?");
  if (queryAt === -1) return { path: url, key: url, query: "" };
  const path = url.slice(0, queryAt);
  const asked = new URLSearchParams(url.slice(queryAt));
  const kept = new URLSearchParams();
  for (const name of knownQuery(path)) {
    const value = asked.get(name)?.trim().slice(0, longestValue).toWellFormed();
    if (value) kept.set(name, value);
  }
  const query = kept.size > 0 ? `?${kept}` : "";
  return { path, key: path + query, query };
}

const unknownPaths = { en: "/404", ne: "/ne/404" };

/** All unknown paths of a language are one page. */
export function unknownPage(path: string): PageAddress {
  const shared = unknownPaths[localeOfPath(path)];
  return { path: shared, key: shared, query: "" };
}

export const isUnknownPage = (key: string): boolean => Object.values(unknownPaths).includes(key.replace(light, ""));

/**
 * The one spelling of a page's path: decoded where nothing needs an escape, in small letters, without empty or dotted parts.
 * Never a path that a browser would take for another host (safety, T27). What cannot be decoded stays as it is.
 */
export function canonicalPath(path: string): string {
  const { pathname } = new URL(`http://site.invalid${path}`);
  try {
    const parts = pathname.split("/").filter(Boolean);
    return `/${parts.map((part) => encodeURIComponent(decodeURIComponent(part).toLowerCase())).join("/")}`;
  } catch {
    return path;
  }
}

/**
 * The address without its slash at the end; undefined for an address that has none. Never a
 * path that a browser would take for another host (safety, T27).
 */
export function withoutSlash(path: string): string | undefined {
  if (path.length < 2 || !path.endsWith("/")) return undefined;
  // Browsers take a backslash for a slash, and leave out tabs and line breaks.
  return `/${path.replace(/^[/\\\s]+|\/+$/g, "")}`;
}
