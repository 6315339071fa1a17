import { type Locale, otherLocale } from "@setu/contract/locale";
import type { ServedLocale } from "@setu/contract/shapes/served-locale";

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

/** What an item of editorial content knows of the age of its texts (`content/platform/editorial/text-age.ts`). */
export interface TextAge {
  textChangedAt?: Localized;
  textCheckedAt?: Localized;
}

/** The same as `servedIn` for an item that is read whole: also whether its text is older than the other language's. */
export const wholeIn = (locale: Locale, age: TextAge, ...texts: Localized[]): ServedLocale => ({
  ...servedIn(locale, ...texts),
  stale: isOutdated(age, locale),
});

/** Who works on both languages does so on one day: only what came later makes the other text an old one. */
const dayMs = 24 * 60 * 60 * 1000;

/** Whether the other language's text was changed after this one was last looked at. */
function isOutdated({ textChangedAt, textCheckedAt }: TextAge, locale: Locale): boolean {
  const changed = Date.parse(textChangedAt?.[otherLocale(locale)] ?? "");
  const checked = Date.parse(textCheckedAt?.[locale] ?? "");
  // What was never noted, as of content from before there were such notes, compares as false.
  return changed - checked > dayMs;
}
