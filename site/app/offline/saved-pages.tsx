import { localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import { useEffect, useState } from "react";
import { useLanguage } from "../i18n/texts.ts";

const words = { en: "Saved pages", ne: "सेभ गरिएका पृष्ठहरू" };

/** A link to the list of pages that can be read offline; renders nothing if this browser has kept none. */
export function SavedPages({ className }: { className?: string | undefined }) {
  const { locale } = useLanguage();
  const path = localizedPath(pages.offline.path, locale);
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (!("caches" in globalThis)) return;
    caches
      .match(path, { ignoreVary: true })
      .then((kept) => setKept(kept !== undefined))
      .catch(console.warn);
  }, [path]);
  // Not through the router: the list has to load as a document, whatever else of the site was kept.
  return isKept ? (
    <a className={className} href={path}>
      {words[locale]}
    </a>
  ) : null;
}
