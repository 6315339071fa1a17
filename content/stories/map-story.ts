import type { Locale } from "@setu/contract/locale";
import type { StoryItem } from "@setu/contract/stories/stories";
import { calendarDate } from "../calendar/dates.ts";
import type { Item, Select } from "../model/item.ts";
import { filesOf } from "../platform/files/pictures/map-picture.ts";
import { inLocale, optionalInLocale, servedIn } from "../platform/reading/localized.ts";
import { type ProjectItemDoc, projectItemOf } from "../projects/map-project.ts";

export const storyItemFields = { name: true, summary: true, figures: true, files: true } as const satisfies Select<
  Item<"success-stories">
>;

export type StoryItemDoc = Item<"success-stories", "id" | keyof typeof storyItemFields>;

/** A published story with its project, which visitors may know; empty if the project's group is not published. */
export function storyItemOf(doc: StoryItemDoc, projectDoc: ProjectItemDoc, locale: Locale): StoryItem[] {
  const [project] = projectItemOf(projectDoc, locale);
  if (!project) return [];
  const files = filesOf(doc.files ?? [], locale);
  const figures = doc.figures ?? [];
  const item: StoryItem = {
    id: doc.id,
    name: inLocale(doc.name, locale),
    summary: inLocale(doc.summary, locale),
    project: {
      id: project.id,
      name: project.name,
      place: project.place,
      sector: { slug: project.sector.slug, name: project.sector.name },
      locale: project.locale,
    },
    figures: figures.map(({ label, value, unit, asOf, source }) => ({
      label: inLocale(label, locale),
      value: inLocale(value, locale),
      unit: optionalInLocale(unit, locale),
      as_of: calendarDate(new Date(asOf), locale),
      source: inLocale(source, locale),
    })),
    files: files.length > 0 ? files : project.files,
    locale: servedIn(locale, doc.name, doc.summary, ...figures.map(({ label }) => label)),
  };
  return [item];
}
