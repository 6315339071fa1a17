import "./styles/layers.css";
import { basenameOf, localeOfPath } from "@setu/contract/locale";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { HydrationState } from "react-router";
import { createBrowserRouter, matchRoutes } from "react-router";
import { RouterProvider } from "react-router/dom";
import { giveWay } from "./ahead/give-way.ts";
import { pageApi } from "./api/browser-api.ts";
import { ChunkLoadError } from "./chunks/load-chunk.ts";
import { isReached, reloadOnce } from "./chunks/reload.ts";
import { FormTokenContext } from "./form-token-context.ts";
import { countriesInPage } from "./i18n/countries.ts";
import { loadTexts } from "./i18n/load-texts.ts";
import { LanguageContext } from "./i18n/texts.ts";
import { LightContext } from "./light/light-mode.ts";
import { unpackPictures } from "./packed-pictures.ts";
import { provide } from "./page-context.ts";
import { routes } from "./routes.tsx";
import { loadQuietLast } from "./shell/later.ts";
import { shownBy } from "./shell/shown-router.ts";

/** The data that the server wrote into the page for hydration. */
export interface PageData {
  hydration: HydrationState;
  formToken: string;
  /** Whether pictures wait for the visitor's request. */
  light?: boolean;
}

// Not awaited: the chunks that it loads import this module, and would wait until it has been evaluated.
void start().catch(leaveAsWritten);

async function start(): Promise<void> {
  // The worker's page replaces the one at this address (site/worker): React would not find its route here.
  if ("fallback" in document.documentElement.dataset) {
    const { showKept } = await import("./pages/offline/offline.route.tsx");
    // In the language of the kept copies, whatever the language of the address.
    showKept(document.documentElement.lang === "ne" ? "ne" : "en");
    return;
  }
  const root = document.getElementById("app");
  const written = document.getElementById("page-data")?.textContent;
  if (!root || !written) throw new Error("The page has no data.");
  const { hydration, formToken, light = false }: PageData = JSON.parse(written, unpackPictures);
  const locale = localeOfPath(location.pathname);
  const basename = basenameOf(locale);

  const [texts] = await Promise.all([loadTexts(locale), loadMatchedRoutes(basename)]);
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: hydration,
    getContext: () => provide({ api: pageApi(), locale, texts }),
  });
  giveWay(router);
  const shown = shownBy(router);
  // Few visitors have signed in: the others do not load the code that ends a session.
  let isWatched = false;
  const watch = () => {
    if (isWatched || document.documentElement.dataset["member"] === undefined) return;
    isWatched = true;
    import("./members/watch-session.ts").then(({ watchSession }) => watchSession(router)).catch(console.warn);
  };
  addEventListener("setu:session", watch);
  watch();
  // In slices, so that a slow phone responds to a touch in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <LanguageContext value={{ locale, texts, countries: countriesInPage() }}>
        <FormTokenContext value={formToken}>
          <LightContext value={light}>
            <RouterProvider router={shown} />
          </LightContext>
        </FormTokenContext>
      </LanguageContext>,
    );
  });
  loadQuietLast()
    .then(({ whenQuiet }) => whenQuiet(router, locale, shown))
    .catch(console.warn);
}

/** Leaves the page as the server wrote it; public/early.js has the fallbacks where it needs a script. */
async function leaveAsWritten(error: unknown): Promise<void> {
  if (error instanceof ChunkLoadError && (await isReached()) && reloadOnce()) return;
  console.error(error);
  dispatchEvent(new Event("setu:unscripted"));
}

/** The page's own chunk must be loaded before React compares it with the server's markup. */
async function loadMatchedRoutes(basename: string): Promise<void> {
  for (const { route } of matchRoutes(routes, location, basename) ?? []) {
    if (typeof route.lazy !== "function") continue;
    Object.assign(route, { ...(await route.lazy()), lazy: undefined });
  }
}
