import type { SubscriptionKind } from "@setu/contract/alerts";
import type { Locale } from "@setu/contract/locale";

interface SubscriptionTexts {
  asked: string;
  confirmed: string;
  stopped: string;
  email: string;
  filter: string;
  expired: string;
  about: Record<SubscriptionKind, (narrowed: string | undefined) => string>;
}

/** The answers to subscribing, in the visitor's language. The first is the same whether or not an address is known. */
export const subscriptionTexts: Record<Locale, SubscriptionTexts> = {
  en: {
    asked:
      "Check your inbox: we have sent you an email. Alerts start only after you have confirmed with the link in it, within 48 hours.",
    confirmed: "Done. We will email you when there is something new, and only then.",
    stopped: "Done. We will send you no more of these emails, and your address has been erased.",
    email: "This does not look like an email address. It should look like name@example.org.",
    filter: "That choice does not exist. Please choose from the list.",
    expired: "This link has expired or is incomplete. You can subscribe again at any time.",
    about: {
      vacancies: (narrowed) => `New vacancies: ${narrowed ?? "all"}`,
      notices: (narrowed) => `New notices: ${narrowed ?? "all"}`,
    },
  },
  ne: {
    asked: "आफ्नो इमेल हेर्नुहोस्: हामीले त्यहाँ लिङ्क पठाएका छौँ। ४८ घण्टाभित्र त्यही लिङ्कबाट पुष्टि गरेपछि मात्र जानकारी आउन थाल्छ।",
    confirmed: "भयो। नयाँ केही भएमा मात्र हामी इमेल पठाउँछौँ।",
    stopped: "भयो। अब यस्ता इमेल पठाइँदैन, र तपाईंको ठेगाना मेटाइयो।",
    email: "यो इमेल ठेगानाजस्तो देखिएन। name@example.org को ढाँचामा लेख्नुहोस्।",
    filter: "त्यस्तो विकल्प छैन। कृपया सूचीबाट छान्नुहोस्।",
    expired: "यस लिङ्कको म्याद सकियो वा लिङ्क पूरा छैन। इमेल सूचना जहिले पनि फेरि लिन सकिन्छ।",
    about: {
      vacancies: (narrowed) => `नयाँ रिक्त पद: ${narrowed ?? "सबै"}`,
      notices: (narrowed) => `नयाँ सूचना: ${narrowed ?? "सबै"}`,
    },
  },
};
