import { pages } from "@setu/contract/pages";
import type { Payload } from "payload";
import { searchedFiles } from "../platform/files/documents/text/searched-files.ts";
import { readByIds } from "../platform/reading/public-read.ts";
import { inBoth, namesOf, type SearchDocument, type SearchSource } from "../search/source.ts";
import { personItemOf } from "./map-person.ts";
import { type PersonDetailDoc, personDetailOf } from "./map-person-detail.ts";

/** People for site search; people who have left have no page. */
export const searchedPeople: SearchSource = {
  collection: "people",
  read: async (payload, ids) => {
    const docs = await readByIds(payload, "people", ids, { depth: 1 });
    return Promise.all(docs.filter(({ left }) => !left).map((doc) => documentOf(payload, doc)));
  },
};

const documentOf = async (payload: Payload, doc: PersonDetailDoc): Promise<SearchDocument> => ({
  name: `people/${doc.id}`,
  kind: "person",
  path: pages.person.href({ id: doc.id }),
  uses: [...namesOf("disciplines", doc.discipline), ...namesOf("offices", doc.office), ...namesOf("documents", doc.cv)],
  files: await searchedFiles(payload, (locale) => [personDetailOf(doc, locale, new Date()).cv]),
  texts: inBoth((locale) => textsOf(doc, locale)),
});

function textsOf(doc: PersonDetailDoc, locale: "en" | "ne") {
  const item = personItemOf(doc, locale, new Date());
  const detail = personDetailOf(doc, locale, new Date());
  return {
    title: item.name,
    names: [item.designation, item.discipline, item.office, ...detail.roles.map(({ title }) => title)],
    summary: [item.designation, item.line].filter(Boolean).join(" · "),
    body: [
      detail.quote,
      detail.message,
      ...detail.qualifications.map(({ name, institution }) => [name, institution].filter(Boolean).join(", ")),
      ...detail.memberships.map(({ name }) => name),
      ...detail.languages,
      ...detail.countries,
    ],
    served: detail.locale.served,
  };
}
