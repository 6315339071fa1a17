import { urgentHours } from "@setu/contract/complaints/complaint-fields";
import { devanagariDigits } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";

interface Writer {
  firm: string;
  link: string;
  /** Whether the complaint has just been received: nobody has acted on it yet. */
  isFirst: boolean;
}

interface MailText {
  subject: string;
  text: string;
}

/** The mail to a writer: that there is news, and how to read it. Subjects do not mention a complaint: phones are shared. */
export const writerText: Record<Locale, (told: Writer) => MailText> = {
  en: ({ firm, link, isFirst }) => ({
    subject: `A note from ${firm}`,
    text: [
      isFirst ? "We have received what you wrote." : "There is news about what you wrote to us.",
      "",
      "Open this page and type the code you were given:",
      link,
      "",
      "We send no more than this by email, so that nobody else can read it. Please do not reply to this email.",
      "",
      firm,
    ].join("\n"),
  }),
  ne: ({ firm, link, isFirst }) => ({
    subject: `${firm}बाट जानकारी`,
    text: [
      isFirst ? "तपाईंले लेख्नुभएको कुरा हामीकहाँ आइपुग्यो।" : "तपाईंले लेख्नुभएको विषयमा नयाँ जानकारी छ।",
      "",
      "यो पृष्ठ खोलेर तपाईंलाई देखाइएको कोड लेख्नुहोस्:",
      link,
      "",
      "अरूले नपढून् भनेर इमेलमा यसभन्दा बढी केही पठाउँदैनौँ। कृपया यस इमेलको जवाफ नपठाउनुहोस्।",
      "",
      firm,
    ].join("\n"),
  }),
};

const urgentText = {
  en: `This is urgent: a first answer is promised within ${urgentHours} hours.`,
  ne: `यो तुरुन्त हेर्नुपर्ने विषय हो: पहिलो जवाफ ${devanagariDigits(urgentHours)} घण्टाभित्र दिने वाचा गरिएको छ।`,
};

/** The mail to handlers, in both languages. */
export const handlersText = ({
  reference,
  link,
  late,
  urgent,
}: {
  reference: string;
  link: string;
  late: boolean;
  /** Whether its first answer is promised within hours, and has not been given. */
  urgent: boolean;
}): MailText => ({
  subject: [`${reference}:`, urgent ? "तुरुन्त हेर्नुहोस् / urgent," : "", late ? "म्याद नाघ्यो / overdue" : "नयाँ / new"]
    .filter(Boolean)
    .join(" "),
  text: [
    ...(urgent ? [urgentText.ne, urgentText.en, ""] : []),
    late ? `${reference} मा वाचा गरिएको दिन नाघिसक्यो।` : `${reference} मा नयाँ कुरा छ।`,
    late ? `A promised deadline for ${reference} has passed.` : `There is news about ${reference}.`,
    "",
    link,
  ].join("\n"),
});
