import { z } from "zod";
import { locales } from "../locale.ts";

/** Which language was asked for, and which one an item could be served in. */
export const ServedLocale = z.object({
  requested: z.enum(locales),
  served: z.enum(locales),
  /** Whether the other language's text is newer; said of what is read whole, not of entries in lists. */
  stale: z.boolean().optional(),
});
export type ServedLocale = z.infer<typeof ServedLocale>;
