import type { Locale } from "@setu/contract/locale";
import type { SubscriptionKind } from "@setu/contract/subscriptions";

interface SubscriptionTexts {
  asked: string;
  confirmed: string;
  stopped: string;
  email: string;
  filter: string;
  expired: string;
  about: Record<SubscriptionKind, (narrowed: string | undefined) => string>;
}

/** What subscribing says to a visitor, in their language. The first answer is the same whether or not an address is known. */
export const subscriptionTexts: Record<Locale, SubscriptionTexts> = {
  en: {
    asked:
      "Look into your mail: we have written to that address. Mails come only when the link in it has been followed, within 48 hours.",
    confirmed: "Done. You will hear from us when there is something new, and not otherwise.",
    stopped: "Done. No more of these mails come, and your address is erased.",
    email: "This does not look like an e-mail address. It should read like name@example.org.",
    filter: "There is nothing of that kind. Please choose from the list.",
    expired: "This link has run out or is not complete. You can ask for mails anew at any time.",
    about: {
      vacancies: (narrowed) => `New posts: ${narrowed ?? "all"}`,
      notices: (narrowed) => `New notices: ${narrowed ?? "all"}`,
    },
  },
  ne: {
    asked: "आफ्नो इमेल हेर्नुहोस्: हामीले त्यस ठेगानामा लेखेका छौँ। ४८ घण्टाभित्र त्यहाँको लिङ्क खोलेपछि मात्र इमेल आउन थाल्छ।",
    confirmed: "भयो। नयाँ केही भएमा मात्र हामी लेख्छौँ।",
    stopped: "भयो। अब यस्ता इमेल आउँदैनन्, र तपाईंको ठेगाना मेटाइयो।",
    email: "यो इमेल ठेगाना जस्तो देखिएन। name@example.org जस्तो लेख्नुहोस्।",
    filter: "त्यस्तो केही छैन। कृपया सूचीबाट छान्नुहोस्।",
    expired: "यो लिङ्कको म्याद सकियो वा लिङ्क पूरा छैन। इमेल पाउन जहिले पनि फेरि भन्न सकिन्छ।",
    about: {
      vacancies: (narrowed) => `नयाँ पद: ${narrowed ?? "सबै"}`,
      notices: (narrowed) => `नयाँ सूचना: ${narrowed ?? "सबै"}`,
    },
  },
};
