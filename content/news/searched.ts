import { pages } from "@setu/contract/pages";
import type { Payload } from "payload";
import { documentsOf } from "../platform/files/documents/map-document.ts";
import { searchedFiles } from "../platform/files/documents/text/searched-files.ts";
import { filesOf } from "../platform/files/pictures/map-picture.ts";
import { inLocale, optionalInLocale, wholeIn } from "../platform/reading/localized.ts";
import { readByIds } from "../platform/reading/public-read.ts";
import { languagesOf, plainTextOf, richTextOf } from "../platform/text/rich-text.ts";
import { inBoth, namesOf, type SearchDocument, type SearchSource } from "../search/source.ts";
import { type NewsItemDoc, newsItemOf } from "./map-news.ts";

/** News and events, as site search finds them. */
export const searchedNews: SearchSource = {
  collection: "news",
  read: async (payload, ids) => {
    const docs = await readByIds(payload, "news", ids, { depth: 1 });
    return Promise.all(docs.map((doc) => documentOf(payload, doc)));
  },
};

const documentOf = async (payload: Payload, doc: NewsItemDoc): Promise<SearchDocument> => ({
  name: `news/${doc.id}`,
  kind: "news",
  path: pages.newsItem.href({ id: doc.id }),
  date: doc.publishedOn,
  uses: [...namesOf("people", doc.author), ...namesOf("documents", doc.documents), ...namesOf("media", doc.files)],
  files: await searchedFiles(payload, (locale) => documentsOf(doc.documents ?? [], locale)),
  texts: inBoth((locale) => textsOf(doc, locale)),
});

function textsOf(doc: NewsItemDoc, locale: "en" | "ne") {
  const { name, category_text, created_by, event, published } = newsItemOf(doc, locale, new Date());
  return {
    title: name,
    names: [category_text, created_by.name, event?.place],
    summary: inLocale(doc.description, locale),
    body: [
      plainTextOf(richTextOf(doc.body, locale)),
      optionalInLocale(doc.correction, locale),
      published.text,
      event?.starts.text,
      event?.ends?.text,
      ...filesOf(doc.files ?? [], locale).map(({ caption }) => caption),
    ],
    served: wholeIn(locale, doc, doc.name, doc.description, languagesOf(doc.body)).served,
  };
}
