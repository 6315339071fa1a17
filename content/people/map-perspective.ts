import type * as contract from "@setu/contract/home";
import type { Locale } from "@setu/contract/locale";
import type { Item } from "../model/item.ts";
import { filesOf } from "../platform/files/pictures/map-picture.ts";
import { inLocale, optionalInLocale, servedIn } from "../platform/reading/localized.ts";

type PersonDoc = Item<"people", "id" | "name" | "designation" | "quote" | "message" | "files">;

/** A person with what they say on the home page. */
export const perspectiveOf = (person: PersonDoc, locale: Locale): contract.Perspective => ({
  id: person.id,
  name: inLocale(person.name, locale),
  designation: inLocale(person.designation, locale),
  quote: optionalInLocale(person.quote, locale),
  message: inLocale(person.message, locale),
  locale: servedIn(locale, person.message, person.quote),
  files: filesOf(person.files, locale),
});
