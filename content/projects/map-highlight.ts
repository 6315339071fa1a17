import type * as contract from "@setu/contract/home";
import type { Locale } from "@setu/contract/locale";
import { filesOf } from "../platform/files/pictures/map-picture.ts";
import { inLocale, optionalInLocale, servedIn } from "../platform/reading/localized.ts";
import type * as doc from "../platform/reading/stored-items.ts";

/** Nothing when the group is not published: the link would lead nowhere. */
export function projectOf(project: doc.ProjectDoc, locale: Locale): contract.ProjectHighlight[] {
  if (typeof project.group !== "object") return [];
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
