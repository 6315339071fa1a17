import { knownQuery as queryOf } from "@setu/contract/known-query";
import { localeOfPath } from "@setu/contract/locale";

/** The page that an address asks for. */
export interface PageAddress {
  /** The path with its language's prefix, without a slash at the end. */
  path: string;
  /** The page's key in the cache: only its path and known parameters, so that junk cannot fill the cache. */
  key: string;
  /** The query that the page is rendered with. */
  query: string;
  /** Whether its pictures wait for the visitor's request: a page of its own, with a key of its own. */
  light?: boolean;
}

/** Returns the light page at an address. The key is unambiguous, since no address contains a space. */
export const lightAddress = (address: PageAddress): PageAddress => ({
  ...address,
  key: `${address.key}${light}`,
  light: true,
});
const light = " light";

/** Returns the query parameters that the page at a path knows. */
export type KnownQuery = (path: string) => readonly string[];

/** Returns the page that an address asks for, with the first value of each parameter that the page knows. */
export function pageAddress(url: string, knownQuery: KnownQuery): PageAddress {
  const queryAt = url.indexOf("?");
  if (queryAt === -1) return { path: url, key: url, query: "" };
  const path = url.slice(0, queryAt);
  const kept = queryOf(knownQuery(path), new URLSearchParams(url.slice(queryAt)));
  const query = kept.size > 0 ? `?${kept}` : "";
  return { path, key: path + query, query };
}

const unknownPaths = { en: "/404", ne: "/ne/404" };

/** Returns the page that all unknown paths of a language share. */
export function unknownPage(path: string): PageAddress {
  const shared = unknownPaths[localeOfPath(path)];
  return { path: shared, key: shared, query: "" };
}

export const isUnknownPage = (key: string): boolean => Object.values(unknownPaths).includes(key.replace(light, ""));

/**
 * Returns the canonical path of a page: decoded where nothing needs an escape, in lower case, without empty or dotted parts.
 * Never a path that a browser would take for another host (safety, T27). A path that cannot be decoded stays as it is.
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
 * Returns the address without its slash at the end; undefined for an address that has none. Never a path that
 * a browser would take for another host (safety, T27).
 */
export function withoutSlash(path: string): string | undefined {
  if (path.length < 2 || !path.endsWith("/")) return undefined;
  // Browsers treat a backslash as a slash, and ignore tabs and line breaks.
  return `/${path.replace(/^[/\\\s]+|\/+$/g, "")}`;
}

/**
 * Returns the address with a path that can be decoded: escapes that are none, or were cut off with the end of a link, stand for
 * themselves. Never a path that a browser would take for another host (safety, T27).
 */
export function decodableAddress(url: string): string {
  const [path = ""] = url.split("?", 1);
  const decodable = path.replace(/(?:%[0-9a-f]{2})+|%/gi, (escapes) =>
    isDecodable(escapes) ? escapes : escapes.replaceAll("%", "%25"),
  );
  return `/${decodable.replace(/^[/\\\s]+/, "")}${url.slice(path.length)}`;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
