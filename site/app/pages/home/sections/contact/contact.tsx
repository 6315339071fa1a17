import type { Location, ContactMap as PlaceMap, SectionInfo } from "@setu/contract/home";
import { pages } from "@setu/contract/pages";
import { More } from "../../../../components/more/more.tsx";
import { SectionHead } from "../../../../components/section-head/section-head.tsx";
import { useTexts } from "../../../../i18n/texts.ts";
import layout from "../../../../layout/section.module.css";
import { useForum } from "../../../../shell/use-forum.ts";
import { telephone } from "../../../../text/telephone.ts";
import { ContactForm } from "../contact-form/contact-form.tsx";
import { ContactMap } from "../contact-map/contact-map.tsx";
import styles from "./contact.module.css";

interface Props {
  info: SectionInfo;
  /** The office whose address and map are beside the form. */
  office: Location | undefined;
  map: PlaceMap;
  /** The initial text of the message. */
  message?: string | undefined;
}

export function Contact({ info: { description, ...info }, office, map, message }: Props) {
  const texts = useTexts();
  const hasForum = useForum();
  return (
    <section id="contact" className={`${layout.band} ${layout.ink}`} aria-labelledby="contact-title">
      <SectionHead id="contact-title" info={{ ...info, description: null }} unwritten={texts.contactUs} />
      <div className={styles.columns}>
        {(description || office) && (
          <div className={styles.office}>
            {description && (
              <p className={styles.lead} lang={info.locale.served}>
                {description}
              </p>
            )}
            {office && <ContactMap office={office} map={map} />}
            {office && <OfficeAddress office={office} />}
          </div>
        )}
        <ContactForm begun={message} />
        <div className={styles.ways}>
          <More to={pages.faqs.href()}>{texts.faqs}</More>
          {hasForum && <More to={pages.forum.href()}>{texts.forum}</More>}
          <More to={pages.complaints.href()}>{texts.complaints}</More>
        </div>
      </div>
    </section>
  );
}

function OfficeAddress({ office }: { office: Location }) {
  return (
    <address className={styles.address} lang={office.locale.served}>
      <p>
        <strong>{office.name}</strong>
      </p>
      <p>{office.address}</p>
      {office.phone && (
        <p>
          <a href={telephone(office.phone)}>{office.phone}</a>
        </p>
      )}
      {office.hours && <p>{office.hours}</p>}
    </address>
  );
}
