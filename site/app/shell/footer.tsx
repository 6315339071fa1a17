import type { Footer as FooterContent, MenuEntry } from "@setu/contract/menu";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTexts } from "../i18n/texts.ts";
import { companyPages } from "./company-pages.ts";
import styles from "./footer.module.css";
import { LanguageSwitch } from "./language-switch.tsx";

interface Props {
  footer: FooterContent;
  entries: MenuEntry[];
}

export function Footer({ footer, entries }: Props) {
  const texts = useTexts();
  const { served } = footer.locale;
  const pages = [...companyPages(texts), { to: "/careers", name: texts.careers }];
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.firm} lang={served}>
          <p className={styles.name}>{footer.name}</p>
          {footer.tagline && <p>{footer.tagline}</p>}
          <address>
            {footer.address && <p>{footer.address}</p>}
            {footer.phone && <a href={`tel:${footer.phone.replace(/[^\d+]/g, "")}`}>{footer.phone}</a>}
            {footer.email && <a href={`mailto:${footer.email}`}>{footer.email}</a>}
          </address>
        </div>
        <Column title={texts.company}>
          {pages.map(({ to, name }) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
        </Column>
        {entries.length > 0 && (
          <Column title={texts.work}>
            {entries.map((entry) => (
              <li key={entry.id} lang={entry.locale.served}>
                <Link to={`/projects/${entry.slug}`}>{entry.name}</Link>
              </li>
            ))}
          </Column>
        )}
        {footer.offices.length > 0 && (
          <Column title={texts.offices} lang={served}>
            {footer.offices.map((office) => (
              <li key={office}>{office}</li>
            ))}
          </Column>
        )}
      </div>
      <div className={styles.end}>
        {footer.copyright && <p lang={served}>{footer.copyright}</p>}
        {footer.registrations.map((registration) => (
          <p key={registration} lang={served}>
            {registration}
          </p>
        ))}
        <LanguageSwitch />
      </div>
    </footer>
  );
}

function Column({ title, lang, children }: { title: string; lang?: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul lang={lang}>{children}</ul>
    </div>
  );
}
