import { z } from "zod";
import { FiscalYear } from "../shapes/calendar-date.ts";
import { FreshUntil } from "../shapes/fresh-until.ts";

/** Counts by class. Classes of fewer than `fewest` are combined, so that nobody can be recognised. */
const Classes = z.array(z.object({ text: z.string(), count: z.int().min(5), count_text: z.string() }));

/** `GET /frontapi/complaints/figures`: the complaints of each fiscal year, and their outcomes. */
export const ComplaintFigures = z.object({
  years: z.array(
    z.object({
      year: FiscalYear,
      /** The number received; null for fewer than five. */
      total: z.object({ count: z.int().min(5), count_text: z.string() }).nullable(),
      types: Classes,
      topics: Classes,
      outcomes: Classes,
      /** The median of the days until a decision; null when fewer than five complaints were decided. */
      median_days: z.string().nullable(),
    }),
  ),
  /** Today's, which an empty list is shown for; null beyond the calendar. */
  current: FiscalYear.nullable(),
  fresh_until: FreshUntil,
});
export type ComplaintFigures = z.infer<typeof ComplaintFigures>;
