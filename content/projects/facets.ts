import type { ReadParameters } from "@setu/contract/calls/reads";
import { digitsIn } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";
import { type ProjectList, type ProjectMeasure, projectMeasures } from "@setu/contract/projects";
import { adParts, nepalDay } from "../calendar/nepal-time.ts";
import { yearChoice } from "../calendar/years.ts";
import { type Facet, totalOf } from "../platform/reading/listing.ts";
import { inLocale } from "../platform/reading/localized.ts";
import { amountIn, figureOf, measures } from "./measures.ts";
import type { ProjectRow } from "./read-rows.ts";
import type { projectNames } from "./rows.ts";
import {
  clientTypeWords,
  countryWords,
  measureWords,
  projectStageWords,
  provinceWords,
  taskTypeWords,
} from "./words.ts";

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
    size: "Size",
    from: "From",
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
    size: "आकार",
    from: "कम्तीमा",
  },
};

/** The years in which a project was under way, including the present one while it continues. */
function yearsOf({ from, to, stage }: ProjectRow, present: number): string[] {
  const first = from ?? to;
  if (first === null) return [];
  // A planned end is later: nobody looks for future years.
  const last = Math.min(to ?? (stage === "ongoing" ? present : first), Math.max(present, first));
  return Array.from({ length: Math.max(last - first + 1, 1) }, (_, index) => String(first + index));
}

const among = (value: string | null): string[] => (value === null ? [] : [value]);

/** The facets of a list of projects, the most used ones first. */
export function projectFacets(
  locale: Locale,
  { groups, services }: Names,
  query: ReadParameters,
  now: Date,
): Facet<ProjectRow>[] {
  const facet = (
    key: Exclude<keyof (typeof labels)["en"], "from">,
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
    sizeFacet(locale, query),
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
      (year) => (/^\d{4}$/.test(year) ? yearChoice(Number(year), locale) : undefined),
      (a, b) => b.localeCompare(a),
    ),
    facet("client_type", (row) => among(row.clientType), of(clientTypeWords), inOrderOf(clientTypeWords)),
  ];
}

const measureOrder: readonly string[] = projectMeasures;
const isMeasure = (value: string | undefined): value is ProjectMeasure =>
  projectMeasures.some((measure) => measure === value);

/** The measure in a query. */
export const askedMeasure = ({ size }: ReadParameters): ProjectMeasure | undefined =>
  isMeasure(size) ? size : undefined;

/** The least amount in a query, in the measure's unit: "100" or "0.1 GW". A text that is not an amount is ignored. */
function askedLeast(query: ReadParameters): number | undefined {
  const [measure, from = ""] = [askedMeasure(query), query["from"]];
  return measure && (figureOf(from) ?? amountIn(measure, from.slice(0, longestAmount)));
}

/** The longest text of an amount: nobody types longer ones. */
const longestAmount = 40;

/** The facet of the measures, with a least amount. */
function sizeFacet(locale: Locale, query: ReadParameters): Facet<ProjectRow> {
  const measure = askedMeasure(query);
  const least = askedLeast(query) ?? 0;
  return {
    key: "size",
    label: labels[locale].size,
    valuesOf: ({ sizes }) => projectMeasures.filter((name) => (sizes[name] ?? 0) > 0 && (sizes[name] ?? 0) >= least),
    labelOf: (value) => (isMeasure(value) ? measureWords[value][locale] : undefined),
    compare: (a, b) => measureOrder.indexOf(a) - measureOrder.indexOf(b),
    ...(measure && {
      least: {
        key: "from",
        label: labels[locale].from,
        unit: measures[measure].unit[locale],
        value: least > 0 ? digitsIn(least, locale) : "",
      },
    }),
  };
}

interface Asked {
  query: ReadParameters;
  locale: Locale;
  /** The rows before the search and after it. */
  rows: readonly ProjectRow[];
  found: readonly ProjectRow[];
  facetsFor(query: ReadParameters): Facet<ProjectRow>[];
}

/** If nothing matches: the filters that hide results, each with the number of results without it. */
export function relaxations({ query, locale, rows, found, facetsFor }: Asked): ProjectList["relax"] {
  const measure = askedMeasure(query);
  const least = askedLeast(query);
  const asked = [
    ...(query["q"] ? [{ key: "q", label: query["q"], without: ["q"] }] : []),
    ...(measure && least
      ? [{ key: "from", label: `${labels[locale].from} ${amountWords(least, measure, locale)}`, without: ["from"] }]
      : []),
    ...facetsFor(query).flatMap(({ key, label, labelOf }) => {
      const value = query[key];
      return value
        ? [{ key, label: `${label}: ${labelOf(value) ?? value}`, without: key === "size" ? [key, "from"] : [key] }]
        : [];
    }),
  ];
  return asked.flatMap(({ without, ...filter }) => {
    const rest = { ...query, page: undefined, ...Object.fromEntries(without.map((key) => [key, undefined])) };
    const count = totalOf({ rows: filter.key === "q" ? rows : found, facets: facetsFor(rest), query: rest });
    return count > 0 ? [{ ...filter, count }] : [];
  });
}

/** An amount with its unit: "100 MW", "१०० मेगावाट". */
const amountWords = (amount: number, measure: ProjectMeasure, locale: Locale): string =>
  `${digitsIn(amount, locale)} ${measures[measure].unit[locale]}`.trim();

type Compare = (a: ProjectRow, b: ProjectRow) => number;

/** The order in a query. Projects without such an amount or year come last; equal ones keep their order. */
export function projectOrder(query: ReadParameters, locale: Locale): Compare | undefined {
  const measure = askedMeasure(query);
  const by = (amountOf: (row: ProjectRow) => number | null | undefined, sign: 1 | -1): Compare => {
    const value = (row: ProjectRow) => amountOf(row) ?? Number.POSITIVE_INFINITY * sign;
    return (a, b) => (value(a) === value(b) ? 0 : (value(a) - value(b)) * sign);
  };
  switch (query["sort"]) {
    case "newest":
      return by((row) => row.from ?? row.to, -1);
    case "oldest":
      return by((row) => row.from ?? row.to, 1);
    case "largest":
      return measure && by((row) => row.sizes[measure], -1);
    case "smallest":
      return measure && by((row) => row.sizes[measure], 1);
    case "name":
      return (a, b) => collators[locale].compare(inLocale(a.name, locale), inLocale(b.name, locale));
    default:
      return undefined;
  }
}

const collators = { en: new Intl.Collator("en"), ne: new Intl.Collator("ne") };
