import type { Locale } from "@setu/contract/locale";
import type { NewsDetail, NewsItem } from "@setu/contract/news";
import { clockSpanText } from "../calendar/clock.ts";
import { calendarDate } from "../calendar/dates.ts";
import { deadlineOf } from "../calendar/deadline.ts";
import { nepalTime } from "../calendar/nepal-time.ts";
import type { Item } from "../model/item.ts";
import { documentsOf } from "../platform/files/documents/map-document.ts";
import { isRead } from "../platform/reading/is-read.ts";
import { inLocale, optionalInLocale, servedIn, wholeIn } from "../platform/reading/localized.ts";
import { excerptOf } from "../platform/text/excerpt.ts";
import { languagesOf, plainTextOf, richTextOf } from "../platform/text/rich-text.ts";
import { newsCategoryWords } from "./categories.ts";
import { newsOf } from "./map-summary.ts";

/** A published news item, read in all languages, its relations one level deep. */
export type NewsItemDoc = Item<"news">;

export function newsItemOf(doc: NewsItemDoc, locale: Locale, now: Date): NewsItem {
  const text = inLocale(doc.description, locale) || plainTextOf(richTextOf(doc.body, locale));
  return {
    ...newsOf(doc, locale),
    category: doc.category,
    category_text: newsCategoryWords[doc.category][locale],
    published: calendarDate(new Date(doc.publishedOn), locale),
    excerpt: excerptOf(text, locale),
    event: eventOf(doc, locale, now),
  };
}

/** When an event is over: at its end, or a day after its start. */
export const eventEnd = ({ event }: Pick<NewsItemDoc, "event">): number | undefined => {
  if (event?.endsAt) return Date.parse(event.endsAt);
  return event?.startsAt ? Date.parse(event.startsAt) + 24 * 3600_000 : undefined;
};

function eventOf(doc: NewsItemDoc, locale: Locale, now: Date): NewsItem["event"] {
  if (doc.category !== "event" || !doc.event?.startsAt) return null;
  const { startsAt, endsAt, place } = doc.event;
  const { at, date, time } = deadlineOf(new Date(startsAt), locale, now);
  const end = endsAt ? deadlineOf(new Date(endsAt), locale, now) : null;
  const isOneDay = end?.date.ad === date.ad;
  return {
    starts_at: at,
    ends_at: end?.at ?? null,
    starts: date,
    ends: isOneDay ? null : (end?.date ?? null),
    time: endsAt && isOneDay ? clockSpanText(new Date(startsAt), new Date(endsAt), locale) : time,
    place: optionalInLocale(place, locale),
    over: (eventEnd(doc) ?? 0) <= now.getTime(),
  };
}

type Around = Pick<NewsDetail, "prev" | "next" | "press" | "fresh_until"> & { others: NewsDetail["related"]["news"] };

export function newsDetailOf(doc: NewsItemDoc, locale: Locale, now: Date, { others, ...around }: Around): NewsDetail {
  return {
    ...newsItemOf(doc, locale, now),
    ...around,
    description: inLocale(doc.description, locale),
    body: richTextOf(doc.body, locale),
    documents: documentsOf(doc.documents ?? [], locale),
    correction: optionalInLocale(doc.correction, locale),
    download: doc.download === true,
    updated_at: nepalTime(new Date(doc.updatedAt)),
    related: { projects: projectLinks(doc.projects, locale), news: others },
    locale: wholeIn(locale, doc, doc.name, doc.description, languagesOf(doc.body)),
  };
}

/** Links to the published projects; an unpublished one is only an id or null, and has no page. */
function projectLinks(projects: NewsItemDoc["projects"], locale: Locale): NewsDetail["related"]["projects"] {
  return (projects ?? []).flatMap((project) => {
    if (!isRead(project) || !isRead(project.group)) return [];
    const { id, name, group } = project;
    return [{ id, slug: group.slug, name: inLocale(name, locale), locale: servedIn(locale, name) }];
  });
}
