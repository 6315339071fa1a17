import { complaintTopics, sensitiveTopics } from "@setu/contract/complaints/complaint-fields";
import { ComplaintForm } from "@setu/contract/complaints/complaints";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { inLocale, servedIn } from "../platform/reading/localized.ts";
import { askedFiles } from "./files/complaint-file.ts";
import { readAppointed } from "./handlers.ts";
import { complaintTexts } from "./texts.ts";
import { kindWords, topicWords } from "./words.ts";

/** The choices of the form, and the other ways to complain. */
export async function complaints(payload: Payload, locale: Locale): Promise<ComplaintForm> {
  const { open, secondHandlers, doors } = await readAppointed(payload);
  const isSensitive = (topic: string) => sensitiveTopics.some((sensitive) => sensitive === topic);
  const topics = complaintTopics.filter((topic) => secondHandlers.length > 0 || !isSensitive(topic));
  return ComplaintForm.parse({
    open,
    types: Object.entries(kindWords).map(([value, words]) => ({ value, label: words[locale] })),
    complaint_types: topics.map((value) => ({ value, label: topicWords[value][locale] })),
    doors: doors.map(({ name, text }) => ({
      name: inLocale(name, locale),
      text: inLocale(text, locale),
      locale: servedIn(locale, name, text),
    })),
  });
}

/**
 * The files that a complaint may have.
 * @throws FrontApiError `forbidden` while the form is closed.
 */
export async function complaintDocuments(payload: Payload, locale: Locale) {
  const { open, doors } = await readAppointed(payload);
  if (!open) throw closedForm(doors, locale);
  return askedFiles();
}

/** Returns the refusal of a closed form, which points to other ways if the page lists any. */
export function closedForm(doors: readonly unknown[], locale: Locale): FrontApiError {
  const { closed, otherWays } = complaintTexts[locale];
  return new FrontApiError("forbidden", doors.length > 0 ? `${closed} ${otherWays}` : closed);
}
