import type { MenuEntry } from "@setu/contract/menu";
import { Link, useLocation } from "react-router";
import { inLocaleAddress, storeLocale } from "../i18n/locale-address.ts";
import { useLanguage } from "../i18n/texts.ts";
import styles from "./navigation.module.css";

interface Props {
  firm: string;
  entries: MenuEntry[];
}

/** The main menu (specification, section 2). Its drop-downs are native disclosures, open without JavaScript. */
export function Navigation({ firm, entries }: Props) {
  const { texts } = useLanguage();
  const about = [
    { to: "/key-personnel", name: texts.keyPersonnels },
    { to: "/members", name: texts.teamMembers },
    { to: "/notices", name: texts.notices },
    { to: "/reports", name: texts.annualReport },
    { to: "/album-category", name: texts.gallery },
  ];
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.brand}>
        {firm || texts.home}
      </Link>
      <nav aria-label={texts.mainNavigation}>
        <ul>
          <li>
            <Link to="/">{texts.home}</Link>
          </li>
          <li>
            <details name="menu">
              <summary>{texts.aboutUs}</summary>
              <ul>
                {about.map(({ to, name }) => (
                  <li key={to}>
                    <Link to={to}>{name}</Link>
                  </li>
                ))}
              </ul>
            </details>
          </li>
          <li>
            <Link to="/#services">{texts.ourServices}</Link>
          </li>
          {entries.length > 0 && (
            <li>
              <details name="menu">
                <summary>{texts.ourProject}</summary>
                <ul>
                  {entries.map((entry) => (
                    <li key={entry.id}>
                      <Link to={`/projects/${entry.slug}`} lang={entry.locale.served}>
                        {entry.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          )}
          <li>
            <Link to="/#news">{texts.newsAndEvents}</Link>
          </li>
          <li>
            <Link to="/careers">{texts.careers}</Link>
          </li>
          <li>
            <Link to="/#contact">{texts.contactUs}</Link>
          </li>
          <li>
            <LanguageSwitch />
          </li>
        </ul>
      </nav>
    </header>
  );
}

/** A plain link to this page in the other language; the choice is kept for the next visit. */
function LanguageSwitch() {
  const { locale, texts } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const other = locale === "en" ? "ne" : "en";
  return (
    <a
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
