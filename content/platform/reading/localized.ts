import { type Locale, otherLocale } from "@setu/contract/locale";
import type { ServedLocale } from "@setu/contract/shapes/served-locale";
import { unbrokenLine } from "@setu/contract/text/unbroken-units";

/** A stored text: one for each language, either of which may be missing. */
export type Localized = Partial<Record<Locale, string | null>> | null | undefined;

const textIn = (text: Localized, locale: Locale): string => unbrokenLine(text?.[locale]?.trim() ?? "");

/** The text in the requested language, or in the other one, or empty. */
export const inLocale = (text: Localized, locale: Locale): string =>
  textIn(text, locale) || textIn(text, otherLocale(locale));

/** Like `inLocale`, with null for a text that is missing in both languages. */
export const optionalInLocale = (text: Localized, locale: Locale): string | null => inLocale(text, locale) || null;

/** The language in which an item is served: the other one as soon as one of its texts had to fall back. */
export function servedIn(locale: Locale, ...texts: Localized[]): ServedLocale {
  const fellBack = texts.some((text) => !textIn(text, locale) && textIn(text, otherLocale(locale)));
  return { requested: locale, served: fellBack ? otherLocale(locale) : locale };
}

/** The age of an item's texts (`content/platform/editorial/text-age.ts`). */
export interface TextAge {
  textChangedAt?: Localized;
  textCheckedAt?: Localized;
}

/** Like `servedIn`, for an item that is read whole: also whether its text is older than the other language's. */
export const wholeIn = (locale: Locale, age: TextAge, ...texts: Localized[]): ServedLocale => ({
  ...servedIn(locale, ...texts),
  stale: isOutdated(age, locale),
});

/** Editors who work on both languages do so on one day: only a later change makes the other text outdated. */
const dayMs = 24 * 60 * 60 * 1000;

/** Whether the other language's text was changed after this one was last saved. */
function isOutdated({ textChangedAt, textCheckedAt }: TextAge, locale: Locale): boolean {
  const changed = Date.parse(textChangedAt?.[otherLocale(locale)] ?? "");
  const checked = Date.parse(textCheckedAt?.[locale] ?? "");
  // Missing times, in content from before such notes, compare as false.
  return changed - checked > dayMs;
}
