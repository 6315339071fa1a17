import type { Locale } from "@setu/contract/locale";
import type { AlertChoice, SubscriptionKind } from "@setu/contract/subscriptions";
import type { Payload } from "payload";
import { noticeTypeWords } from "../platform/fields/publication-types.ts";
import { inLocale } from "../platform/reading/localized.ts";
import { readList } from "../platform/reading/public-read.ts";

/** What mails of a kind can be narrowed to: a discipline, though nothing of it be open now, or a type of notice. */
export async function alertChoices(payload: Payload, kind: SubscriptionKind, locale: Locale): Promise<AlertChoice[]> {
  if (kind === "notices") {
    return Object.entries(noticeTypeWords).map(([value, text]) => ({ value, label: text[locale] }));
  }
  const disciplines = await readList(payload, "disciplines", {
    select: { name: true },
    sort: "_order",
    limit: 100,
    depth: 0,
  });
  return disciplines.map(({ id, name }) => ({ value: String(id), label: inLocale(name, locale) }));
}
