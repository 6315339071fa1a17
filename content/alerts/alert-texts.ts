import type { Locale } from "@setu/contract/locale";
import type { SubscriptionKind } from "@setu/contract/subscriptions";

interface Mail {
  subject: string;
  text: string;
}
/** What is new, in the reader's language. */
export interface AlertItem {
  kind: SubscriptionKind;
  /** Its deadline was moved; it was told of before. */
  extended: boolean;
  /** With its number. */
  name: string;
  /** Place, kind, posts: what one decides by whether to read on. */
  facts: string[];
  deadline: string | null;
  address: string;
}
interface AlertTexts {
  confirm: (of: { about: string; link: string }) => Mail;
  known: (of: { about: string; stop: string }) => Mail;
  item: (item: AlertItem, of: { about: string; stop: string }) => Mail;
}

/** Mails to subscribers. */
export const alertTexts: Record<Locale, AlertTexts> = {
  en: {
    confirm: ({ about, link }) => ({
      subject: `Please confirm: ${about}`,
      text: [
        `Somebody, we hope you, asked us to write to this address when there is something new. ${about}.`,
        "",
        "Follow this link and confirm it there, within 48 hours:",
        link,
        "",
        "If it was not you, do nothing: no mails come, and the address is forgotten.",
      ].join("\n"),
    }),
    known: ({ about, stop }) => ({
      subject: `You get these mails already: ${about}`,
      text: `Somebody asked for mails to this address. They come already. ${about}.\n\nTo stop them:\n${stop}`,
    }),
    item: ({ kind, extended, name, facts, deadline, address }, { about, stop }) => ({
      subject: `${extended ? "Deadline extended" : { vacancies: "New post", notices: "New notice" }[kind]}: ${name}`,
      text: [
        name,
        ...facts,
        ...(deadline ? [`${extended ? "Now open until" : "Open until"} ${deadline}`] : []),
        "",
        address,
        "",
        ...(kind === "vacancies" ? ["We never ask applicants for money, at no stage.", ""] : []),
        `You get this because you asked for it. ${about}. To stop these mails:`,
        stop,
      ].join("\n"),
    }),
  },
  ne: {
    confirm: ({ about, link }) => ({
      subject: `कृपया पुष्टि गर्नुहोस्: ${about}`,
      text: [
        `नयाँ केही भएमा यो इमेलमा लेख्न कसैले, सम्भवतः तपाईंले, भन्नुभएको छ। ${about}।`,
        "",
        "४८ घण्टाभित्र यो लिङ्क खोलेर त्यहाँ पुष्टि गर्नुहोस्:",
        link,
        "",
        "तपाईंले भन्नुभएको होइन भने केही गर्नु पर्दैन: इमेल आउँदैन, र यो ठेगाना हामी बिर्सन्छौँ।",
      ].join("\n"),
    }),
    known: ({ about, stop }) => ({
      subject: `यी इमेल तपाईंले पाइरहनुभएकै छ: ${about}`,
      text: `यो ठेगानामा इमेल पठाउन भनिएको छ। इमेल पहिल्यैदेखि पठाइँदै छ। ${about}।\n\nरोक्न:\n${stop}`,
    }),
    item: ({ kind, extended, name, facts, deadline, address }, { about, stop }) => ({
      subject: `${extended ? "म्याद थप" : { vacancies: "नयाँ पद", notices: "नयाँ सूचना" }[kind]}: ${name}`,
      text: [
        name,
        ...facts,
        ...(deadline ? [`${extended ? "अब खुला रहने म्याद" : "खुला रहने म्याद"}: ${deadline}`] : []),
        "",
        address,
        "",
        ...(kind === "vacancies" ? ["हामी आवेदकसँग कुनै पनि चरणमा पैसा माग्दैनौँ।", ""] : []),
        `तपाईंले भन्नुभएकाले यो इमेल आएको हो। ${about}। यस्ता इमेल रोक्न:`,
        stop,
      ].join("\n"),
    }),
  },
};
