import { localizedPath } from "@setu/contract/locale";
import { useLocation } from "react-router";
import { useLanguage } from "../../i18n/texts.ts";
import styles from "./language-switch.module.css";

/** A plain link to this page in the other language; public/early.js stores the choice for the next visit (specification, section 4). */
export function LanguageSwitch() {
  const { locale, texts } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const other = locale === "en" ? "ne" : "en";
  return (
    <a
      className={styles.switch}
      href={localizedPath(pathname, other) + search + hash}
      lang={other}
      hrefLang={other}
      data-language={other}
    >
      {texts.switchLanguage}
    </a>
  );
}
