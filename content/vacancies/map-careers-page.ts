import { digitsIn } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";
import type * as contract from "@setu/contract/vacancies";
import type { GlobalItem } from "../model/item.ts";
import { filesOf } from "../platform/files/pictures/map-picture.ts";
import { inLocale, optionalInLocale, servedIn } from "../platform/reading/localized.ts";

/** The published careers page, in all languages. */
export type CareersPageDoc = GlobalItem<"careers-page">;

/** The firm's hiring process; empty until an editor writes the page. */
export const hiringOf = (page: CareersPageDoc | undefined, locale: Locale): contract.CareersList["hiring"] => ({
  name: optionalInLocale(page?.name, locale),
  lead: optionalInLocale(page?.lead, locale),
  files: filesOf(page?.picture ?? [], locale),
  steps: (page?.steps ?? []).map(({ name, text }) => ({ name: inLocale(name, locale), text: inLocale(text, locale) })),
  promise: page?.promise ?? null,
  equal_chance: optionalInLocale(page?.equalChance, locale),
  fraud_warning: optionalInLocale(page?.fraudWarning, locale),
  benefits: (page?.benefits ?? []).map(({ text }) => inLocale(text, locale)),
  alerts_enabled: page?.alertsEnabled ?? false,
  alerts_text: optionalInLocale(page?.alertsText, locale),
  locale: servedIn(locale, page?.name, page?.lead, page?.equalChance, page?.fraudWarning),
});

/** The consent text. It names the period of retention, so its version changes with the period. */
export function consentOf(
  page: CareersPageDoc | undefined,
  days: number,
  locale: Locale,
): contract.VacancyDetail["consent"] {
  const text = inLocale(page?.consent, locale).replaceAll("{days}", digitsIn(days, locale));
  return text ? { text, version: `${page?.consentVersion ?? 0}-${days}`, retention_days: days } : null;
}
