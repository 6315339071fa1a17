import { longestValue } from "@setu/contract/known-query";
import { pages } from "@setu/contract/pages";
import { useEffect, useRef, useState } from "react";
import { useHref } from "react-router";
import { loadChunk } from "../../chunks/load-chunk.ts";
import { SearchIcon } from "../../components/icons/icons.tsx";
import { Link } from "../../components/link/link.tsx";
import { useTexts } from "../../i18n/texts.ts";
import styles from "./site-search.module.css";

const loadLater = () => loadChunk(() => import("./later-search.tsx"));
type Later = Awaited<ReturnType<typeof loadLater>>;

/**
 * The search of the whole site in the header: a field where there is room for one, otherwise an icon that opens a sheet. Its
 * script loads when the visitor is about to search; until then the field is a plain form and the icon a link.
 */
export function SiteSearch() {
  const { search, searchSite } = useTexts();
  const path = useHref(pages.search.href());
  const form = useRef<HTMLFormElement>(null);
  const [later, setLater] = useState<Later>();
  const [isOpen, setOpen] = useState(false);
  const expect = () => void loadLater().then(setLater, console.warn);
  // The visitor may be typing before hydration.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) loadLater().then(setLater, console.warn);
  }, []);
  return (
    <search className={styles.search} aria-label={searchSite}>
      <form ref={form} className={styles.form} action={path}>
        <input
          type="search"
          name="q"
          aria-label={searchSite}
          placeholder={search}
          maxLength={longestValue}
          enterKeyHint="search"
          autoComplete="off"
          data-search=""
          onFocus={expect}
        />
        <button type="submit" aria-label={search}>
          <SearchIcon />
        </button>
      </form>
      <Link
        to={pages.search.href()}
        className={styles.sign}
        aria-label={search}
        aria-busy={isOpen && !later}
        data-search=""
        onFocus={expect}
        onPointerOver={expect}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          setOpen(true);
          loadLater().then(setLater, () => location.assign(path));
        }}
      >
        <SearchIcon />
      </Link>
      {later && <later.LaterSearch form={form} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </search>
  );
}
