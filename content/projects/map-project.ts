import type { Locale } from "@setu/contract/locale";
import type { ProjectItem, ProjectMeasure } from "@setu/contract/projects";
import { adYearOf, bsYearOf, yearsText } from "../calendar/years.ts";
import type { Item, Select } from "../model/item.ts";
import { filesOf } from "../platform/files/pictures/map-picture.ts";
import { inLocale, optionalInLocale, servedIn } from "../platform/reading/localized.ts";
import { isConfidential } from "./collection/confidential.ts";
import { greatest } from "./measures.ts";
import { countryWords, projectStageWords, provinceWords, taskTypeWords } from "./words.ts";

/** A published project as read for lists, in all languages. The fields of a confidential one are missing. */
export type ProjectItemDoc = Item<"projects", "id" | keyof typeof projectItemFields>;

export const projectItemFields = {
  name: true,
  summary: true,
  group: true,
  taskType: true,
  stage: true,
  // Without this field everything that it guards is missing.
  confidential: true,
  code: true,
  quantity: true,
  quantities: true,
  client: true,
  country: true,
  province: true,
  district: true,
  startedOn: true,
  endedOn: true,
  files: true,
} as const satisfies Select<Item<"projects">>;

/** The project; empty when its group is not published, since its address would lead nowhere. */
export function projectItemOf(doc: ProjectItemDoc, locale: Locale): ProjectItem[] {
  if (typeof doc.group !== "object" || doc.group === null) return [];
  const stage = doc.stage ?? "completed";
  const item: ProjectItem = {
    id: doc.id,
    name: inLocale(doc.name, locale),
    sector: { id: doc.group.id, slug: doc.group.slug, name: inLocale(doc.group.name, locale) },
    excerpt: inLocale(doc.summary, locale),
    code: doc.code || null,
    quantity: optionalInLocale(doc.quantity, locale),
    task_type: doc.taskType,
    task_type_text: taskTypeWords[doc.taskType][locale],
    status: stage,
    status_text: projectStageWords[stage][locale],
    client: optionalInLocale(doc.client, locale),
    place: placeOf(doc, locale),
    period: periodOf(doc, locale),
    confidential: isConfidential(doc),
    files: filesOf(doc.files ?? [], locale).slice(0, 1),
    locale: servedIn(locale, doc.name, doc.summary),
  };
  return [item];
}

/** The place: "Surkhet, Karnali" at home, "Nairobi, Kenya" abroad. */
function placeOf({ district, province, country }: ProjectItemDoc, locale: Locale): string | null {
  const land = country ? countryWords(country)?.[locale] : undefined;
  const region = country === "Nepal" && province ? provinceWords[province]?.[locale] : land;
  return [inLocale(district, locale), region].filter(Boolean).join(", ") || null;
}

/** The years from the first to the last, in both calendars. */
function periodOf(doc: ProjectItemDoc, locale: Locale): ProjectItem["period"] {
  const [start, end] = [doc.startedOn, doc.endedOn].map((date) => (date ? new Date(date) : undefined));
  if (!start && !end) return null;
  const goesOn = doc.stage === "ongoing";
  return {
    ad_text: yearsText({ from: start && adYearOf(start), to: end && adYearOf(end), goesOn }, "ad", locale),
    bs_text: yearsText({ from: start && bsYearOf(start), to: end && bsYearOf(end), goesOn }, "bs", locale),
  };
}

/** The amounts of a measure as written, by the projects' ids. */
export function amountsOf(
  docs: readonly ProjectItemDoc[],
  measure: ProjectMeasure | undefined,
  locale: Locale,
): Record<string, string> {
  return Object.fromEntries(
    docs.flatMap(({ id, quantities }) => {
      const found = measure && greatest(quantities ?? [], measure)?.quantity;
      return found ? [[id, `${inLocale(found.value, locale)} ${inLocale(found.unit, locale)}`.trim()]] : [];
    }),
  );
}
