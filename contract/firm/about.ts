import { z } from "zod";
import { Location, Point, Statement, WhoWeAre } from "../home.ts";
import { CalendarDate } from "../shapes/calendar-date.ts";
import { DocumentFile } from "../shapes/document-file.ts";
import { File } from "../shapes/file.ts";
import { FreshUntil } from "../shapes/fresh-until.ts";
import { ServedLocale } from "../shapes/served-locale.ts";

/** `GET /frontapi/about`: the firm as a whole. Texts that nobody has written yet are empty. `vission` as on the home page. */

const Head = z.object({
  id: z.int(),
  name: z.string(),
  designation: z.string(),
  /** Whether this person has a page to link to. */
  has_page: z.boolean(),
});
const unit = { name: z.string(), head: Head.nullable(), locale: ServedLocale };
const Section = z.object(unit);
const Department = z.object({ ...unit, units: z.array(Section) });
/** A unit of the organisation, with the two levels below it. */
export const OrganisationUnit = z.object({ ...unit, units: z.array(Department) });
export type OrganisationUnit = z.infer<typeof OrganisationUnit>;

export const About = z.object({
  name: z.string().nullable(),
  intro: z.string(),
  /** The language of the heading and the paragraph below it. */
  locale: ServedLocale,
  files: z.array(File),
  mission: Statement,
  vission: Statement,
  objective: Statement,
  who_we_are: z.array(WhoWeAre.extend({ excerpt: z.string() })),
  /** Oldest first. */
  timeline: z.array(
    z.object({
      year: z.int(),
      /** "1993", "सन् १९९३", and the Bikram Sambat year that most of it falls in: "2050 BS", "वि.सं. २०५०". */
      year_text: z.string(),
      year_bs: z.string(),
      text: z.string(),
      locale: ServedLocale,
    }),
  ),
  stats: z.array(
    z.object({
      key: z.string(),
      value: z.string(),
      unit: z.string().nullable(),
      as_of: CalendarDate.nullable(),
      locale: ServedLocale,
    }),
  ),
  registrations: z.array(
    z.object({
      name: z.string(),
      issuer: z.string().nullable(),
      number: z.string().nullable(),
      valid_until: CalendarDate.nullable(),
      file: DocumentFile.nullable(),
      locale: ServedLocale,
    }),
  ),
  offices: z.array(Location),
  center: Point,
  organisation: z.array(OrganisationUnit),
  profile_file: DocumentFile.nullable(),
  fresh_until: FreshUntil.nullable(),
});
export type About = z.infer<typeof About>;
