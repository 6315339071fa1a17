import { pages } from "@setu/contract/pages";
import { readByIds } from "../platform/reading/public-read.ts";
import { plainTextOf } from "../platform/text/rich-text.ts";
import { inBoth, namesOf, type SearchSource } from "../search/source.ts";
import { type VacancyDetailDoc, vacancyDetailOf } from "./map-vacancy.ts";

/** Vacancies, including closed ones, which come after the open ones. */
export const searchedVacancies: SearchSource = {
  collection: "vacancies",
  read: async (payload, ids) =>
    (await readByIds(payload, "vacancies", ids, { depth: 1 })).map((doc) => ({
      name: `vacancies/${doc.id}`,
      kind: "vacancy",
      path: pages.vacancy.href({ id: doc.id }),
      date: doc.opensAt,
      closes: doc.filled ? doc.opensAt : doc.closesAt,
      uses: [...namesOf("disciplines", doc.discipline), ...namesOf("offices", doc.office)],
      texts: inBoth((locale) => textsOf(doc, locale)),
    })),
};

function textsOf(doc: VacancyDetailDoc, locale: "en" | "ne") {
  const vacancy = vacancyDetailOf(doc, locale, new Date());
  return {
    title: vacancy.name,
    names: [
      vacancy.ref,
      { en: "vacancy", ne: "रिक्त पद" }[locale],
      vacancy.discipline?.name,
      vacancy.place,
      vacancy.office?.name,
      vacancy.employment_type_text,
      vacancy.level,
    ],
    summary: vacancy.summary,
    body: [
      ...[vacancy.duties, vacancy.must_have, vacancy.good_to_have].map(plainTextOf),
      vacancy.pay,
      vacancy.benefits,
      vacancy.work_pattern_text,
      ...vacancy.stages.flatMap(({ name, text }) => [name, text]),
      vacancy.deadline.text,
    ],
    served: vacancy.locale.served,
  };
}
