import { z } from "zod";
import { AlertChoice } from "./alerts.ts";
import { CalendarDate, Deadline } from "./shapes/calendar-date.ts";
import { DocumentFile } from "./shapes/document-file.ts";
import { FreshUntil } from "./shapes/fresh-until.ts";
import { listOf } from "./shapes/list.ts";
import { RichText } from "./shapes/rich-text.ts";
import { ServedLocale } from "./shapes/served-locale.ts";
import { VacancySummary } from "./vacancies.ts";

/** `GET /frontapi/notices?status=&type=&page=` and `GET /frontapi/notices/{id}`. */

export const noticeTypes = ["vacancy", "procurement", "result", "agm", "general"] as const;
const noticeStatuses = ["open", "closed", "cancelled"] as const;

export const NoticeSummary = z.object({
  id: z.int(),
  /** The firm's own number: "HEC-EOI-83-04". */
  number: z.string(),
  name: z.string(),
  type: z.enum(noticeTypes),
  type_text: z.string(),
  /** A notice without a deadline is open for thirty days; one that announces a vacancy, while the vacancy is on the website and not over. */
  status: z.enum(noticeStatuses),
  /** Published in the last seven days. */
  is_new: z.boolean(),
  published: CalendarDate,
  /** The vacancy's, if it announces one. */
  deadline: Deadline.nullable(),
  /** Open, with no more than three days left. */
  closes_soon: z.boolean(),
  /** The published vacancy that it announces. */
  vacancy: VacancySummary.pick({ id: true, status: true }).nullable(),
  addenda_count: z.int().nonnegative(),
  /** When anything about it or its vacancy was last changed, ISO 8601. */
  updated_at: z.iso.datetime({ offset: true }),
  files: z.array(DocumentFile),
  locale: ServedLocale,
});
export type NoticeSummary = z.infer<typeof NoticeSummary>;

export const NoticeList = listOf(NoticeSummary).extend({
  /** The number of notices behind each tab, of the chosen type. */
  counts: z.object({ open: z.int(), closed: z.int(), all: z.int() }),
  /** The last notices that closed, where none is open. */
  recently_closed: z.array(NoticeSummary),
  /** The types that email alerts can be narrowed to. */
  alert_choices: z.array(AlertChoice),
  fresh_until: FreshUntil.nullable(),
});
export type NoticeList = z.infer<typeof NoticeList>;

/** A change to a notice after its publication. Addenda are numbered from 1, in order of time. */
export const Addendum = z.object({
  number: z.int().positive(),
  date: CalendarDate,
  name: z.string(),
  description: z.string().nullable(),
  /** The changed details, with their old and new values. */
  changes: z.array(z.object({ what: z.string(), before: z.string(), after: z.string() })),
  files: z.array(DocumentFile),
});
export type Addendum = z.infer<typeof Addendum>;

const NoticeQuestion = z.object({ date: CalendarDate, question: z.string(), answer: z.string().nullable() });

export const NoticeDetail = NoticeSummary.extend({
  body: RichText,
  /** The deadline before the extension. */
  first_deadline: CalendarDate.nullable(),
  key_dates: z.array(z.object({ name: z.string(), date: CalendarDate, time: z.string().nullable() })),
  questions_until: Deadline.nullable(),
  qa: z.array(NoticeQuestion),
  how_to_submit: z.string().nullable(),
  contact: z.object({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() }).nullable(),
  addenda: z.array(Addendum),
  cancellation_reason: z.string().nullable(),
  fresh_until: FreshUntil.nullable(),
});
export type NoticeDetail = z.infer<typeof NoticeDetail>;
