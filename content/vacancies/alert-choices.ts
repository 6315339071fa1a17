import type { AlertChoice } from "@setu/contract/alerts";
import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { inLocale } from "../platform/reading/localized.ts";
import { readList } from "../platform/reading/public-read.ts";

/** The disciplines that email alerts about vacancies can be limited to, with or without an open vacancy. */
export async function vacancyAlertChoices(payload: Payload, locale: Locale): Promise<AlertChoice[]> {
  const disciplines = await readList(payload, "disciplines", {
    select: { name: true },
    sort: "_order",
    limit: 100,
    depth: 0,
  });
  return disciplines.map(({ id, name }) => ({ value: String(id), label: inLocale(name, locale) }));
}
