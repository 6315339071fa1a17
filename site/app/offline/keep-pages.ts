import countriesFile from "@setu/contract/countries.json?url";
import { type Locale, localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import type { createBrowserRouter } from "react-router";

export type Router = ReturnType<typeof createBrowserRouter>;

/** The address at which the server offers site/worker/offline-worker.ts. */
const worker = "/offline-worker.js";

/**
 * Keeps the pages that the visitor reads from now on for offline use, and the files of this page. A browser that has no service
 * workers, or forbids them, does without.
 */
export async function keepPages(router: Router, locale: Locale): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const isNew = !navigator.serviceWorker.controller;
  await navigator.serviceWorker.register(worker);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({
    // The home page's form begins with a few countries: without a connection, a kept one must find the others.
    keep: [...(isNew ? [documentAddress(), ...loadedFiles()] : []), ...pagesReachedSince(), countriesFile],
    fallback: localizedPath(pages.offline.path, locale),
    build: firstScript(),
  });
  keepDocuments(router);
}

const documentAddress = () => performance.getEntriesByType("navigation")[0]?.name ?? location.href;
/** The visitor may have navigated before this was loaded. */
const pagesReachedSince = () => (location.pathname === new URL(documentAddress()).pathname ? [] : [location.href]);
const firstScript = () => new URL(document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "").pathname;

function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  // Another site's address is left whole, and does not match.
  const isOurs = (name: string) => /^\/(assets|media)\/|^\/early[.]js$/.test(name.replace(location.origin, ""));
  return [...new Set(loaded.filter(isOurs))];
}

/** A page that was reached without a new document has only its calls kept: its address could not be opened. */
function keepDocuments(router: Router): void {
  let last = location.pathname;
  router.subscribe(({ navigation, location: { pathname } }) => {
    if (navigation.state !== "idle" || pathname === last) return;
    last = pathname;
    navigator.serviceWorker.controller?.postMessage({ keep: [location.href] });
  });
}
