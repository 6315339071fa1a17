import { type Locale, otherLocale } from "@setu/contract/locale";
import type { StoryQuote } from "@setu/contract/stories/stories";
import { filesOf } from "../platform/files/pictures/map-picture.ts";
import { optionalInLocale, servedIn } from "../platform/reading/localized.ts";
import type { MediaDoc } from "../platform/reading/media-doc.ts";
import { isInForce } from "./consent.ts";
import type { StoredQuote } from "./rows.ts";

/** The parts of a quote that visitors may read under a consent in force. Quotes leave the server only through this function. */
export function shownQuote(
  quote: StoredQuote | null,
  { locale, now, portrait }: { locale: Locale; now: Date; portrait?: MediaDoc | undefined },
): StoryQuote | null {
  if (!quote || !isInForce(quote.term, now)) return null;
  const { covers, text, language, person, title, organisation } = quote;
  const translation = covers.translation ? quote.translation : null;
  const isTranslated = locale !== language && translation !== null;
  return {
    text,
    language,
    translation,
    name: covers.name ? optionalInLocale(person, locale) : null,
    title: optionalInLocale(title, locale),
    organisation: optionalInLocale(organisation, locale),
    files: covers.picture && portrait ? filesOf([portrait], locale) : [],
    locale: {
      requested: locale,
      served: locale === language || isTranslated ? servedIn(locale, title, organisation).served : otherLocale(locale),
    },
  };
}
