import { useEffect, useState } from "react";
import { useLoaderData, useLocation } from "react-router";
import { browserApi } from "../../api/browser-api.ts";
import { useLanguage } from "../../i18n/texts.ts";
import { nearestTo } from "../../shell/not-available/nearest-pages.ts";
import { NotAvailable } from "../../shell/not-available/not-available.tsx";
import type { NotFoundPageData } from "./load-not-found.ts";

/**
 * The page for an unknown path. The server caches one page for all of them, so the pages most similar to this one are
 * found in the browser.
 */
export function NotFoundPage() {
  const { locale, texts } = useLanguage();
  const { pathname } = useLocation();
  const [nearest, setNearest] = useState(useLoaderData<NotFoundPageData>().main);
  useEffect(() => {
    let isShown = true;
    void nearestTo(pathname, { api: browserApi, locale, texts }).then((found) => isShown && setNearest(found));
    return () => {
      isShown = false;
    };
  }, [pathname, locale, texts]);
  return <NotAvailable nearest={nearest} />;
}
