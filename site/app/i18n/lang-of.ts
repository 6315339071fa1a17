import type { ServedLocale } from "@setu/contract/shapes/served-locale";

/** Returns the `lang` of a part of the page: none in the page's own language, which the part inherits. */
export const langOf = (locale: ServedLocale | undefined): ServedLocale["served"] | undefined =>
  locale && locale.served !== locale.requested ? locale.served : undefined;
