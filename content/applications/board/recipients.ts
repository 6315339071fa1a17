import { type ApplicationStage, applicationStages } from "@setu/contract/applications";
import { type Locale, localeOf, locales } from "@setu/contract/locale";
import type { PayloadRequest } from "payload";
import { calendarDate } from "../../calendar/dates.ts";
import type { Item } from "../../model/item.ts";
import { inLocale, type Localized } from "../../platform/reading/localized.ts";
import { nameIn } from "../applicant-name.ts";
import { stageLabels } from "../stage-words.ts";
import type { Application } from "./applications.ts";
import type { PlaceholderValues } from "./placeholders.ts";
import type { Words } from "./reasons.ts";

/** The recipient of a mail. The link is missing: it is made when the mail is sent, and is valid from then on. */
export interface Recipient {
  id: number;
  name: string;
  reference: string;
  email: string;
  /** The language of the page that they applied on. */
  locale: Locale;
  values: Record<Locale, Omit<PlaceholderValues, "link">>;
}

type Vacancy = Item<"vacancies", "id" | "ref" | "name" | "answerBy" | "office">;

/**
 * The values that fill a mail to each applicant about a move to a stage; those about a refusal's reason are the ones that
 * applicants may read.
 */
export async function recipientsOf(
  req: PayloadRequest,
  applications: readonly Application[],
  to: ApplicationStage,
  reason: Words | undefined,
): Promise<Recipient[]> {
  const vacancies = await vacanciesOf(req, [...new Set(applications.map(({ vacancy }) => vacancy))]);
  const identity = await req.payload.findGlobal({
    slug: "site-identity",
    locale: "all",
    depth: 0,
    overrideAccess: true,
  });
  const firm = (identity as { name?: Localized }).name;
  return applications.map((row) => {
    const vacancy = vacancies.get(row.vacancy);
    const office = typeof vacancy?.office === "object" ? vacancy.office?.name : undefined;
    const valuesIn = (locale: Locale): Recipient["values"]["en"] => ({
      name: nameIn(row, locale),
      vacancy: inLocale(vacancy?.name, locale),
      number: vacancy?.ref ?? "",
      reference: row.reference,
      stage: stageLabels[applicationStages.find((stage) => stage === to) ?? "received"][locale],
      office: inLocale(office, locale),
      answer_by: vacancy?.answerBy ? calendarDate(new Date(vacancy.answerBy), locale).text : "",
      reason: reason?.[locale] ?? "",
      firm: inLocale(firm, locale),
    });
    const { id, name, reference, email } = row;
    const values = Object.fromEntries(locales.map((locale) => [locale, valuesIn(locale)])) as Recipient["values"];
    return { id, name, reference, email, locale: localeOf(row.locale), values };
  });
}

async function vacanciesOf(req: PayloadRequest, ids: number[]): Promise<Map<number, Vacancy>> {
  const { docs } = await req.payload.find({
    collection: "vacancies",
    where: { id: { in: ids } },
    locale: "all",
    depth: 1,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  });
  return new Map((docs as Vacancy[]).map((vacancy) => [vacancy.id, vacancy]));
}
