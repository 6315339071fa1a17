import type { Locale } from "@setu/contract/locale";
import type { ServiceDetail } from "@setu/contract/services";
import type { Item } from "../model/item.ts";
import { filesOf } from "../platform/files/pictures/map-picture.ts";
import { isRead } from "../platform/reading/is-read.ts";
import { inLocale, optionalInLocale, servedIn, wholeIn } from "../platform/reading/localized.ts";
import { languagesOf, richTextOf } from "../platform/text/rich-text.ts";

type Relation = { id: number } | number | null;

/** A published service with all its fields, read in all languages, its relations one level deep. */
export type ServiceDetailDoc = Item<"services">;

/** The ids of relations in the editors' order, whether they were read or are only ids. */
export const idsOf = (relations: Relation[] | null | undefined): number[] =>
  (relations ?? []).flatMap((relation) => (typeof relation === "object" ? (relation?.id ?? []) : relation));

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.replace(/^[-–•*]\s+/, "").trim())
    .filter(Boolean);

type Own = Omit<
  ServiceDetail,
  "projects" | "projects_total" | "experts" | "reports" | "faqs" | "stories" | "siblings" | "fresh_until"
>;

export function serviceDetailOf(doc: ServiceDetailDoc, locale: Locale): Own {
  const group = isRead(doc.group) ? doc.group : null;
  return {
    id: doc.id,
    name: inLocale(doc.name, locale),
    description: optionalInLocale(doc.description, locale),
    body: richTextOf(doc.body, locale),
    deliverables: linesOf(inLocale(doc.deliverables, locale)),
    standards: linesOf(inLocale(doc.standards, locale)),
    sectors: (doc.sectors ?? [])
      .filter(isRead)
      .map(({ slug, name }) => ({ slug, name: inLocale(name, locale), locale: servedIn(locale, name) })),
    project_type: group?.slug ?? null,
    parent_id: group?.id ?? null,
    files: filesOf(doc.files ?? [], locale),
    locale: wholeIn(locale, doc, doc.name, doc.description, doc.deliverables, doc.standards, languagesOf(doc.body)),
  };
}
