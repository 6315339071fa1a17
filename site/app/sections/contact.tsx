import type { Location, SectionInfo } from "@setu/contract/home";
import { SectionHead } from "../components/section-head.tsx";
import { ContactForm } from "./contact-form.tsx";
import styles from "./section.module.css";

interface Props {
  info: SectionInfo;
  /** The office whose address stands beside the form. */
  office: Location | undefined;
}

export function Contact({ info, office }: Props) {
  return (
    <section id="contact" className={styles.band} aria-labelledby="contact-title">
      <SectionHead id="contact-title" info={info} />
      {office && (
        <address lang={office.locale.served}>
          <p>{office.address}</p>
          {office.phone && <p>{office.phone}</p>}
          {office.hours && <p>{office.hours}</p>}
        </address>
      )}
      <ContactForm />
    </section>
  );
}
