import { screenLocale } from "./screen-locale.ts";

/** A label of the back office, in both of its languages. */
export const label = (en: string, ne: string) => ({ en, ne });

/** A text in the language of the screen that a request comes from. */
export const say = (req: Parameters<typeof screenLocale>[0], en: string, ne: string): string =>
  ({ en, ne })[screenLocale(req)];
