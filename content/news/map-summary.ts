import type * as contract from "@setu/contract/home";
import type { Locale } from "@setu/contract/locale";
import { longDate } from "../calendar/dates.ts";
import { nepalTime } from "../calendar/nepal-time.ts";
import type { Item } from "../model/item.ts";
import { filesOf } from "../platform/files/pictures/map-picture.ts";
import { isRead } from "../platform/reading/is-read.ts";
import { inLocale, servedIn } from "../platform/reading/localized.ts";

type NewsDoc = Item<"news", "id" | "name" | "publishedOn" | "author" | "files">;

/** A news item as shown in lists. */
export function newsOf(item: NewsDoc, locale: Locale): contract.NewsSummary {
  const day = new Date(item.publishedOn);
  return {
    id: item.id,
    name: inLocale(item.name, locale),
    created_at: nepalTime(day),
    date: longDate(day, locale),
    created_by: { name: isRead(item.author) ? inLocale(item.author.name, locale) : "" },
    locale: servedIn(locale, item.name),
    files: filesOf(item.files, locale),
  };
}
