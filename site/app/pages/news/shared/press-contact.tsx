import type { PressContact as Contact } from "@setu/contract/news";
import { useId } from "react";
import { useLanguage } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import { telephone } from "../../../text/telephone.ts";

const words = { en: "Press contact", ne: "प्रेस सम्पर्क" };

/** The contact for journalists. */
export function PressContact({ contact: { name, phone, email, locale } }: { contact: Contact }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words[useLanguage().locale]}</h2>
      <address className={split.contact}>
        <p lang={locale.served}>{name}</p>
        {phone && (
          <p>
            <a href={telephone(phone)}>{phone}</a>
          </p>
        )}
        {email && (
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
      </address>
    </section>
  );
}
