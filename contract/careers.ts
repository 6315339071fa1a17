import { z } from "zod";
import { CalendarDate, Deadline } from "./shapes/calendar-date.ts";
import { File } from "./shapes/file.ts";
import { listOf } from "./shapes/list.ts";
import { RichText } from "./shapes/rich-text.ts";
import { ServedLocale } from "./shapes/served-locale.ts";
import { AlertChoice } from "./subscriptions.ts";

/**
 * `GET /frontapi/careers?discipline=&office=&type=`, `GET /frontapi/careers/{id}` and
 * `GET /frontapi/careers/availability?vacancy={id}`.
 */

export const employmentTypes = ["permanent", "fixed-term", "project", "internship", "consultancy"] as const;
export const workPatterns = ["office", "site", "mixed"] as const;
/** The clock decides: `upcoming` before it opens, `closed` from the closing instant on; `filled` is said by the staff. */
const vacancyStatuses = ["upcoming", "open", "closed", "filled"] as const;
/** What an applicant may send in, by the ending of its name. */
export const applicationFileTypes = ["pdf", "docx", "jpg", "png"] as const;
export const questionKinds = ["text", "yes-no", "number"] as const;
/** What the pay is counted by. */
export const payUnits = ["month", "day", "year"] as const;
/** Why there is nothing to apply for. */
const unavailableReasons = ["none", "closed", "filled", "upcoming", "not_found"] as const;

const instant = z.iso.datetime({ offset: true });
/** An instant, after which something of the answer is no longer true. */
const fresh_until = instant.nullable();
const Named = z.object({ id: z.int(), name: z.string() });

export const VacancySummary = z.object({
  id: z.int(),
  /** The firm's own number: "HEC-83-021". */
  ref: z.string(),
  name: z.string(),
  summary: z.string(),
  discipline: Named.nullable(),
  /** `place` is what the list says: the office's name, or the site's. */
  office: Named.extend({ address: z.string() }).nullable(),
  place: z.string(),
  employment_type: z.enum(employmentTypes),
  employment_type_text: z.string(),
  posts: z.int().positive(),
  status: z.enum(vacancyStatuses),
  /** Both ISO 8601 with Nepal's offset; the second is `deadline.at`. */
  opens_at: instant,
  closes_at: instant,
  /** Both calendars, Nepal's clock, and what remains. */
  deadline: Deadline,
  /** Open, with no more than three days left. */
  closes_soon: z.boolean(),
  locale: ServedLocale,
});
export type VacancySummary = z.infer<typeof VacancySummary>;

/** How the firm hires, as the list says it; null for what nobody has written. */
const Hiring = z.object({
  name: z.string().nullable(),
  lead: z.string().nullable(),
  /** People at work, if there is a picture. */
  files: z.array(File),
  steps: z.array(z.object({ name: z.string(), text: z.string() })),
  /** Working days from the closing of a vacancy to the answer. */
  promise: z.int().positive().nullable(),
  equal_chance: z.string().nullable(),
  fraud_warning: z.string().nullable(),
  benefits: z.array(z.string()),
  alerts_enabled: z.boolean(),
  /** The text above the form for mails. */
  alerts_text: z.string().nullable(),
  locale: ServedLocale,
});

export const CareersList = listOf(VacancySummary).extend({
  /** How many vacancies and how many posts are open, whatever the filters say. */
  open: z.object({ vacancies: z.int().nonnegative(), posts: z.int().nonnegative() }),
  /** The last ones that closed, where nothing is open. */
  recently_closed: z.array(VacancySummary),
  hiring: Hiring,
  /** The disciplines that mails can be narrowed to. */
  alert_choices: z.array(AlertChoice),
  fresh_until,
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
  /** Characters as a reader counts them; null for what is not text. */
  max_length: z.int().positive().nullable(),
});

const Stage = z.object({ name: z.string(), text: z.string().nullable(), date: CalendarDate.nullable() });

export const VacancyDetail = VacancySummary.extend({
  work_pattern: z.enum(workPatterns),
  work_pattern_text: z.string(),
  level: z.string().nullable(),
  /** As the firm says it. */
  pay: z.string().nullable(),
  /** For search engines. */
  pay_range: z
    .object({ min: z.number().nullable(), max: z.number().nullable(), currency: z.string(), unit: z.enum(payUnits) })
    .nullable(),
  starts_on: CalendarDate.nullable(),
  opens: CalendarDate,
  /** The closing instant before it was extended. */
  extended_from: Deadline.nullable(),
  duties: RichText,
  must_have: RichText,
  good_to_have: RichText,
  benefits: z.string().nullable(),
  documents: z.array(RequestedDocument),
  questions: z.array(VacancyQuestion),
  stages: z.array(Stage),
  contact: z.string().nullable(),
  /** When every applicant has an answer. */
  answer_by: CalendarDate.nullable(),
  hiring: Hiring.pick({ equal_chance: true, fraud_warning: true }),
  /** What an applicant agrees to; null as long as nobody has written it. */
  consent: z.object({ text: z.string(), version: z.string(), retention_days: z.int() }).nullable(),
  /** Others that are open, the most alike first. */
  similar: z.array(VacancySummary),
  /** When this was put together. In the last day before closing that is less than a minute ago, so that a clock can be set by it. */
  server_time: instant,
  fresh_until,
});
export type VacancyDetail = z.infer<typeof VacancyDetail>;

export const CareersAvailability = z.object({
  /** Whether the vacancy takes applications; without one in the address, whether any does. */
  available: z.boolean(),
  /** Null where it is available. */
  reason: z.enum(unavailableReasons).nullable(),
  /** The vacancy that was asked for, if there is one. */
  vacancy: z.object({ id: z.int(), ref: z.string(), name: z.string(), locale: ServedLocale }).nullable(),
  closed_at: Deadline.nullable(),
  /** For what is `upcoming`. */
  opens: CalendarDate.nullable(),
  /** Other vacancies that are open, the most alike first. */
  alternatives: z.array(VacancySummary),
  alerts_enabled: z.boolean(),
  alert_choices: z.array(AlertChoice),
  fresh_until,
});
export type CareersAvailability = z.infer<typeof CareersAvailability>;
