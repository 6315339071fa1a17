import { z } from "zod";
import { FiscalYear } from "../shapes/calendar-date.ts";

/** How many, by what they have in common. Classes of fewer than `fewest` are joined, so that nobody is recognised. */
const Classes = z.array(z.object({ text: z.string(), count: z.int().min(5), count_text: z.string() }));

/** `GET /frontapi/complaints/figures`: what came in each fiscal year, and what became of it. */
export const ComplaintFigures = z.object({
  years: z.array(
    z.object({
      year: FiscalYear,
      /** Everything that came; null for fewer than five. */
      total: z.object({ count: z.int().min(5), count_text: z.string() }).nullable(),
      types: Classes,
      topics: Classes,
      outcomes: Classes,
      /** Half of the complaints were decided within as many days; null where fewer than five were. */
      median_days: z.string().nullable(),
    }),
  ),
  fresh_until: z.iso.datetime(),
});
export type ComplaintFigures = z.infer<typeof ComplaintFigures>;
