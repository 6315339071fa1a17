import { z } from "zod";
import { locales } from "../locale.ts";

/** The language asked for, and the one in which the item is served. */
export const ServedLocale = z.object({
  requested: z.enum(locales),
  served: z.enum(locales),
  /** Whether the other language's text is newer; set for items that are read in full, not for entries in lists. */
  stale: z.boolean().optional(),
});
export type ServedLocale = z.infer<typeof ServedLocale>;
