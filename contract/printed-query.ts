import { knownQuery } from "./known-query.ts";
import type { Page } from "./pages.ts";

/** Returns the query of a page's address on paper. A private page's identifies its owner, and is left out. */
export function printedQuery(page: Page | undefined, asked: URLSearchParams): string {
  const kept = !page || page.isPrivate ? "" : String(knownQuery(page.query, asked));
  // People type it from paper, so only characters with a meaning in a query are escaped.
  return kept && `?${decodeURI(kept).replaceAll("%2C", ",")}`;
}
