import { devanagariDigits } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";
import { placeholders, strangeWords, usedIn } from "./placeholders.ts";

const longest = { subject: 160, text: 8000 } as const;
const known = placeholders.map((word) => `{${word}}`).join(", ");

const words = {
  en: {
    empty: "Please write something.",
    long: (most: number) => `Please use at most ${most} characters.`,
    strange: (found: string) => `${found} cannot be filled in. These can be: ${known}.`,
    line: "Please write the subject on one line.",
    link: "Put the link in the text: a subject cannot be clicked.",
  },
  ne: {
    empty: "कृपया केही लेख्नुहोस्।",
    long: (most: number) => `कृपया बढीमा ${devanagariDigits(most)} अक्षर राख्नुहोस्।`,
    strange: (found: string) => `${found} भर्न मिल्दैन। भर्न मिल्ने: ${known}।`,
    line: "कृपया विषय एउटै पङ्क्तिमा लेख्नुहोस्।",
    link: "लिङ्क पाठमा राख्नुहोस्: विषयको लिङ्कमा थिच्न मिल्दैन।",
  },
};

function fault(text: string, most: number, locale: Locale): string | undefined {
  if (text.trim() === "") return words[locale].empty;
  if (text.length > most) return words[locale].long(most);
  const strange = strangeWords(text);
  return strange.length > 0 ? words[locale].strange(strange.slice(0, 5).join(" ")) : undefined;
}

/** The fault in a mail's text; undefined when the mail can be sent. */
export const textFault = (text: string, locale: Locale): string | undefined => fault(text, longest.text, locale);

/** The fault in a mail's subject: a line end would begin another header of the mail (safety, T2). */
export function subjectFault(text: string, locale: Locale): string | undefined {
  if (/[\r\n\u0085\u2028\u2029]/.test(text)) return words[locale].line;
  if (usedIn(text).includes("link")) return words[locale].link;
  return fault(text, longest.subject, locale);
}
