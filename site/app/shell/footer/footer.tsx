import type { Identity } from "@setu/contract/firm/identity";
import type { Footer as FooterContent, MenuEntry } from "@setu/contract/menu";
import { pages } from "@setu/contract/pages";
import type { ReactNode } from "react";
import { Link } from "../../components/link/link.tsx";
import type { Crumb } from "../../head.ts";
import { langOf } from "../../i18n/lang-of.ts";
import { useTexts } from "../../i18n/texts.ts";
import { telephone } from "../../text/telephone.ts";
import { companyPages } from "../company-pages.ts";
import { Mark } from "../mark/mark.tsx";
import styles from "./footer.module.css";
import { FooterEnd } from "./footer-end.tsx";

interface Props {
  firm: Identity;
  footer: FooterContent;
  entries: MenuEntry[];
  /** Further pages, for a firm whose editors have chosen no links. */
  more: Crumb[];
}

/** The footer of every page, in the style of a drawing's title block: name, address, links and registration numbers. */
export function Footer({ firm, footer, entries, more }: Props) {
  const texts = useTexts();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        {(firm.name || firm.address || firm.phone || firm.email) && <Firm firm={firm} />}
        <Column title={texts.quickLinks}>
          {footer.links.length > 0
            ? footer.links.map(({ label, address, locale }) => (
                <li key={label + address} lang={langOf(locale)}>
                  <FootLink to={address}>{label}</FootLink>
                </li>
              ))
            : [...companyPages(texts), ...more.map(({ name, href }) => ({ name, to: href }))].map(({ to, name }) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
        </Column>
        {entries.length > 0 && (
          <Column title={texts.work}>
            {entries.map((entry) => (
              <li key={entry.id} lang={langOf(entry.locale)}>
                <Link to={pages.projectGroup.href({ project_slug: entry.slug })}>{entry.name}</Link>
              </li>
            ))}
          </Column>
        )}
        {footer.offices.length > 0 && (
          <Column title={texts.offices}>
            {footer.offices.map(({ id, name, phone, locale }) => (
              <li key={id} lang={langOf(locale)}>
                <span>{name}</span>
                {phone && (
                  <a className={styles.phone} href={telephone(phone)} lang="en">
                    {phone}
                  </a>
                )}
              </li>
            ))}
          </Column>
        )}
      </div>
      <FooterEnd firm={firm} footer={footer} />
    </footer>
  );
}

function Firm({ firm }: { firm: Identity }) {
  return (
    <div className={styles.firm} lang={langOf(firm.locale)}>
      <Mark mark={firm.mark} />
      {firm.name && <p className={styles.name}>{firm.name}</p>}
      {firm.tagline && <p>{firm.tagline}</p>}
      <address>
        {firm.address && <p>{firm.address}</p>}
        {firm.phone && (
          <a href={telephone(firm.phone)} lang="en">
            {firm.phone}
          </a>
        )}
        {firm.email && <a href={`mailto:${firm.email}`}>{firm.email}</a>}
      </address>
    </div>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

/** A path of this site keeps the visitor's language; any other address is another site's. */
function FootLink({ to, children }: { to: string; children: ReactNode }) {
  return /^(#|\/(?!\/))/.test(to) ? <Link to={to}>{children}</Link> : <a href={to}>{children}</a>;
}
