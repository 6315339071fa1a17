import { pages } from "@setu/contract/pages";
import { readByIds } from "../platform/reading/public-read.ts";
import { plainTextOf } from "../platform/text/rich-text.ts";
import { inBoth, namesOf, type SearchSource } from "../search/source.ts";
import { faqOf } from "./map-faq.ts";

/** Frequent questions with their answers: each leads to its place on their page. */
export const searchedFaqs: SearchSource = {
  collection: "faqs",
  read: async (payload, ids) =>
    (await readByIds(payload, "faqs", ids, { depth: 1 })).map((doc) => ({
      name: `faqs/${doc.id}`,
      kind: "faq",
      path: pages.faqs.href({}, `#faq-${doc.id}`),
      uses: namesOf("services", doc.service),
      texts: inBoth((locale) => {
        const { question, group_text: group, service, answer, locale: told } = faqOf(doc, locale);
        return { title: question, names: [group, service?.name], body: [plainTextOf(answer)], served: told.served };
      }),
    })),
};
