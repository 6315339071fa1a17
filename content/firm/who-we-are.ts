import type { ReadParameters } from "@setu/contract/calls/reads";
import { FrontApiError } from "@setu/contract/errors";
import { WhoWeAreDetail } from "@setu/contract/firm/who-we-are";
import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { inLocale, servedIn, wholeIn } from "../platform/reading/localized.ts";
import { idOf, readList, readOne } from "../platform/reading/public-read.ts";
import { languagesOf, richTextOf } from "../platform/text/rich-text.ts";
import { whoWeAreOf } from "./map-who-we-are.ts";

/** The most other articles to list beside one. */
const mostSiblings = 30;

/** An article about the firm. Rejects with `notFound` if no such article is published. */
export async function whoWeAre(payload: Payload, locale: Locale, { id }: ReadParameters): Promise<WhoWeAreDetail> {
  const [article, others] = await Promise.all([
    readOne(payload, "who-we-are", {
      where: { id: { equals: idOf(id) } },
      depth: 1,
    }),
    readList(payload, "who-we-are", {
      select: { name: true },
      depth: 0,
      sort: "_order",
      limit: mostSiblings,
    }),
  ]);
  if (!article) throw new FrontApiError("notFound", "");
  const siblings = others.filter((other) => other.id !== article.id);
  return WhoWeAreDetail.parse({
    ...whoWeAreOf(article, locale),
    body: richTextOf(article.body, locale),
    locale: wholeIn(locale, article, article.name, article.description, languagesOf(article.body)),
    siblings: siblings.map(({ id, name }) => ({ id, name: inLocale(name, locale), locale: servedIn(locale, name) })),
  } satisfies WhoWeAreDetail);
}
