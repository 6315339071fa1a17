import type * as contract from "@setu/contract/home";
import type { Locale } from "@setu/contract/locale";
import type { Item } from "../model/item.ts";
import { filesOf } from "../platform/files/pictures/map-picture.ts";
import { isRead } from "../platform/reading/is-read.ts";
import { inLocale, optionalInLocale, servedIn } from "../platform/reading/localized.ts";

type ServiceDoc = Item<"services", "id" | "name" | "description" | "group" | "files">;

/** The service; empty when its group is not published, as with projects. */
export function serviceOf(service: ServiceDoc, locale: Locale): contract.Service[] {
  if (!isRead(service.group)) return [];
  return [
    {
      id: service.id,
      name: inLocale(service.name, locale),
      description: optionalInLocale(service.description, locale),
      project_type: service.group.slug,
      parent_id: service.group.id,
      locale: servedIn(locale, service.name, service.description),
      files: filesOf(service.files, locale),
    },
  ];
}
