import { z } from "zod";
import { AlertChoice } from "./alerts.ts";
import { CalendarDate, Deadline } from "./shapes/calendar-date.ts";
import { File } from "./shapes/file.ts";
import { FreshUntil } from "./shapes/fresh-until.ts";
import { listOf } from "./shapes/list.ts";
import { RichText } from "./shapes/rich-text.ts";
import { ServedLocale } from "./shapes/served-locale.ts";

/**
 * `GET /frontapi/careers?discipline=&office=&type=`, `GET /frontapi/careers/{id}` and
 * `GET /frontapi/careers/availability?vacancy={id}`.
 */

export const employmentTypes = ["permanent", "fixed-term", "project", "internship", "consultancy"] as const;
export const workPatterns = ["office", "site", "mixed"] as const;
/** The clock decides: `upcoming` before it opens, `closed` from the closing instant on; the staff set `filled`. */
const vacancyStatuses = ["upcoming", "open", "closed", "filled"] as const;
/** The file types that an applicant may send, by the name's extension. */
export const applicationFileTypes = ["pdf", "docx", "jpg", "png"] as const;
export const questionKinds = ["text", "yes-no", "number"] as const;
/** The units of pay. */
export const payUnits = ["month", "day", "year"] as const;
/** The reasons why nothing can be applied for. */
const unavailableReasons = ["none", "closed", "filled", "upcoming", "not_found"] as const;

const instant = z.iso.datetime({ offset: true });
const Named = z.object({ id: z.int(), name: z.string() });

export const VacancySummary = z.object({
  id: z.int(),
  /** The firm's own number: "HEC-83-021". */
  ref: z.string(),
  name: z.string(),
  summary: z.string(),
  discipline: Named.nullable(),
  /** `place` is shown in the list: the office's name, or the site's. */
  office: Named.extend({ address: z.string() }).nullable(),
  place: z.string(),
  employment_type: z.enum(employmentTypes),
  employment_type_text: z.string(),
  posts: z.int().positive(),
  status: z.enum(vacancyStatuses),
  /** Both ISO 8601 with Nepal's offset; the second is `deadline.at`. */
  opens_at: instant,
  closes_at: instant,
  /** Both calendars, Nepal's clock, and the time left. */
  deadline: Deadline,
  /** Open, with no more than three days left. */
  closes_soon: z.boolean(),
  locale: ServedLocale,
});
export type VacancySummary = z.infer<typeof VacancySummary>;

/** How the firm hires, as the list shows it; null for texts that nobody has written. */
const Hiring = z.object({
  name: z.string().nullable(),
  lead: z.string().nullable(),
  /** A picture of people at work, if there is one. */
  files: z.array(File),
  steps: z.array(z.object({ name: z.string(), text: z.string() })),
  /** Working days from the closing of a vacancy to the answer. */
  promise: z.int().positive().nullable(),
  equal_chance: z.string().nullable(),
  fraud_warning: z.string().nullable(),
  benefits: z.array(z.string()),
  alerts_enabled: z.boolean(),
  /** The text above the email alerts form. */
  alerts_text: z.string().nullable(),
  locale: ServedLocale,
});

export const CareersList = listOf(VacancySummary).extend({
  /** The number of open vacancies and of open positions, regardless of the filters. */
  open: z.object({ vacancies: z.int().nonnegative(), posts: z.int().nonnegative() }),
  /** The last vacancies that closed, where none is open. */
  recently_closed: z.array(VacancySummary),
  hiring: Hiring,
  /** The disciplines that email alerts can be narrowed to. */
  alert_choices: z.array(AlertChoice),
  fresh_until: FreshUntil.nullable(),
});
export type CareersList = z.infer<typeof CareersList>;

const RequestedDocument = z.object({
  key: z.string(),
  label: z.string(),
  required: z.boolean(),
  types: z.array(z.enum(applicationFileTypes)),
  max_mb: z.int().positive(),
});

const VacancyQuestion = z.object({
  key: z.string(),
  text: z.string(),
  kind: z.enum(questionKinds),
  required: z.boolean(),
  /** Characters as a reader counts them; null for answers that are not text. */
  max_length: z.int().positive().nullable(),
});

const Stage = z.object({ name: z.string(), text: z.string().nullable(), date: CalendarDate.nullable() });

export const VacancyDetail = VacancySummary.extend({
  /** When it was last changed, such as extended. */
  updated_at: instant,
  work_pattern: z.enum(workPatterns),
  work_pattern_text: z.string(),
  level: z.string().nullable(),
  /** In the firm's own words. */
  pay: z.string().nullable(),
  /** For search engines. */
  pay_range: z
    .object({ min: z.number().nullable(), max: z.number().nullable(), currency: z.string(), unit: z.enum(payUnits) })
    .nullable(),
  starts_on: CalendarDate.nullable(),
  opens: CalendarDate,
  /** The closing instant before the extension. */
  extended_from: Deadline.nullable(),
  duties: RichText,
  must_have: RichText,
  good_to_have: RichText,
  benefits: z.string().nullable(),
  documents: z.array(RequestedDocument),
  questions: z.array(VacancyQuestion),
  stages: z.array(Stage),
  contact: z.string().nullable(),
  /** The day by which every applicant has an answer. */
  answer_by: CalendarDate.nullable(),
  hiring: Hiring.pick({ equal_chance: true, fraud_warning: true }),
  /** The text that an applicant agrees to; null until somebody has written it. */
  consent: z.object({ text: z.string(), version: z.string(), retention_days: z.int() }).nullable(),
  /** Other open vacancies, most similar first. */
  similar: z.array(VacancySummary),
  /** When this answer was made. In the last day before closing that is less than a minute ago, so that a clock can be set by it. */
  server_time: instant,
  fresh_until: FreshUntil.nullable(),
});
export type VacancyDetail = z.infer<typeof VacancyDetail>;

export const CareersAvailability = z.object({
  /** Whether the vacancy takes applications; without one in the address, whether any does. */
  available: z.boolean(),
  /** Null where it is available. */
  reason: z.enum(unavailableReasons).nullable(),
  /** The vacancy that was asked for, if it exists. */
  vacancy: z.object({ id: z.int(), ref: z.string(), name: z.string(), locale: ServedLocale }).nullable(),
  closed_at: Deadline.nullable(),
  /** Only where the reason is `upcoming`. */
  opens: CalendarDate.nullable(),
  /** Other open vacancies, most similar first. */
  alternatives: z.array(VacancySummary),
  alerts_enabled: z.boolean(),
  alert_choices: z.array(AlertChoice),
  fresh_until: FreshUntil.nullable(),
});
export type CareersAvailability = z.infer<typeof CareersAvailability>;
