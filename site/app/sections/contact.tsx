import type { Location, SectionInfo } from "@setu/contract/home";
import contoursAvif from "../assets/contours-dark.avif";
import contoursWebp from "../assets/contours-dark.webp";
import { SectionHead } from "../components/section-head.tsx";
import { StaticPicture } from "../components/static-picture.tsx";
import { useTexts } from "../i18n/texts.ts";
import { coordinates } from "../text/coordinates.ts";
import styles from "./contact.module.css";
import { ContactForm } from "./contact-form.tsx";
import layout from "./section.module.css";

interface Props {
  info: SectionInfo;
  /** The office whose address stands beside the form. */
  office: Location | undefined;
}

export function Contact({ info: { description, ...info }, office }: Props) {
  const texts = useTexts();
  return (
    <section id="contact" className={`${layout.band} ${layout.ink}`} aria-labelledby="contact-title">
      <SectionHead id="contact-title" info={{ ...info, description: null }} unwritten={texts.contactUs} />
      <div className={styles.columns}>
        <div className={styles.office}>
          {description && (
            <p className={styles.lead} lang={info.locale.served}>
              {description}
            </p>
          )}
          {/* Here stands the office's map view; until it is there, the drawing under it. */}
          <div className={styles.map} data-place="contact-map">
            <StaticPicture
              className={styles.contours}
              avif={contoursAvif}
              webp={contoursWebp}
              width={1200}
              height={675}
            />
          </div>
          {office && (
            <address className={styles.address} lang={office.locale.served}>
              <p>
                <strong>{office.name}</strong>
              </p>
              <p>{office.address}</p>
              {office.phone && (
                <p>
                  <a href={`tel:${office.phone.replace(/[^\d+]/g, "")}`}>{office.phone}</a>
                </p>
              )}
              {office.hours && <p>{office.hours}</p>}
              <p className={layout.note} lang="en">
                {coordinates(office)}
              </p>
            </address>
          )}
        </div>
        <ContactForm />
      </div>
    </section>
  );
}
