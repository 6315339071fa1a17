import type * as contract from "@setu/contract/home";
import type { Locale } from "@setu/contract/locale";
import type { Item } from "../model/item.ts";
import { filesOf } from "../platform/files/pictures/map-picture.ts";
import { isRead } from "../platform/reading/is-read.ts";
import { inLocale, optionalInLocale, servedIn } from "../platform/reading/localized.ts";

type ProjectDoc = Item<"projects", "id" | "name" | "code" | "quantity" | "taskType" | "group" | "files">;

/** The project; empty when its group is not published, since the link would lead nowhere. */
export function projectOf(project: ProjectDoc, locale: Locale): contract.ProjectHighlight[] {
  if (!isRead(project.group)) return [];
  return [
    {
      id: project.id,
      name: inLocale(project.name, locale),
      type: project.group.slug,
      menu_id: project.group.id,
      task_type: project.taskType,
      code: project.code ?? null,
      quantity: optionalInLocale(project.quantity, locale),
      locale: servedIn(locale, project.name),
      files: filesOf(project.files, locale),
    },
  ];
}
