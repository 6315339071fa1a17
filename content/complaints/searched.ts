import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import type { PageTexts } from "../search/source.ts";
import { complaints } from "./complaint-form.ts";

/** The subjects of complaints and the other places to complain, as on the page of the form. */
export async function complaintTexts(payload: Payload): Promise<PageTexts> {
  const textsIn = async (locale: Locale) => {
    const { types, complaint_types: topics, doors } = await complaints(payload, locale);
    return [...[...types, ...topics].map(({ label }) => label), ...doors.flatMap(({ name, text }) => [name, text])];
  };
  return { body: { en: await textsIn("en"), ne: await textsIn("ne") } };
}
