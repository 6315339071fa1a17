import { z } from "zod";
import { File } from "../shapes/file.ts";
import { RichText } from "../shapes/rich-text.ts";
import { ServedLocale } from "../shapes/served-locale.ts";

/** `GET /frontapi/who-we-are/{id}`: an article about the firm, in full. */

const article = { id: z.int(), name: z.string(), locale: ServedLocale };

export const WhoWeAreDetail = z.object({
  ...article,
  description: z.string(),
  body: RichText,
  files: z.array(File),
  /** The other articles, in the editors' order. */
  siblings: z.array(z.object(article)),
});
export type WhoWeAreDetail = z.infer<typeof WhoWeAreDetail>;
