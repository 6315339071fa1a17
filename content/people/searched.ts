import { pages } from "@setu/contract/pages";
import type { Payload } from "payload";
import { searchedFiles } from "../platform/files/documents/text/searched-files.ts";
import { readByIds } from "../platform/reading/public-read.ts";
import { inBoth, namesOf, type PageTexts, type SearchDocument, type SearchSource } from "../search/source.ts";
import { boardMembers } from "./leaders.ts";
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
    lookedUpBy: [detail.message && { en: "message", ne: "सन्देश" }[locale]],
    summary: [item.designation, item.line].filter(Boolean).join(" · "),
    body: [
      detail.quote,
      detail.message,
      ...detail.qualifications.map(({ name, institution, year }) =>
        [name, institution, year].filter(Boolean).join(", "),
      ),
      ...detail.memberships.map(({ name, number }) => [name, number].filter(Boolean).join(", ")),
      ...detail.roles.map(({ title, term_text, representing }) =>
        [title, term_text, representing].filter(Boolean).join(", "),
      ),
      ...detail.languages,
      ...detail.countries,
    ],
    served: detail.locale.served,
  };
}

/** The board, with its past members, who may have no page of their own. */
export async function boardTexts(payload: Payload): Promise<PageTexts> {
  const [en, ne] = [await boardMembers(payload, "en"), await boardMembers(payload, "ne")];
  const told = { en, ne };
  return {
    until: en.fresh_until,
    body: inBoth((locale) =>
      [...told[locale].current, ...told[locale].past].map(({ name, role, term_text, representing }) =>
        [name, role, term_text, representing].filter(Boolean).join(", "),
      ),
    ),
  };
}
