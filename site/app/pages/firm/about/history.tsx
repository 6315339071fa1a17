import { inBothCalendars } from "@setu/contract/calendar/own-calendar";
import type { About } from "@setu/contract/firm/about";
import type { SectionInfo } from "@setu/contract/home";
import { inOrder } from "../../../components/in-order/in-order.tsx";
import { SectionHead } from "../../../components/section-head/section-head.tsx";
import { useLanguage } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import styles from "./about-page.module.css";

/** The firm's history, year by year, along a scale. */
export function History({ events, info }: { events: About["timeline"]; info: SectionInfo }) {
  const { locale } = useLanguage();
  return (
    <section className={layout.band} aria-labelledby="history">
      <SectionHead id="history" info={info} unwritten={info.name} />
      <ol className={styles.history}>
        {inOrder(events, (event) => {
          const [first, second] = inBothCalendars({ ad_text: event.year_text, bs_text: event.year_bs }, locale);
          return (
            <li lang={event.locale.served}>
              <p className={styles.year}>
                {first} <small>{second}</small>
              </p>
              <p>{event.text}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
