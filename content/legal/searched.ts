import { isFrontApiError } from "@setu/contract/errors";
import { type LegalKind, type LegalText, legalKinds } from "@setu/contract/legal";
import { pages } from "@setu/contract/pages";
import type { Payload } from "payload";
import { plainTextOf } from "../platform/text/rich-text.ts";
import { inBoth, type SearchDocument, type WholeSource } from "../search/source.ts";
import { legal } from "./legal.ts";

/** The legal texts, each in the version that its page shows. */
export const searchedLegal: WholeSource = {
  name: "legal",
  async read(payload) {
    const documents: SearchDocument[] = [];
    for (const kind of legalKinds) documents.push(...(await documentOf(payload, kind)));
    return documents;
  },
};

async function documentOf(payload: Payload, kind: LegalKind): Promise<SearchDocument[]> {
  const read = (locale: "en" | "ne") => legal(payload, locale, { kind }).catch(unlessMissing);
  const [en, ne] = await Promise.all([read("en"), read("ne")]);
  if (!en || !ne) return [];
  const told: Record<"en" | "ne", LegalText> = { en, ne };
  return [
    {
      name: `legal/${kind}`,
      kind: "legal",
      path: (kind === "privacy" ? pages.privacyPolicy : pages.terms).href(),
      date: en.in_force.ad,
      until: en.fresh_until,
      texts: inBoth((locale) => ({
        title: told[locale].name,
        body: [plainTextOf(told[locale].body)],
        served: told[locale].locale.served,
      })),
    },
  ];
}

function unlessMissing(error: unknown): undefined {
  if (!isFrontApiError(error) || error.code !== "notFound") throw error;
}
