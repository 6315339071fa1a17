import { z } from "zod";
import { Report } from "./reports.ts";
import { CalendarDate } from "./shapes/calendar-date.ts";
import { DocumentFile } from "./shapes/document-file.ts";
import { File } from "./shapes/file.ts";
import { FreshUntil } from "./shapes/fresh-until.ts";
import { listOf, SearchResult } from "./shapes/list.ts";
import { ServedLocale } from "./shapes/served-locale.ts";

/**
 * `GET /frontapi/members?discipline=&office=&letter=&q=&page=`, `/key-personnel`, `/board-members` and
 * `/personnel/{id}`. People who have left the firm are in no list, and the call for such a person answers
 * 410.
 */

export const roleKinds = ["board", "key", "team"] as const;

/** A person in a list. */
export const PersonItem = z.object({
  id: z.int(),
  name: z.string(),
  /** The same name in each script in which it is known. */
  name_en: z.string().nullable(),
  name_ne: z.string().nullable(),
  designation: z.string(),
  discipline: z.string().nullable(),
  office: z.string().nullable(),
  /** A line about the person's work. */
  line: z.string().nullable(),
  /** Years in the profession. */
  experience: z.int().nonnegative().nullable(),
  /** The portrait, if any. */
  files: z.array(File),
  locale: ServedLocale,
});
export type PersonItem = z.infer<typeof PersonItem>;

export const MemberList = listOf(PersonItem).extend({
  /** The letters that names begin with in this language, each with its number of people; in the other script those of names known only there. */
  letters: z.array(z.object({ value: z.string(), count: z.int().positive(), script: z.enum(["en", "ne"]) })),
  /** Only with `q`. */
  search: SearchResult.nullable(),
  fresh_until: FreshUntil.nullable(),
});
export type MemberList = z.infer<typeof MemberList>;

export const KeyPersonnel = z.object({ items: z.array(PersonItem), fresh_until: FreshUntil.nullable() });
export type KeyPersonnel = z.infer<typeof KeyPersonnel>;

const Term = z.object({
  since: CalendarDate.nullable(),
  until: CalendarDate.nullable(),
  /** The years: "1993–2012", "वि.सं. २०७० देखि हालसम्म"; empty where neither date is known. */
  term_text: z.string(),
  representing: z.string().nullable(),
});

const BoardMember = PersonItem.extend({ role: z.string(), chair: z.boolean(), ...Term.shape });
export type BoardMember = z.infer<typeof BoardMember>;

/** A past member may no longer have a page. */
const PastMember = z.object({
  id: z.int(),
  name: z.string(),
  role: z.string(),
  has_page: z.boolean(),
  locale: ServedLocale,
  ...Term.shape,
});

export const BoardMembers = z.object({
  current: z.array(BoardMember),
  past: z.array(PastMember),
  fresh_until: FreshUntil.nullable(),
});
export type BoardMembers = z.infer<typeof BoardMembers>;

const PersonRole = Term.extend({
  kind: z.enum(roleKinds),
  kind_text: z.string(),
  title: z.string(),
  current: z.boolean(),
});

export const PersonDetail = PersonItem.extend({
  quote: z.string().nullable(),
  /** The whole message, however long. */
  message: z.string(),
  roles: z.array(PersonRole),
  qualifications: z.array(
    z.object({ name: z.string(), institution: z.string().nullable(), year: z.string().nullable() }),
  ),
  /** `number` only if it is public. */
  memberships: z.array(z.object({ name: z.string(), number: z.string().nullable() })),
  languages: z.array(z.string()),
  countries: z.array(z.string()),
  projects: z.array(
    z.object({
      id: z.int(),
      /** The first part of the project's address. */
      slug: z.string(),
      name: z.string(),
      role: z.string(),
      place: z.string().nullable(),
      /** "2019–2027" in the language asked for. */
      period: z.string().nullable(),
      locale: ServedLocale,
    }),
  ),
  reports: z.array(Report),
  /** The person's office and how to reach it. */
  office_contact: z
    .object({ id: z.int(), name: z.string(), address: z.string(), phone: z.string().nullable(), locale: ServedLocale })
    .nullable(),
  /** The CV for proposals, if the person lets visitors have it. */
  cv: DocumentFile.nullable(),
  fresh_until: FreshUntil.nullable(),
});
export type PersonDetail = z.infer<typeof PersonDetail>;
