import { type Locale, otherLocale } from "@setu/contract/locale";
import type { ServedLocale } from "@setu/contract/served-locale";

/** A text as it is stored: one for each language, either of which may be missing. */
export type Localized = Partial<Record<Locale, string | null>> | null | undefined;

const textIn = (text: Localized, locale: Locale): string => text?.[locale]?.trim() ?? "";

/** The text in the language asked for, else in the other one, else empty. */
export const inLocale = (text: Localized, locale: Locale): string =>
  textIn(text, locale) || textIn(text, otherLocale(locale));

/** The same, with null for a text that is in neither language. */
export const optionalInLocale = (text: Localized, locale: Locale): string | null => inLocale(text, locale) || null;

/** Which language an item could be served in: the other one as soon as one of its texts had to fall back. */
export function servedIn(locale: Locale, ...texts: Localized[]): ServedLocale {
  const fellBack = texts.some((text) => !textIn(text, locale) && textIn(text, otherLocale(locale)));
  return { requested: locale, served: fellBack ? otherLocale(locale) : locale };
}
