import { knownQuery } from "./known-query.ts";
import type { Page } from "./pages.ts";

/** Returns the query of a page's address on paper. A private page's identifies its owner, and is left out. */
export function printedQuery(page: Page | undefined, asked: URLSearchParams): string {
  const kept = !page || page.isPrivate ? "" : String(knownQuery(page.query, asked));
  // Whoever types it reads letters: nothing is escaped but what has a meaning in a query.
  return kept && `?${decodeURI(kept).replaceAll("%2C", ",")}`;
}
