import type * as contract from "@setu/contract/home";
import type { Locale } from "@setu/contract/locale";
import { inLocale, type Localized, optionalInLocale, servedIn } from "./localized.ts";

interface SectionDoc {
  name?: Localized;
  description?: Localized;
}

/** The heading of a section. Until an editor names it, it has the specification's name. */
export function sectionOf(
  section: SectionDoc | undefined,
  locale: Locale,
  unnamed?: Record<Locale, string>,
): contract.SectionInfo {
  return {
    name: inLocale(section?.name, locale) || (unnamed?.[locale] ?? ""),
    description: optionalInLocale(section?.description, locale),
    locale: servedIn(locale, section?.name, section?.description),
  };
}

export function statementOf(section: SectionDoc | undefined, locale: Locale): contract.Statement {
  const { description, ...rest } = sectionOf(section, locale);
  return { ...rest, description: description ?? "" };
}
