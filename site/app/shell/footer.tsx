import type { Footer as FooterContent } from "@setu/contract/menu";
import styles from "./footer.module.css";

export function Footer({ footer }: { footer: FooterContent }) {
  return (
    <footer className={styles.footer} lang={footer.locale.served}>
      <div>
        <p className={styles.name}>{footer.name}</p>
        {footer.tagline && <p>{footer.tagline}</p>}
      </div>
      <address>
        {footer.address && <p>{footer.address}</p>}
        {footer.phone && (
          <p>
            <a href={`tel:${footer.phone.replace(/[^\d+]/g, "")}`}>{footer.phone}</a>
          </p>
        )}
        {footer.email && (
          <p>
            <a href={`mailto:${footer.email}`}>{footer.email}</a>
          </p>
        )}
      </address>
      <ul>
        {footer.offices.map((office) => (
          <li key={office}>{office}</li>
        ))}
      </ul>
      <ul>
        {footer.registrations.map((registration) => (
          <li key={registration}>{registration}</li>
        ))}
      </ul>
      {footer.copyright && <p>{footer.copyright}</p>}
    </footer>
  );
}
