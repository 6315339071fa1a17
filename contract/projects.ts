import { z } from "zod";
import { NewsSummary, Point, SectionInfo } from "./home.ts";
import { CalendarDate } from "./shapes/calendar-date.ts";
import { DocumentFile } from "./shapes/document-file.ts";
import { File } from "./shapes/file.ts";
import { FreshUntil } from "./shapes/fresh-until.ts";
import { listOf, SearchResult } from "./shapes/list.ts";
import { RichText } from "./shapes/rich-text.ts";
import { ServedLocale } from "./shapes/served-locale.ts";
import { StoryLink } from "./stories/stories.ts";

/**
 * `GET /frontapi/projects?ids=` for some of them side by side, or
 * `?sector=&service=&task_type=&country=&province=&status=&year=&client_type=&size=&from=&q=&sort=&view=&page=`, `GET
 * /frontapi/projects/{project_slug}` with the same and the specification's `menu_id` and `content_id`, and `GET
 * /frontapi/projects/{project_slug}/{childId}`.
 */

export const taskTypes = [
  "feasibility-study",
  "detailed-design",
  "construction-supervision",
  "survey-investigation",
  "advisory",
] as const;
export const clientTypes = [
  "government",
  "local-government",
  "public-company",
  "private",
  "development-partner",
] as const;
export const projectStages = ["ongoing", "completed"] as const;
/** Nepal's provinces, from east to west. */
export const provinces = ["koshi", "madhesh", "bagmati", "gandaki", "lumbini", "karnali", "sudurpashchim"] as const;
/** The measures by which projects are compared and filtered: an amount of one of these is parsed, not only shown. */
export const projectMeasures = [
  "capacity",
  "height",
  "span",
  "length",
  "area",
  "storage",
  "voltage",
  "supply",
  "people",
  "sites",
] as const;
export type ProjectMeasure = (typeof projectMeasures)[number];
/** How exactly the map may show a place. */
export const precisions = ["exact", "area"] as const;

/** A year that could be taken for one of the other era names its era. */
const Period = z.object({
  /** "2019–2027", "सन् २०१९–२०२७". */
  ad_text: z.string(),
  /** "2076–2084 BS", "वि.सं. २०७६–२०८४"; empty where the calendar has no such years. */
  bs_text: z.string(),
});

/** The menu entry that a project belongs to. `slug` is the first part of the project's address. */
const Sector = z.object({ id: z.int(), slug: z.string(), name: z.string() });

/** One project in a list. A confidential one carries nothing that reveals its client or its place. */
export const ProjectItem = z.object({
  id: z.int(),
  name: z.string(),
  sector: Sector,
  excerpt: z.string(),
  code: z.string().nullable(),
  /** "456 MW" */
  quantity: z.string().nullable(),
  task_type: z.enum(taskTypes),
  task_type_text: z.string(),
  status: z.enum(projectStages),
  status_text: z.string(),
  client: z.string().nullable(),
  /** "Surkhet, Karnali", "Kenya". */
  place: z.string().nullable(),
  period: Period.nullable(),
  confidential: z.boolean(),
  /** The first picture, if any. */
  files: z.array(File),
  locale: ServedLocale,
});
export type ProjectItem = z.infer<typeof ProjectItem>;

const ProjectPoint = Point.extend({ id: z.int(), slug: z.string(), name: z.string(), locale: ServedLocale });

const Quantity = z.object({
  label: z.string(),
  value: z.string(),
  unit: z.string(),
  /** The measure for comparison, if any. */
  measure: z.enum(projectMeasures).nullable(),
});

const ProjectResult = listOf(ProjectItem).extend({
  /** With `view=map`, whose pages are long: a marker for each project on the page that has a place. */
  map: z
    .object({
      points: z.array(ProjectPoint),
      /** The number of projects on the page without a place. */
      missing: z.int().nonnegative(),
    })
    .nullable(),
  /** Only with `q`. */
  search: SearchResult.nullable(),
  /** The amounts of the chosen measure, by the projects' ids. */
  amounts: z.record(z.string(), z.string()),
  /** When nothing matches: the filters to drop, each with the number of projects that would then match. */
  relax: z.array(z.object({ key: z.string(), label: z.string(), count: z.int().positive() })),
  /** The years of ongoing projects change at new year. */
  fresh_until: FreshUntil.nullable(),
});

export const ProjectGroupPage = ProjectResult.extend({
  menu: Sector.extend({ description: z.string(), files: z.array(File), locale: ServedLocale }),
  numbers: z.object({ projects: z.int(), ongoing: z.int(), countries: z.int(), since: z.string().nullable() }),
  services: z.array(
    z.object({ id: z.int(), name: z.string(), description: z.string().nullable(), locale: ServedLocale }),
  ),
  /** The canonical address of the page: some of the specification's links name it by ids. */
  resolved: z.object({ slug: z.string(), childId: z.int().nullable() }),
});
export type ProjectGroupPage = z.infer<typeof ProjectGroupPage>;

export const ProjectDetail = ProjectItem.extend({
  description: z.string(),
  challenge: RichText,
  work: RichText,
  result: RichText,
  client_type_text: z.string().nullable(),
  funding: z.string().nullable(),
  partners: z.array(z.object({ name: z.string(), role: z.string().nullable(), share_text: z.string().nullable() })),
  services: z.array(z.object({ id: z.int(), name: z.string() })),
  location: z
    .object({
      country: z.string(),
      province: z.string().nullable(),
      district: z.string().nullable(),
      point: Point.nullable(),
      precision: z.enum(precisions),
    })
    .nullable(),
  started: CalendarDate.nullable(),
  ended: CalendarDate.nullable(),
  quantities: z.array(Quantity),
  /** Only if the client allows it to be public. */
  contract_value: z.string().nullable(),
  reference_available: z.boolean(),
  /** Those who have left the firm are named, and have no page. */
  team: z.array(
    z.object({ id: z.int(), name: z.string(), role: z.string(), has_page: z.boolean(), locale: ServedLocale }),
  ),
  documents: z.array(DocumentFile),
  /** The project's success stories. */
  stories: z.array(StoryLink),
  news: z.array(NewsSummary),
  similar: z.array(ProjectItem),
});
export type ProjectDetail = z.infer<typeof ProjectDetail>;

/** The fields compared side by side, besides those of a list. */
export const ComparedProject = ProjectDetail.pick({
  id: true,
  client_type_text: true,
  funding: true,
  partners: true,
  services: true,
  quantities: true,
  contract_value: true,
  reference_available: true,
  team: true,
});
export type ComparedProject = z.infer<typeof ComparedProject>;

export const ProjectList = ProjectResult.extend({
  /** The home page's heading and line about the projects. */
  info: SectionInfo,
  /** With `ids`: more about each of the items, in the same order. */
  compared: z.array(ComparedProject),
  /** The measures that the projects can be compared by. */
  measures: z.array(z.object({ key: z.enum(projectMeasures), label: z.string() })),
});
export type ProjectList = z.infer<typeof ProjectList>;
