import type * as contract from "@setu/contract/home";
import type { Locale } from "@setu/contract/locale";
import type { File } from "@setu/contract/shapes/file";
import type { Item } from "../model/item.ts";
import { filesOf } from "../platform/files/pictures/map-picture.ts";
import { inLocale, optionalInLocale, servedIn } from "../platform/reading/localized.ts";

type PersonDoc = Item<"people", "id" | "name" | "designation" | "quote" | "message" | "files">;

/** A person with their message on the home page. */
export const perspectiveOf = (person: PersonDoc, locale: Locale): contract.Perspective => ({
  id: person.id,
  name: inLocale(person.name, locale),
  designation: inLocale(person.designation, locale),
  quote: optionalInLocale(person.quote, locale),
  message: inLocale(person.message, locale),
  locale: servedIn(locale, person.message, person.quote),
  files: portraitSecond(filesOf(person.files, locale)),
});

/** Puts the portrait second: the home page shows the second file (specification, section 2), and a person's portrait is the first. */
function portraitSecond([portrait, ...others]: File[]): File[] {
  if (!portrait) return [];
  const [first = portrait, ...rest] = others;
  return [first, portrait, ...rest];
}
