import type { MenuEntry } from "@setu/contract/menu";
import { pages } from "@setu/contract/pages";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useTexts } from "../../i18n/texts.ts";
import { companyPages } from "../company-pages.ts";
import { LanguageSwitch } from "../language-switch/language-switch.tsx";
import styles from "./navigation.module.css";

/** The entries in the specification's order. Its drop-downs are native disclosures, open without JavaScript. */
export function MenuList({ entries }: { entries: MenuEntry[] }) {
  const texts = useTexts();
  return (
    <ul className={styles.list}>
      <Entry to={pages.home.href()}>{texts.home}</Entry>
      <Group name={texts.aboutUs}>
        {companyPages(texts).map(({ to, name }) => (
          <Entry key={to} to={to}>
            {name}
          </Entry>
        ))}
      </Group>
      <Entry to={pages.home.href({}, "#services")}>{texts.ourServices}</Entry>
      {entries.length > 0 && (
        <Group name={texts.ourProject}>
          {entries.map((entry) => (
            <Entry key={entry.id} to={pages.projectGroup.href({ project_slug: entry.slug })} lang={entry.locale.served}>
              {entry.name}
            </Entry>
          ))}
        </Group>
      )}
      <Entry to={pages.home.href({}, "#news")}>{texts.newsAndEvents}</Entry>
      <Entry to={pages.careers.href()}>{texts.careers}</Entry>
      <Entry to={pages.home.href({}, "#contact")}>{texts.contactUs}</Entry>
      <li className={styles.language}>
        <LanguageSwitch />
      </li>
    </ul>
  );
}

function Entry({ to, lang, children }: { to: string; lang?: string; children: ReactNode }) {
  const { pathname, hash } = useLocation();
  return (
    <li>
      <Link to={to} lang={lang} aria-current={pathname + hash === to ? "page" : undefined}>
        <span>{children}</span>
      </Link>
    </li>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      <details name="menu">
        <summary>
          <span>{name}</span>
        </summary>
        <ul>{children}</ul>
      </details>
    </li>
  );
}
