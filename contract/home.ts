import { z } from "zod";
import { File } from "./shapes/file.ts";
import { ServedLocale } from "./shapes/served-locale.ts";

/** `GET /frontapi/home`: section 3 of the specification names the fields, `vission` included. */

const Id = z.int();
const item = { id: Id, locale: ServedLocale, files: z.array(File) };

export const Slide = z.object({
  name: z.string(),
  description: z.string().nullable(),
  /** The small line of figures below the headline: place, coordinates, height. */
  caption: z.string().nullable(),
  action: z.object({ label: z.string(), href: z.string() }).nullable(),
  locale: ServedLocale,
  files: z.array(File),
});
export type Slide = z.infer<typeof Slide>;

/** `id` is the person that Read More links to; the home page shows the second file. */
export const Perspective = z.object({
  ...item,
  name: z.string(),
  designation: z.string(),
  quote: z.string().nullable(),
  message: z.string(),
});
export type Perspective = z.infer<typeof Perspective>;

export const Statement = z.object({
  name: z.string(),
  description: z.string(),
  locale: ServedLocale,
});
export type Statement = z.infer<typeof Statement>;

export const WhoWeAre = z.object({ ...item, name: z.string(), description: z.string() });
export type WhoWeAre = z.infer<typeof WhoWeAre>;

export const Statistic = z.object({
  label: z.string(),
  value: z.string(),
  locale: ServedLocale,
});
export type Statistic = z.infer<typeof Statistic>;

/** Degrees, WGS 84. */
export const Point = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });
export type Point = z.infer<typeof Point>;

export const Location = Point.extend({
  id: Id,
  name: z.string(),
  address: z.string(),
  phone: z.string().nullable(),
  hours: z.string().nullable(),
  head_office: z.boolean(),
  locale: ServedLocale,
});
export type Location = z.infer<typeof Location>;

/** `type` is the slug of the project's menu entry, `menu_id` its id. */
export const ProjectHighlight = z.object({
  ...item,
  name: z.string(),
  type: z.string(),
  menu_id: Id,
  task_type: z.string(),
  /** The firm's own number for the project, and its main quantity: "HEC-HYD-014", "456 MW". */
  code: z.string().nullable(),
  quantity: z.string().nullable(),
});
export type ProjectHighlight = z.infer<typeof ProjectHighlight>;

/** `project_type` and `parent_id` are slug and id of the menu entry with the service's projects. */
export const Service = z.object({
  ...item,
  name: z.string(),
  description: z.string().nullable(),
  project_type: z.string(),
  parent_id: Id,
});
export type Service = z.infer<typeof Service>;

export const NewsSummary = z.object({
  ...item,
  name: z.string(),
  /** An instant, ISO 8601 with Nepal's offset of +05:45. */
  created_at: z.iso.datetime({ offset: true }),
  /** The same day as people write it, in the language asked for. */
  date: z.string(),
  created_by: z.object({ name: z.string() }),
});
export type NewsSummary = z.infer<typeof NewsSummary>;

/** A section's heading and the line beside it, as an editor wrote them. */
export const SectionInfo = z.object({
  name: z.string(),
  description: z.string().nullable(),
  locale: ServedLocale,
});
export type SectionInfo = z.infer<typeof SectionInfo>;

/** A page of another party, by https, and its host. */
const ForeignPage = z.object({ address: z.string(), host: z.string() });

/** The maps that an editor has set besides our own map of the office. */
export const ContactMap = z.object({
  /** The place in a map service, to be opened there. */
  link: ForeignPage.nullable(),
  /** A map for a frame in the page: shown only after the visitor's consent. */
  embed: ForeignPage.nullable(),
});
export type ContactMap = z.infer<typeof ContactMap>;

export const Home = z.object({
  sliders: z.array(Slide),
  perspective: Perspective.nullable(),
  perspective_info: SectionInfo,
  mission: Statement,
  vission: Statement,
  objective: Statement,
  values_info: SectionInfo,
  who_we_are: WhoWeAre.nullable(),
  statistics: z.array(Statistic),
  center: Point,
  locations: z.array(Location),
  location_info: SectionInfo,
  projects: z.array(ProjectHighlight),
  project_info: SectionInfo,
  services: z.array(Service),
  service_info: SectionInfo,
  news: z.array(NewsSummary),
  news_info: SectionInfo,
  contact_info: SectionInfo,
  contact_map: ContactMap,
  seo: z.object({ title: z.string(), description: z.string() }),
});
export type Home = z.infer<typeof Home>;
