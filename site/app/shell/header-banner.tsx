import type { HeaderBanner as Banner } from "@setu/contract/menu";
import { useState } from "react";
import { useTexts } from "../i18n/texts.ts";
import styles from "./header-banner.module.css";

/** The firm's notice above the navigation, until the visitor closes it. */
export function HeaderBanner({ banner }: { banner: Banner }) {
  const { closeBanner } = useTexts();
  const [closed, setClosed] = useState<string>();
  if (closed === banner.id) return null;
  return (
    <aside className={styles.banner}>
      <p lang={banner.locale.served}>{banner.description}</p>
      <button type="button" onClick={() => setClosed(banner.id)} aria-label={closeBanner}>
        ×
      </button>
    </aside>
  );
}
