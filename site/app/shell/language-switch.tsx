import { useLocation } from "react-router";
import { inLocaleAddress, storeLocale } from "../i18n/locale-address.ts";
import { useLanguage } from "../i18n/texts.ts";
import styles from "./language-switch.module.css";

/** A plain link to this page in the other language; the choice is kept for the next visit. */
export function LanguageSwitch() {
  const { locale, texts } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const other = locale === "en" ? "ne" : "en";
  return (
    <a
      className={styles.switch}
      href={inLocaleAddress(pathname, other) + search + hash}
      lang={other}
      hrefLang={other}
      onClick={(event) => {
        storeLocale(other);
        // All unknown addresses are one page to the server: only here is it known which one this is.
        event.currentTarget.href = inLocaleAddress(location.pathname, other) + location.search + location.hash;
      }}
    >
      {texts.switchLanguage}
    </a>
  );
}
