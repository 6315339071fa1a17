import type * as contract from "@setu/contract/home";
import type { Locale } from "@setu/contract/locale";
import type { Item } from "../model/item.ts";
import { filesOf } from "../platform/files/pictures/map-picture.ts";
import { inLocale, servedIn } from "../platform/reading/localized.ts";

type WhoWeAreDoc = Item<"who-we-are", "id" | "name" | "description" | "files">;

/** An article about the firm, as lists show it. */
export const whoWeAreOf = (article: WhoWeAreDoc, locale: Locale): contract.WhoWeAre => ({
  id: article.id,
  name: inLocale(article.name, locale),
  description: inLocale(article.description, locale),
  locale: servedIn(locale, article.name, article.description),
  files: filesOf(article.files, locale),
});
