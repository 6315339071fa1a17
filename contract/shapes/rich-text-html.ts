import { localizedPath } from "../locale.ts";
import type { Mark } from "./rich-text.ts";

/** Rules that pages and feeds share for turning a rich text into HTML. */

/** The HTML element of each mark. */
export const elements = {
  bold: "strong",
  italic: "em",
  strike: "s",
  code: "code",
  sub: "sub",
  sup: "sup",
} as const satisfies Record<Mark, string>;

/** Addresses that the site answers with something other than a page. */
const noPage = /^\/(?:media|admin|assets|frontapi|documents)(?:[/?#]|$)/;

/** Returns the English address of the site's page that a link leads to, whatever the link's language; undefined if it leads to no page. */
export function pageOfLink(href: string): string | undefined {
  if (!href.startsWith("/") || noPage.test(href)) return undefined;
  const { pathname, search, hash } = new URL(href, "https://own.invalid");
  return localizedPath(pathname, "en") + search + hash;
}
