import type { PageName } from "@setu/contract/pages";
import { wantedHere } from "../light/choice.ts";
import type { Router } from "../offline/keep-pages.ts";
import { codeOf, matchOf } from "./page-code.ts";

/** The fewest links from a list to its items. */
const fewest = 3;
/** How long the visitor has had a page when the next one's code is loaded, in milliseconds. */
const pauseMs = 1000;
/** It leads to everything, and its weight has a limit. */
const home: PageName = "home";

/**
 * Loads the code of the page to which most links of a list lead, without its data: an item's page needs both, one after the other, and
 * a touch comes too late for two answers of a slow connection. Not where the connection or the visitor asks to save data.
 */
export function loadNextCode(router: Router): void {
  const load = () => {
    if (wantedHere() || !navigator.onLine || matchOf(router, new URL(location.href))?.route.id === home) return;
    const address = mostLinked(router.basename ?? "/");
    const match = address && matchOf(router, address);
    // The page itself asks again, and says what is wrong.
    if (match) codeOf(match).catch(() => {});
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  router.subscribe(({ navigation }) => {
    clearTimeout(timer);
    if (navigation.state === "idle") timer = setTimeout(load, pauseMs);
  });
  load();
}

/** An address of the kind to which most links of the content lead: kinds differ in their first part or their number of parts. */
function mostLinked(basename: string): URL | undefined {
  const kinds = new Map<string, { url: URL; links: number }>();
  for (const { href, origin } of document.querySelectorAll<HTMLAnchorElement>("main a[href]")) {
    if (origin !== location.origin) continue;
    const url = new URL(href);
    if (url.pathname === location.pathname) continue;
    const parts = url.pathname.slice(basename.replace(/\/$/, "").length).split("/");
    const kind = `${parts[1]} ${parts.length}`;
    kinds.set(kind, { url, links: (kinds.get(kind)?.links ?? 0) + 1 });
  }
  const most = [...kinds.values()].sort((a, b) => b.links - a.links);
  return most.find(({ links }) => links >= fewest)?.url;
}
