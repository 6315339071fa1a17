import type { NewsItem } from "@setu/contract/news";
import { type Fact, FactBox } from "../../../components/fact-box/fact-box.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import { words as newsWords } from "../list/texts.ts";
import { EventTime } from "../shared/event-time.tsx";
import styles from "./news-item-page.module.css";
import { words } from "./texts.ts";

/** Time and place of an event, above its text; or that it is over. */
export function EventFacts({ event }: { event: NonNullable<NewsItem["event"]> }) {
  const own = usePageTexts(words);
  const { event: name, over } = usePageTexts(newsWords);
  const facts: Fact[] = [
    { label: own.when, value: <EventTime event={event} />, columns: event.place ? 3 : 6 },
    ...(event.place ? [{ label: own.where, value: event.place, columns: 3 } as const] : []),
  ];
  return (
    <div className={styles.event}>
      <FactBox facts={facts} label={name} />
      {event.over && <p>{over}</p>}
    </div>
  );
}
