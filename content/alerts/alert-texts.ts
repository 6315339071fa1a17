import type { SubscriptionKind } from "@setu/contract/alerts";
import type { Locale } from "@setu/contract/locale";

interface Mail {
  subject: string;
  text: string;
}
/** A new item, in the reader's language. */
export interface AlertItem {
  kind: SubscriptionKind;
  /** Whether its deadline was moved; subscribers have had a mail about it before. */
  extended: boolean;
  /** The name, with the item's number. */
  name: string;
  /** Place, type, number of positions: enough to decide whether to read on. */
  facts: string[];
  deadline: string | null;
  address: string;
}
interface AlertTexts {
  confirm: (of: { about: string; link: string }) => Mail;
  /** `other` is the address of the page in the other language. */
  known: (of: { about: string; stop: string; other: string }) => Mail;
  item: (item: AlertItem, of: { about: string; stop: string }) => Mail;
}

/**
 * How a subscriber gets the mails in another language, by that language, and said in both. The language does not follow a request,
 * which anybody can make.
 */
const inOtherLanguage: Record<Locale, string> = {
  en: [
    "यी इमेल अङ्ग्रेजीमा चाहिए माथिको लिङ्कबाट बन्द गर्नुहोस्, अनि अङ्ग्रेजी पृष्ठबाट फेरि लिनुहोस्।",
    "To get these emails in English, unsubscribe with the link above, then subscribe again on the English page:",
  ].join("\n"),
  ne: [
    "To get these emails in Nepali, unsubscribe with the link above, then subscribe again on the Nepali page.",
    "यी इमेल नेपालीमा चाहिए माथिको लिङ्कबाट बन्द गर्नुहोस्, अनि नेपाली पृष्ठबाट फेरि लिनुहोस्:",
  ].join("\n"),
};

/** Mails to subscribers. */
export const alertTexts: Record<Locale, AlertTexts> = {
  en: {
    confirm: ({ about, link }) => ({
      subject: `Please confirm: ${about}`,
      text: [
        `Somebody, hopefully you, asked us to send email alerts to this address. ${about}.`,
        "",
        "Open this link within 48 hours and confirm there:",
        link,
        "",
        "If this was not you, do nothing: we will send no alerts and will delete this address.",
      ].join("\n"),
    }),
    known: ({ about, stop, other }) => ({
      subject: `You already get these emails: ${about}`,
      text: [
        `Somebody asked us to send email alerts to this address. You already get them. ${about}.`,
        "",
        "To unsubscribe:",
        stop,
        "",
        inOtherLanguage.ne,
        other,
      ].join("\n"),
    }),
    item: ({ kind, extended, name, facts, deadline, address }, { about, stop }) => ({
      subject: `${extended ? "Deadline extended" : { vacancies: "New vacancy", notices: "New notice" }[kind]}: ${name}`,
      text: [
        name,
        ...facts,
        ...(deadline ? [`${extended ? "Now open until" : "Open until"} ${deadline}`] : []),
        "",
        address,
        "",
        ...(kind === "vacancies" ? ["We never ask applicants for money at any stage.", ""] : []),
        `You are getting this email because you subscribed. ${about}. To unsubscribe:`,
        stop,
      ].join("\n"),
    }),
  },
  ne: {
    confirm: ({ about, link }) => ({
      subject: `कृपया पुष्टि गर्नुहोस्: ${about}`,
      text: [
        `यस इमेल ठेगानामा नयाँ जानकारी पठाउन कसैले, सम्भवतः तपाईंले नै, अनुरोध गर्नुभएको छ। ${about}।`,
        "",
        "४८ घण्टाभित्र यो लिङ्क खोलेर त्यहाँ पुष्टि गर्नुहोस्:",
        link,
        "",
        "तपाईंले अनुरोध गर्नुभएको होइन भने केही गर्नु पर्दैन: हामी कुनै जानकारी पठाउँदैनौँ, र यो ठेगाना मेटाउँछौँ।",
      ].join("\n"),
    }),
    known: ({ about, stop, other }) => ({
      subject: `तपाईंले यी इमेल पाइरहनुभएकै छ: ${about}`,
      text: [
        `यस ठेगानामा नयाँ जानकारी पठाउन कसैले अनुरोध गर्नुभएको छ। तपाईंले यी इमेल पहिल्यैदेखि पाइरहनुभएको छ। ${about}।`,
        "",
        "बन्द गर्न:",
        stop,
        "",
        inOtherLanguage.en,
        other,
      ].join("\n"),
    }),
    item: ({ kind, extended, name, facts, deadline, address }, { about, stop }) => ({
      subject: `${extended ? "म्याद थप" : { vacancies: "नयाँ रिक्त पद", notices: "नयाँ सूचना" }[kind]}: ${name}`,
      text: [
        name,
        ...facts,
        ...(deadline ? [`${extended ? "थपिएको म्याद" : "अन्तिम म्याद"}: ${deadline}`] : []),
        "",
        address,
        "",
        ...(kind === "vacancies" ? ["हामी आवेदकसँग कुनै पनि चरणमा पैसा माग्दैनौँ।", ""] : []),
        `तपाईंले इमेल सूचना लिनुभएकाले यो इमेल पठाइएको हो। ${about}। बन्द गर्न:`,
        stop,
      ].join("\n"),
    }),
  },
};
