import { z } from "zod";
import { locales } from "./locale.ts";
import { CalendarDate } from "./shapes/calendar-date.ts";
import { FreshUntil } from "./shapes/fresh-until.ts";
import { RichText } from "./shapes/rich-text.ts";
import { ServedLocale } from "./shapes/served-locale.ts";

/**
 * `GET /frontapi/legal/{kind}?version=` and `GET /frontapi/legal/{kind}/changes?from=&to=`: the privacy policy and the terms and
 * conditions, as numbered versions that never change.
 */

export const legalKinds = ["privacy", "terms"] as const;
export const LegalKind = z.enum(legalKinds);
export type LegalKind = z.infer<typeof LegalKind>;

export const LegalVersion = z.object({
  /** 1 for the first version that was published. */
  number: z.int().positive(),
  /** "coming" is published and not in force yet; only one version is "inForce"; the earlier ones are "former". */
  state: z.enum(["coming", "inForce", "former"]),
  /** The first day on which it is in force, in Nepal. */
  in_force: CalendarDate,
  announced: CalendarDate,
  /** Whether it changes what members agreed to, who are asked to accept it. */
  material: z.boolean(),
  /** The differences from the previous version, in plain words. */
  changes: z.string().nullable(),
});
export type LegalVersion = z.infer<typeof LegalVersion>;

export const LegalText = LegalVersion.extend({
  kind: LegalKind,
  name: z.string(),
  body: RichText,
  /** The language whose text decides if the two differ. */
  binding: z.enum(locales),
  /** All versions of the text, newest first. */
  versions: z.array(LegalVersion),
  locale: ServedLocale,
  /** When a coming version takes effect. */
  fresh_until: FreshUntil.nullable(),
});
export type LegalText = z.infer<typeof LegalText>;

const Part = z.object({
  text: z.string(),
  change: z.enum(["same", "added", "removed"]),
});

/** A heading, a paragraph, an entry of a list or a row of a table, with the parts added to it and removed from it. */
export const ComparedLine = z.object({
  kind: z.enum(["heading", "paragraph", "item"]),
  parts: z.array(Part),
});
export type ComparedLine = z.infer<typeof ComparedLine>;

export const LegalChanges = z.object({
  kind: LegalKind,
  name: z.string(),
  from: LegalVersion,
  to: LegalVersion,
  versions: z.array(LegalVersion),
  /** The whole text of the later version, with the lines of the earlier one that it no longer has. */
  lines: z.array(ComparedLine),
  locale: ServedLocale,
  fresh_until: FreshUntil.nullable(),
});
export type LegalChanges = z.infer<typeof LegalChanges>;
