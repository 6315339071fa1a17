import { z } from "zod";
import { FreshUntil } from "../shapes/fresh-until.ts";
import { SearchItem } from "./results.ts";

/** `GET /frontapi/search/suggestions?q=`: titles that match while the visitor is still typing. */

const Suggestion = SearchItem.pick({ kind: true, kind_text: true, name: true, path: true, locale: true });

export const Suggestions = z.object({
  items: z.array(Suggestion),
  marks: z.array(z.string()),
  /** False while the index is being built. */
  prepared: z.boolean(),
  fresh_until: FreshUntil.nullable(),
});
export type Suggestions = z.infer<typeof Suggestions>;
