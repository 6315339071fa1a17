import type * as contract from "@setu/contract/home";
import type { Locale } from "@setu/contract/locale";
import { filesOf } from "../platform/files/pictures/map-picture.ts";
import { inLocale, servedIn } from "../platform/reading/localized.ts";
import type * as doc from "../platform/reading/stored-items.ts";

/** An article about the firm, as lists show it. */
export const whoWeAreOf = (article: doc.WhoWeAreDoc, locale: Locale): contract.WhoWeAre => ({
  id: article.id,
  name: inLocale(article.name, locale),
  description: inLocale(article.description, locale),
  locale: servedIn(locale, article.name, article.description),
  files: filesOf(article.files, locale),
});
