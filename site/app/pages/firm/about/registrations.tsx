import type { About } from "@setu/contract/firm/about";
import type { SectionInfo } from "@setu/contract/home";
import { BothCalendars } from "../../../components/both-calendars/both-calendars.tsx";
import { DocumentFacts } from "../../../components/document-list/document-list.tsx";
import { inOrder } from "../../../components/in-order/in-order.tsx";
import { SectionHead } from "../../../components/section-head/section-head.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import styles from "./registrations.module.css";
import { words } from "./texts.ts";

/** The firm's registrations and certificates, without expired ones. */
export function Registrations({ registrations, info }: { registrations: About["registrations"]; info: SectionInfo }) {
  const own = usePageTexts(words);
  return (
    <section className={layout.band} aria-labelledby="registrations">
      <SectionHead id="registrations" info={info} unwritten={info.name} />
      <ul className={styles.register}>
        {inOrder(registrations, ({ name, issuer, number, valid_until: until, file, locale }) => (
          <li lang={locale.served}>
            <div>
              <h3>{name}</h3>
              {issuer && <p className={styles.issuer}>{issuer}</p>}
            </div>
            <dl>
              {number && (
                <div>
                  <dt>{own.number}</dt>
                  {/* In the letters of the figures: Nepali ones have a space of another width. */}
                  <dd className={styles.number} lang="en">
                    {number}
                  </dd>
                </div>
              )}
              <div>
                <dt>{own.validUntil}</dt>
                <dd>{until ? <BothCalendars date={until} stacked /> : own.noEnd}</dd>
              </div>
            </dl>
            <div>
              {file && (
                <>
                  <a href={file.location} hrefLang={file.language ?? undefined} aria-label={`${own.copy}: ${name}`}>
                    {own.copy}
                  </a>
                  <DocumentFacts document={file} />
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
