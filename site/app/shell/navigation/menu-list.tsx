import type { MenuEntry } from "@setu/contract/menu";
import { pages } from "@setu/contract/pages";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Link } from "../../components/link/link.tsx";
import { useTopCrumb } from "../../head.ts";
import { langOf } from "../../i18n/lang-of.ts";
import { useTexts } from "../../i18n/texts.ts";
import { companyPages } from "../company-pages.ts";
import { LanguageSwitch } from "../language-switch/language-switch.tsx";
import styles from "./navigation.module.css";

const services = pages.home.href({}, "#services");

/** The entries in the specification's order. The drop-downs are native disclosures, which work without JavaScript. */
export function MenuList({ entries }: { entries: MenuEntry[] }) {
  const texts = useTexts();
  const company = companyPages(texts);
  return (
    <ul className={styles.list}>
      <Entry to={pages.home.href()}>{texts.home}</Entry>
      <Group name={texts.aboutUs} list={pages.about.href()}>
        <Entry to={pages.about.href()}>{texts.overview}</Entry>
        {company.map(({ to, name }) => (
          <Entry key={to} to={to}>
            {name}
          </Entry>
        ))}
        <Entry to={pages.boardMembers.href()}>{texts.boardMembers}</Entry>
      </Group>
      <Entry to={services} list={services}>
        {texts.ourServices}
      </Entry>
      {entries.length > 0 && (
        <Group name={texts.ourProject} list={pages.projects.href()}>
          {entries.map((entry) => (
            <Entry
              key={entry.id}
              to={pages.projectGroup.href({ project_slug: entry.slug })}
              lang={langOf(entry.locale)}
            >
              {entry.name}
            </Entry>
          ))}
        </Group>
      )}
      <Entry to={pages.home.href({}, "#news")} list={pages.newsList.href()}>
        {texts.newsAndEvents}
      </Entry>
      <Entry to={pages.careers.href()} list={pages.careers.href()}>
        {texts.careers}
      </Entry>
      <Entry to={pages.home.href({}, "#contact")}>{texts.contactUs}</Entry>
      <li className={styles.language}>
        <LanguageSwitch />
      </li>
    </ul>
  );
}

/** `list`: the top-level page of the pages that belong to the entry, where the entry links to a part of another page. */
function Entry({
  to,
  lang,
  list,
  children,
}: {
  to: string;
  lang?: string | undefined;
  list?: string;
  children: ReactNode;
}) {
  const { pathname, hash } = useLocation();
  const top = useTopCrumb();
  const current = pathname + hash === to ? "page" : (list && list === top) || undefined;
  return (
    <li>
      <Link to={to} lang={lang} aria-current={current}>
        <span>{children}</span>
      </Link>
    </li>
  );
}

function Group({ name, list, children }: { name: string; list: string; children: ReactNode }) {
  return (
    <li>
      <details name="menu">
        <summary aria-current={useTopCrumb() === list || undefined}>
          <span>{name}</span>
        </summary>
        <ul>{children}</ul>
      </details>
    </li>
  );
}
