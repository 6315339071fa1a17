import { z } from "zod";
import { type ApplicationField, applicationFields } from "./application-fields.ts";
import { CalendarDate, Deadline } from "./shapes/calendar-date.ts";
import { GivenId } from "./shapes/given-id.ts";

/**
 * Requests and answers of the calls about applications (private-calls.ts). Besides those, `GET` (with the link as Bearer) or `POST`
 * (with the link as a form field) `/frontapi/applications/mine/export` answers with a ZIP archive.
 */

const typed = z.string().max(20_000).default("");

const correction = z.string().max(20_000).optional();

const fields = Object.fromEntries(applicationFields.map((name) => [name, typed])) as Record<
  ApplicationField,
  typeof typed
>;

/** The operation checks bounds and writes the messages for people: here a missing field is an empty one. */
export const ApplicationRequest = z.object({
  ...fields,
  vacancy: z.coerce.number().pipe(GivenId),
  /** Keyed by the vacancy's questions. */
  answers: z.record(z.string().max(60), typed).default({}),
  /** Names of uploads, keyed by the vacancy's documents. */
  files: z.record(z.string().max(60), z.string().max(40)).default({}),
  /** The version of the consent text that was shown and agreed to; empty when the box was not ticked. */
  consent: z.string().max(20).default(""),
  form_token: z.string().max(200).optional(),
  /** People leave it empty: the field is hidden from them. */
  website: z.string().max(2000).optional(),
});
export type ApplicationRequest = z.infer<typeof ApplicationRequest>;

export const ApplicationAccepted = z.object({
  message: z.string(),
  data: z.object({
    reference: z.string(),
    /** The address that gets the receipt and the link. */
    track_url_sent_to: z.string(),
    /** Opens the receipt for half an hour. */
    receipt: z.string(),
  }),
});
export type ApplicationAccepted = z.infer<typeof ApplicationAccepted>;

export const applicationStages = ["received", "reading", "interview", "offer", "hired", "refused"] as const;
export type ApplicationStage = (typeof applicationStages)[number];

/**
 * An applicant's corrections; fields that are left out stay as they are. The address cannot change: the link proves it, and
 * it identifies the application.
 */
export const ApplicationChange = z.object({
  ...(Object.fromEntries(
    applicationFields.filter((name) => name !== "email").map((name) => [name, correction]),
  ) as Record<Exclude<ApplicationField, "email">, typeof correction>),
  answers: z.record(z.string().max(60), z.string().max(20_000)).default({}),
  /** Names of the replacing uploads, keyed by the vacancy's documents. */
  files: z.record(z.string().max(60), z.string().max(40)).default({}),
  /** `corrections_made` of the application that was corrected: later corrections are not overwritten unseen. */
  corrections_made: z.int().nonnegative().optional(),
});
export type ApplicationChange = z.infer<typeof ApplicationChange>;

/** `refused`: the scanner found malware in it, or could not scan it; nobody opens it. */
const documentStates = ["stored", "scanning", "refused"] as const;

const MyDocument = z.object({
  key: z.string(),
  label: z.string(),
  name: z.string(),
  size_text: z.string(),
  sha256: z.string(),
  state: z.enum(documentStates),
  /** An explanation of the state; null where the document is simply stored. */
  state_text: z.string().nullable(),
  stored: CalendarDate,
  /** Documents that this one has replaced and that are no longer kept; latest first. */
  earlier: z.array(z.object({ name: z.string(), sha256: z.string(), until: CalendarDate })),
});

/** An application as its applicant may see it. */
export const MyApplication = z.object({
  reference: z.string(),
  vacancy: z.object({ id: z.int(), ref: z.string(), name: z.string() }).nullable(),
  stage: z.enum(applicationStages),
  stage_text: z.string(),
  history: z.array(z.object({ stage: z.enum(applicationStages), stage_text: z.string(), at: CalendarDate })),
  received: CalendarDate,
  answer_by: z.string().nullable(),
  /** The day on which it is erased automatically; a later decision moves it. */
  kept_until: CalendarDate,
  fields: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
  files: z.array(MyDocument),
  /** The next step, in words. */
  next: z.string(),
  /** The day of the last correction. */
  changed: CalendarDate.nullable(),
  /** How many times it has been corrected. */
  corrections_made: z.int(),
  /** The deadline for corrections; null where the vacancy is gone. */
  changes_until: Deadline.nullable(),
  /** The rights that the link grants: a receipt can only be read. */
  may: z.enum(["read", "all"]),
});
export type MyApplication = z.infer<typeof MyApplication>;

export const LinkRequest = z.object({ email: z.string().max(254), reference: z.string().max(40) });
export type LinkRequest = z.infer<typeof LinkRequest>;
