import { type Locale, otherLocale } from "@setu/contract/locale";
import type { ServedLocale } from "@setu/contract/shapes/served-locale";

/** A text in both languages. */
export type InBoth = readonly [en: string, ne: string];

/** The languages of example contents. */
export interface Scene {
  served: ServedLocale;
  /** Returns the text in the language of the contents. */
  say: (...texts: InBoth) => string;
}

export const sceneOf = (requested: Locale, served: Locale = requested): Scene => ({
  served: { requested, served },
  say: (...[en, ne]) => (served === "en" ? en : ne),
});

/** Contents that exist only in the other language. */
export const foreign = ({ served }: Scene): Scene => sceneOf(served.requested, otherLocale(served.requested));

/** A word too long for any line, as people paste them. */
export const unbreakable =
  "https://example.org/tenders/2083-84/detailed-design-and-supervision/HEC-HYD-014-volume-2.pdf";
