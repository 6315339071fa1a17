import { type Locale, otherLocale } from "@setu/contract/locale";
import type { ServedLocale } from "@setu/contract/shapes/served-locale";

/** A text in both languages. */
export type InBoth = readonly [en: string, ne: string];

/** What example contents are written in. */
export interface Scene {
  served: ServedLocale;
  /** The one of two texts that is in the language of the contents. */
  say: (...texts: InBoth) => string;
}

export const sceneOf = (requested: Locale, served: Locale = requested): Scene => ({
  served: { requested, served },
  say: (...[en, ne]) => (served === "en" ? en : ne),
});

/** Contents that are there in the other language only. */
export const foreign = ({ served }: Scene): Scene => sceneOf(served.requested, otherLocale(served.requested));

/** One word that no line is long enough for, as people paste them. */
export const unbreakable =
  "https://example.org/tenders/2083-84/detailed-design-and-supervision/HEC-HYD-014-volume-2.pdf";
