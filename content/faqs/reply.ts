import { type Locale, localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import type { Payload } from "payload";
import { readByIds } from "../platform/reading/public-read.ts";
import { mailTextOf } from "../platform/text/mail-text.ts";
import { hasRichText, richTextOf } from "../platform/text/rich-text.ts";

const words: Record<Locale, (address: string) => string> = {
  en: (address) => `This answer is also on our website, where we keep it up to date: ${address}`,
  ne: (address) => `यो जवाफ हाम्रो वेबसाइटमा पनि छ। पछि केही बदलिए त्यहीँ हेर्न सकिन्छ: ${address}`,
};
const elsewhere: Record<Locale, (address: string) => string> = {
  en: (address) => `We have answered this question on our website, in Nepali so far: ${address}`,
  ne: (address) => `यस प्रश्नको जवाफ हाम्रो वेबसाइटमा छ, अहिले अङ्ग्रेजीमा मात्र: ${address}`,
};

/** A published answer as the text of a mail to the person who asked the question; null while it is a draft. */
export async function replyOf(payload: Payload, id: number, locale: Locale): Promise<string | null> {
  const [doc] = await readByIds(payload, "faqs", [id], { depth: 0 });
  if (!doc) return null;
  const path = localizedPath(pages.faqs.href({}, `#faq-${id}`), locale);
  const address = new URL(path, payload.config.serverURL).href;
  if (!hasRichText(doc.answer, locale)) return elsewhere[locale](address);
  return `${mailTextOf(richTextOf(doc.answer, locale), address)}\n\n${words[locale](address)}`;
}
