import type { Identity } from "@setu/contract/firm/identity";
import type { Footer } from "@setu/contract/menu";
import { langOf } from "../../i18n/lang-of.ts";
import { useTexts } from "../../i18n/texts.ts";
import { LanguageSwitch } from "../language-switch/language-switch.tsx";
import { PicturesSwitch } from "../light-note/when-light.tsx";
import styles from "./footer.module.css";

/** The last strip: registration, the firm's profiles, the copyright and the other language. */
export function FooterEnd({ firm, footer }: { firm: Identity; footer: Footer }) {
  const texts = useTexts();
  const lang = langOf(firm.locale);
  return (
    <>
      {(firm.registrations.length > 0 || firm.profiles.length > 0) && (
        <dl className={styles.facts}>
          {firm.registrations.length > 0 && (
            <div>
              <dt>{texts.registrations}</dt>
              {firm.legal_name && <dd lang={lang}>{firm.legal_name}</dd>}
              {firm.registrations.map((registration) => (
                <dd key={registration} lang={lang}>
                  {registration}
                </dd>
              ))}
            </div>
          )}
          {firm.profiles.length > 0 && (
            <div>
              <dt>{texts.elsewhere}</dt>
              {firm.profiles.map(({ name, address }) => (
                <dd key={address} lang="en">
                  <a href={address} rel="me noopener">
                    {name}
                  </a>
                </dd>
              ))}
            </div>
          )}
        </dl>
      )}
      <div className={styles.end}>
        {footer.copyright && <p lang={langOf(footer.locale)}>{footer.copyright}</p>}
        <PicturesSwitch />
        <LanguageSwitch />
      </div>
    </>
  );
}
