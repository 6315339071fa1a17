import { localeOfPath } from "../app/i18n/locale-address.ts";

/** Which page an address asks for. */
export interface PageAddress {
  /** The path with its language's prefix, without a slash at the end. */
  path: string;
  /** What tells this page from others in the cache: known parameters only, so junk cannot fill it. */
  key: string;
  /** The query that the page is rendered with. */
  query: string;
}

/** A form sent without JavaScript comes back to this. */
const sent = "?contact=sent";

export function pageAddress(url: string): PageAddress {
  const queryAt = url.indexOf("?");
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  const query = queryAt !== -1 && new URLSearchParams(url.slice(queryAt)).get("contact") === "sent" ? sent : "";
  return { path, key: path + query, query };
}

/** All unknown paths of a language are one page. */
export function unknownPage(path: string): PageAddress {
  const shared = localeOfPath(path) === "ne" ? "/ne/404" : "/404";
  return { path: shared, key: shared, query: "" };
}

/**
 * Where an address with a slash at its end really stands; undefined for any other address. Never a
 * path that a browser would take for another host (safety, T27).
 */
export function withoutSlash(path: string): string | undefined {
  if (path.length < 2 || !path.endsWith("/")) return undefined;
  // Browsers take a backslash for a slash, and leave out tabs and line breaks.
  return `/${path.replace(/^[/\\\s]+|\/+$/g, "")}`;
}
