import { z } from "zod";
import { locales } from "./locale.ts";

/** Which language was asked for, and which one an item could be served in. */
export const ServedLocale = z.object({ requested: z.enum(locales), served: z.enum(locales) });
export type ServedLocale = z.infer<typeof ServedLocale>;
