import type * as contract from "@setu/contract/home";
import type { Locale } from "@setu/contract/locale";
import { filesOf } from "../platform/files/pictures/map-picture.ts";
import { inLocale, optionalInLocale, servedIn } from "../platform/reading/localized.ts";
import type * as doc from "../platform/reading/stored-items.ts";

/** A person with what they say on the home page. */
export const perspectiveOf = (person: doc.PersonDoc, locale: Locale): contract.Perspective => ({
  id: person.id,
  name: inLocale(person.name, locale),
  designation: inLocale(person.designation, locale),
  quote: optionalInLocale(person.quote, locale),
  message: inLocale(person.message, locale),
  locale: servedIn(locale, person.message, person.quote),
  files: filesOf(person.files, locale),
});
