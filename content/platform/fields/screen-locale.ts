import { type Locale, localeOf, otherLocale } from "@setu/contract/locale";
import type { PayloadRequest } from "payload";

type Screen = { i18n?: Pick<PayloadRequest["i18n"], "language"> } | undefined;

/** The language of the screen that a request comes from. */
export const screenLocale = (req: Screen): Locale => localeOf(req?.i18n?.language);

/** The languages that a screen reads: its own, and the other one where a text is missing. */
export function screenLanguages(req: Screen): { locale: Locale; fallbackLocale: Locale } {
  const locale = screenLocale(req);
  return { locale, fallbackLocale: otherLocale(locale) };
}
