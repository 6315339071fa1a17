import type { ReadParameters } from "@setu/contract/calls/reads";
import type { Locale } from "@setu/contract/locale";
import { adParts, nepalDay } from "../calendar/nepal-time.ts";
import { yearText } from "../calendar/years.ts";
import { type Facet, totalOf } from "../platform/reading/listing.ts";
import { inLocale } from "../platform/reading/localized.ts";
import type { ProjectRow, projectNames } from "./rows.ts";
import { clientTypeWords, countryWords, projectStageWords, provinceWords, taskTypeWords } from "./words.ts";

type Names = Awaited<ReturnType<typeof projectNames>>;
type Words = Record<string, { en: string; ne: string }>;

const labels = {
  en: {
    sector: "Sector",
    country: "Country",
    province: "Province",
    status: "Status",
    service: "Service",
    task_type: "What we did",
    year: "Active in",
    client_type: "Client",
  },
  ne: {
    sector: "क्षेत्र",
    country: "देश",
    province: "प्रदेश",
    status: "अवस्था",
    service: "सेवा",
    task_type: "हाम्रो काम",
    year: "काम भएको वर्ष",
    client_type: "ग्राहक",
  },
};

/** The years in which one was under way; the present one too while it goes on. */
function yearsOf({ from, to, stage }: ProjectRow, present: number): string[] {
  const first = from ?? to;
  if (first === null) return [];
  // Planned to end later: nobody looks for the years to come.
  const last = Math.min(to ?? (stage === "ongoing" ? present : first), Math.max(present, first));
  return Array.from({ length: Math.max(last - first + 1, 1) }, (_, index) => String(first + index));
}

const among = (value: string | null): string[] => (value === null ? [] : [value]);

/** The ways to narrow a list of projects, the ones that most people use first. */
export function projectFacets(locale: Locale, { groups, services }: Names, now: Date): Facet<ProjectRow>[] {
  const facet = (
    key: keyof (typeof labels)["en"],
    valuesOf: Facet<ProjectRow>["valuesOf"],
    labelOf: Facet<ProjectRow>["labelOf"],
    compare?: Facet<ProjectRow>["compare"],
  ): Facet<ProjectRow> => ({ key, label: labels[locale][key], valuesOf, labelOf, ...(compare && { compare }) });
  const of = (words: Words) => (value: string) => words[value]?.[locale];
  const inOrderOf = (words: Words) => {
    const order = Object.keys(words);
    return (a: string, b: string) => order.indexOf(a) - order.indexOf(b);
  };
  const present = adParts(nepalDay(now)).year;
  const groupById = new Map(groups.map((group) => [group.id, group]));
  const groupBySlug = new Map(groups.map((group) => [group.slug, group]));
  const serviceById = new Map(services.map((service) => [String(service.id), service]));

  return [
    facet(
      "sector",
      (row) => among(groupById.get(row.group)?.slug ?? null),
      (slug) => inLocale(groupBySlug.get(slug)?.name, locale) || undefined,
    ),
    facet(
      "country",
      (row) => among(row.country),
      (name) => countryWords(name)?.[locale],
    ),
    facet("province", (row) => among(row.province), of(provinceWords), inOrderOf(provinceWords)),
    facet("status", (row) => [row.stage], of(projectStageWords), inOrderOf(projectStageWords)),
    facet(
      "service",
      (row) => row.services.map(String),
      (id) => inLocale(serviceById.get(id)?.name, locale) || undefined,
    ),
    facet("task_type", (row) => [row.taskType], of(taskTypeWords), inOrderOf(taskTypeWords)),
    facet(
      "year",
      (row) => yearsOf(row, present),
      (year) => (/^\d{4}$/.test(year) ? yearText(Number(year), "ad", locale) : undefined),
      (a, b) => b.localeCompare(a),
    ),
    facet("client_type", (row) => among(row.clientType), of(clientTypeWords), inOrderOf(clientTypeWords)),
  ];
}

interface Asked {
  rows: readonly ProjectRow[];
  facets: Facet<ProjectRow>[];
  query: ReadParameters;
}

/** When nothing matches: each filter that hides something by itself, and how much. */
export function relaxations({ rows, facets, query }: Asked): { key: string; label: string; count: number }[] {
  const asked = [
    ...(query["q"] ? [{ key: "q", label: query["q"] }] : []),
    ...facets.flatMap(({ key, label, labelOf }) => {
      const value = query[key];
      return value ? [{ key, label: `${label}: ${labelOf(value) ?? value}` }] : [];
    }),
  ];
  return asked.flatMap((filter) => {
    const without = { ...query, [filter.key]: undefined, page: undefined };
    const count = totalOf({ rows, facets, query: without, textOf: (row) => row.text });
    return count > 0 ? [{ ...filter, count }] : [];
  });
}
