import type { HeaderBanner as Banner } from "@setu/contract/menu";
import { useLayoutEffect, useState } from "react";
import { CloseIcon } from "../../components/icons/icons.tsx";
import { useTexts } from "../../i18n/texts.ts";
import { readStored, writeStored } from "../../storage.ts";
import styles from "./header-banner.module.css";

const storageKey = "setu.banner";
// React warns about layout effects on the server, where there is no layout.
const useEarlyEffect = typeof window === "undefined" ? () => {} : useLayoutEffect;

/** The firm's announcement above the navigation; once closed it stays closed, until there is another one. */
export function HeaderBanner({ banner }: { banner: Banner }) {
  const { closeBanner } = useTexts();
  const [closed, setClosed] = useState<string>();
  useEarlyEffect(() => setClosed(readStored(storageKey)), []);
  if (closed === banner.id) return null;

  const close = () => {
    writeStored(storageKey, banner.id);
    setClosed(banner.id);
    // The button that had the focus is gone.
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return (
    <aside className={styles.banner}>
      <p lang={banner.locale.served}>{banner.description}</p>
      <button type="button" onClick={close} aria-label={closeBanner}>
        <CloseIcon />
      </button>
    </aside>
  );
}
