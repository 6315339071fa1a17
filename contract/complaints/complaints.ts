import { z } from "zod";
import { CalendarDate } from "../shapes/calendar-date.ts";
import { ServedLocale } from "../shapes/served-locale.ts";
import { complaintKinds, complaintOutcomes, complaintStates, complaintTopics } from "./complaint-fields.ts";

/** `GET /frontapi/complaints/form` has the data of the form; the other calls about complaints are private. */

const choices = <Value extends readonly [string, ...string[]]>(values: Value) =>
  z.array(z.object({ value: z.enum(values), label: z.string() }));

export const ComplaintForm = z.object({
  /** Whether visitors can complain here: the form is open, and a handler has been appointed. */
  open: z.boolean(),
  types: choices(complaintKinds),
  /** Without what only second handlers read, unless one has been appointed. */
  complaint_types: choices(complaintTopics),
  /** Other ways to complain. */
  doors: z.array(z.object({ name: z.string(), text: z.string(), locale: ServedLocale })),
});
export type ComplaintForm = z.infer<typeof ComplaintForm>;

const typed = z.string().max(20_000).default("");
/** The ids of uploads, by the keys of `complaintFiles`. */
const uploads = z.record(z.string().max(10), z.string().max(40)).default({});

/** The operation checks limits and gives messages for people; here a missing field is an empty one. */
export const ComplaintRequest = z.object({
  type: typed,
  complaint_type: typed,
  subject: typed,
  description: typed,
  way: typed,
  name: typed,
  email: typed,
  phone: typed,
  /** The project, place and day, in the writer's words. */
  place: typed,
  /** Whether the complaint is about one of its handlers. */
  about_handlers: z.boolean().default(false),
  consent: z.boolean().default(false),
  files: uploads,
  form_token: z.string().max(200).optional(),
  /** A honeypot: people leave it empty, since it is hidden from them. */
  website: z.string().max(2000).optional(),
});
export type ComplaintRequest = z.infer<typeof ComplaintRequest>;

/** A promised day. */
const Promised = z.object({
  step: z.enum(["acknowledged", "answered", "decided"]),
  text: z.string(),
  due: CalendarDate,
  /** The time of that day in Nepal; null when the whole day is left. */
  due_time: z.string().nullable(),
  met: CalendarDate.nullable(),
  late: z.boolean(),
});

export const ComplaintAccepted = z.object({
  message: z.string(),
  data: z.object({
    /** Sixteen digits in groups of four, which open the complaint's page. A lost code cannot be recovered. */
    code: z.string(),
    reference: z.string(),
    promised: z.array(Promised),
  }),
});
export type ComplaintAccepted = z.infer<typeof ComplaintAccepted>;

/** A complaint as its writer sees it. */
export const MyComplaint = z.object({
  reference: z.string(),
  type: z.enum(complaintKinds),
  type_text: z.string(),
  subject: z.string(),
  description: z.string(),
  /** The files that came with it, in words: "Photograph, 1.2 MB". */
  files: z.array(z.string()),
  state: z.enum(complaintStates),
  state_text: z.string(),
  outcome: z.enum(complaintOutcomes).nullable(),
  received: CalendarDate,
  promised: z.array(Promised),
  /** Actions and messages, the oldest first. */
  entries: z.array(
    z.object({
      by: z.enum(["writer", "firm"]),
      text: z.string(),
      words: z.string(),
      files: z.array(z.string()),
      at: CalendarDate,
    }),
  ),
  may: z.object({ write: z.boolean(), appeal: z.boolean(), withdraw: z.boolean() }),
  /** The last day for an appeal. */
  appeal_until: CalendarDate.nullable(),
});
export type MyComplaint = z.infer<typeof MyComplaint>;

/** An action of the complaint's writer. */
export const ComplaintChange = z.object({
  action: z.enum(["message", "appeal", "withdraw"]),
  text: typed,
  files: uploads,
});
export type ComplaintChange = z.infer<typeof ComplaintChange>;
