import type { Faq } from "@setu/contract/faqs/faqs";
import type { Locale } from "@setu/contract/locale";
import type { Item } from "../model/item.ts";
import { isRead } from "../platform/reading/is-read.ts";
import { inLocale, servedIn, wholeIn } from "../platform/reading/localized.ts";
import { languagesOf, richTextOf } from "../platform/text/rich-text.ts";
import { faqGroupWords } from "./words.ts";

/** A published question, read in all languages, its service one step deep. */
export function faqOf(doc: Item<"faqs">, locale: Locale): Faq {
  const service = isRead(doc.service) ? doc.service : null;
  return {
    id: doc.id,
    group: doc.group,
    group_text: faqGroupWords[doc.group][locale],
    question: inLocale(doc.name, locale),
    answer: richTextOf(doc.answer, locale),
    service: service && {
      id: service.id,
      name: inLocale(service.name, locale),
      locale: servedIn(locale, service.name),
    },
    locale: wholeIn(locale, doc, doc.name, languagesOf(doc.answer)),
  };
}
