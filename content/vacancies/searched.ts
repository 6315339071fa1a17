import { pages } from "@setu/contract/pages";
import type { Payload } from "payload";
import { readByIds, readGlobal } from "../platform/reading/public-read.ts";
import { plainTextOf } from "../platform/text/rich-text.ts";
import { inBoth, namesOf, type PageTexts, type SearchSource } from "../search/source.ts";
import { hiringOf } from "./map-careers-page.ts";
import { type VacancyDetailDoc, vacancyDetailOf } from "./map-vacancy.ts";
import { isOver } from "./status.ts";

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
      until: isOver(doc, new Date()) ? null : doc.closesAt,
      uses: [...namesOf("disciplines", doc.discipline), ...namesOf("offices", doc.office)],
      texts: inBoth((locale) => textsOf(doc, locale)),
    })),
};

function textsOf(doc: VacancyDetailDoc, locale: "en" | "ne") {
  const now = new Date();
  const vacancy = vacancyDetailOf(doc, locale, now);
  return {
    title: vacancy.name,
    names: [
      vacancy.ref,
      vacancy.discipline?.name,
      vacancy.place,
      vacancy.office?.name,
      vacancy.employment_type_text,
      vacancy.level,
    ],
    lookedUpBy: [{ en: "vacancy", ne: "रिक्त पद" }[locale]],
    summary: vacancy.summary,
    body: [
      ...[vacancy.duties, vacancy.must_have, vacancy.good_to_have].map(plainTextOf),
      vacancy.pay && `${{ en: "Salary", ne: "तलब" }[locale]}: ${vacancy.pay}`,
      vacancy.benefits,
      vacancy.work_pattern_text,
      ...vacancy.stages.flatMap(({ name, text }) => [name, text]),
      vacancy.deadline.text,
      vacancy.starts_on?.text,
      // Nobody asks for them afterwards, and the page no longer shows them.
      ...(isOver(doc, now)
        ? []
        : [...vacancy.documents.map(({ label }) => label), ...vacancy.questions.map(({ text }) => text)]),
      vacancy.contact,
    ],
    served: vacancy.locale.served,
  };
}

/** How the firm hires, as the list of vacancies says. */
export async function careersTexts(payload: Payload): Promise<PageTexts> {
  const page = await readGlobal(payload, "careers-page", { depth: 0 });
  return {
    body: inBoth((locale) => {
      const { name, lead, steps, equal_chance, fraud_warning, benefits, alerts_enabled, alerts_text } = hiringOf(
        page,
        locale,
      );
      return [
        name,
        lead,
        ...steps.flatMap((step) => [step.name, step.text]),
        equal_chance,
        fraud_warning,
        ...benefits,
        alerts_enabled ? alerts_text : null,
      ];
    }),
  };
}
