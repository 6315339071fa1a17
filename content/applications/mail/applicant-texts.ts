import type { Locale } from "@setu/contract/locale";
import { sizeText } from "@setu/contract/text/size-text";
import { greetedAs } from "../../platform/mail/greeting.ts";
import type { StoredDocument } from "../documents/stored-document.ts";

interface Receipt {
  name: string;
  reference: string;
  vacancy: string;
  documents: Pick<StoredDocument, "label" | "size" | "sha256">[];
  answerBy: string | null;
  /** The reference of an earlier application from the same address. */
  earlier: string | null;
  /** When it will be erased if nothing else happens, in both calendars. */
  keptUntil: string;
  link: string;
}
interface Mail {
  subject: string;
  text: string;
}

/** Without file names: anybody may have typed them, and the mail goes to an address of their choice (safety, T2). */
const documentsOf = ({ documents }: Receipt, locale: Locale) =>
  documents.map(({ label, size, sha256 }) => `- ${label}, ${sizeText(size, locale)}\n  SHA-256 ${sha256}`);

/** A note for the owner of the mail address only: the site tells nobody of an earlier application. */
const earlierNote: Record<Locale, (receipt: Receipt) => string[]> = {
  en: ({ earlier }) =>
    earlier
      ? [
          `An application for this position has already come from this address (${earlier}). We hold both. If you want only one of them, withdraw the other. If you did not send this one, withdraw it with the link below.`,
          "",
        ]
      : [],
  ne: ({ earlier }) =>
    earlier
      ? [
          `यस ठेगानाबाट यही पदका लागि यसअघि पनि आवेदन आएको छ (${earlier})। हामीसँग दुवै आवेदन छन्। एउटा मात्र चाहनुहुन्छ भने अर्को फिर्ता लिनुहोस्। यो आवेदन तपाईंले पठाउनुभएको होइन भने तलको लिङ्कबाट फिर्ता लिनुहोस्।`,
          "",
        ]
      : [],
};

/** The receipt of an application: exactly what we hold, and what comes next. */
export const receiptMail: Record<Locale, (receipt: Receipt) => Mail> = {
  en: (receipt) => ({
    subject: `We have your application ${receipt.reference}`,
    text: [
      `Dear ${greetedAs(receipt.name, "en")},`,
      "",
      `Thank you for applying for: ${receipt.vacancy}. The reference of your application is ${receipt.reference}.`,
      "",
      ...earlierNote.en(receipt),
      receipt.documents.length > 0 ? "We hold these documents with it:" : "We hold no documents with it.",
      ...documentsOf(receipt, "en"),
      "",
      receipt.answerBy
        ? `You will have an answer by ${receipt.answerBy}, whatever it is.`
        : "You will have an answer, whatever it is.",
      "",
      `Unless you withdraw it, we keep it until ${receipt.keptUntil} for now, and then erase it with all its documents. A decision made later moves that date; the link below always shows it.`,
      "",
      "This link shows its progress and what we hold. Until the deadline you can correct it and replace documents there, and you can withdraw it at any time. The link is valid for 14 days; after that you can request a new one there.",
      receipt.link,
      "",
      "We never ask for money at any stage.",
    ].join("\n"),
  }),
  ne: (receipt) => ({
    subject: `तपाईंको आवेदन प्राप्त भयो: ${receipt.reference}`,
    text: [
      `${greetedAs(receipt.name, "ne")} ज्यू,`,
      "",
      `“${receipt.vacancy}” पदका लागि आवेदन दिनुभएकोमा धन्यवाद। आवेदनको सन्दर्भ नम्बर ${receipt.reference} हो।`,
      "",
      ...earlierNote.ne(receipt),
      receipt.documents.length > 0 ? "यससँग यी कागजात राखिएका छन्:" : "यससँग कुनै कागजात राखिएको छैन।",
      ...documentsOf(receipt, "ne"),
      "",
      receipt.answerBy ? `जवाफ जे भए पनि ${receipt.answerBy} सम्म तपाईंलाई दिइनेछ।` : "जवाफ जे भए पनि तपाईंलाई दिइनेछ।",
      "",
      `फिर्ता नलिनुभएमा हामी यसलाई अहिलेको हिसाबले ${receipt.keptUntil} सम्म राख्छौँ, अनि सबै कागजातसहित मेटाउँछौँ। पछि निर्णय भए त्यो मिति सर्छ; तलको लिङ्कमा जहिले पनि देखिन्छ।`,
      "",
      "आवेदन कहाँ पुग्यो र हामीसँग के छ भन्ने यस लिङ्कमा हेर्न सकिन्छ। म्यादभित्र त्यहीँ सच्याउन र कागजात बदल्न, अनि जहिले पनि आवेदन फिर्ता लिन सकिन्छ। लिङ्क १४ दिन चल्छ; त्यसपछि त्यहीँ नयाँ मगाउनुहोस्।",
      receipt.link,
      "",
      "हामी कुनै पनि चरणमा पैसा माग्दैनौँ।",
    ].join("\n"),
  }),
};

/** The receipt of a correction: exactly what is stored now. */
export const changedMail: typeof receiptMail = {
  en: (receipt) => ({
    subject: `Your application ${receipt.reference} has been corrected`,
    text: [
      `Dear ${greetedAs(receipt.name, "en")},`,
      "",
      `You have corrected your application ${receipt.reference} for: ${receipt.vacancy}.`,
      "",
      receipt.documents.length > 0
        ? "We now hold these documents with it, and no others:"
        : "We hold no documents with it.",
      ...documentsOf(receipt, "en"),
      "",
      "If it was not you, request a new link, which ends all earlier ones, and check your application, or withdraw it here:",
      receipt.link,
      "",
      "We never ask for money at any stage.",
    ].join("\n"),
  }),
  ne: (receipt) => ({
    subject: `तपाईंको आवेदन सच्याइयो: ${receipt.reference}`,
    text: [
      `${greetedAs(receipt.name, "ne")} ज्यू,`,
      "",
      `“${receipt.vacancy}” पदका लागि दिएको आवेदन ${receipt.reference} तपाईंले सच्याउनुभयो।`,
      "",
      receipt.documents.length > 0 ? "अब यससँग यी कागजात मात्र राखिएका छन्:" : "यससँग कुनै कागजात राखिएको छैन।",
      ...documentsOf(receipt, "ne"),
      "",
      "तपाईंले सच्याउनुभएको होइन भने नयाँ लिङ्क मगाएर (त्यसपछि पुराना लिङ्क चल्दैनन्) आवेदन जाँच्नुहोस्, वा यहाँ फिर्ता लिनुहोस्:",
      receipt.link,
      "",
      "हामी कुनै पनि चरणमा पैसा माग्दैनौँ।",
    ].join("\n"),
  }),
};

/** A new link, for an applicant who asked for one. */
export const linkMail: Record<Locale, (of: { reference: string; link: string }) => Mail> = {
  en: ({ reference, link }) => ({
    subject: `The link to your application ${reference}`,
    text: `Somebody requested a link to your application ${reference}. It is valid for 14 days:\n${link}\n\nIf it was not you, you can ignore this email.`,
  }),
  ne: ({ reference, link }) => ({
    subject: `तपाईंको आवेदनको लिङ्क: ${reference}`,
    text: `कसैले तपाईंको आवेदन ${reference} को लिङ्क मगाउनुभएको छ। यो १४ दिन चल्छ:\n${link}\n\nतपाईंले मगाउनुभएको होइन भने केही गर्नु पर्दैन।`,
  }),
};
