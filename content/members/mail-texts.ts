import type { Locale } from "@setu/contract/locale";

/** The mails to members; those who register get two others. */
export type MemberMailKind = "reset" | "passwordChanged" | "confirmEmail" | "emailChanged" | "unused" | "terms";

interface Mail {
  subject: string;
  text: string;
}
interface Filled {
  firm: string;
  greeted: string;
  links: Record<"verify" | "reset" | "email" | "undo" | "login" | "forgot" | "terms" | "changes", string>;
  /** Of new terms: the day from which they are in force, and what changes in plain words. */
  terms: { from: string; changes: string };
}

const letter = (...paragraphs: string[]) => paragraphs.join("\n\n");

/** Mails to people who register. */
const registering: Record<Locale, (of: Filled) => Record<"verify" | "known", Mail>> = {
  en: ({ firm, greeted, links }) => ({
    verify: {
      subject: `Confirm your address: ${firm}`,
      text: letter(
        `Dear ${greeted},`,
        `Somebody, hopefully you, asked for an account on the website of ${firm}. Open this link within 48 hours and type the password that you chose, or choose another one there:`,
        links.verify,
        "If this was not you, open the link and choose “This was not me”, or do nothing: no account will be created, and we will erase what was typed.",
      ),
    },
    known: {
      subject: `You already have an account: ${firm}`,
      text: letter(
        `Dear ${greeted},`,
        `Somebody, hopefully you, asked for an account on the website of ${firm} with this address. There already is one. Sign in here:`,
        links.login,
        `If you do not remember the password, choose a new one: ${links.forgot}`,
        "If this was not you, do nothing: nothing has changed.",
      ),
    },
  }),
  ne: ({ firm, greeted, links }) => ({
    verify: {
      subject: `ठेगाना पुष्टि गर्नुहोस्: ${firm}`,
      text: letter(
        `${greeted} ज्यू,`,
        `${firm}को वेबसाइटमा खाता खोल्न कसैले, सम्भवतः तपाईंले नै, अनुरोध गर्नुभएको छ। ४८ घण्टाभित्र यो लिङ्क खोलेर आफूले रोजेको पासवर्ड लेख्नुहोस्, वा त्यहीँ अर्को राख्नुहोस्:`,
        links.verify,
        "तपाईंले अनुरोध गर्नुभएको होइन भने लिङ्क खोलेर “यो मैले गरेको होइन” रोज्नुहोस्, वा केही नगर्नुहोस्: खाता खुल्दैन, र लेखिएको विवरण हामी मेटाउँछौँ।",
      ),
    },
    known: {
      subject: `तपाईंको खाता पहिल्यै छ: ${firm}`,
      text: letter(
        `${greeted} ज्यू,`,
        `${firm}को वेबसाइटमा यही ठेगानाबाट खाता खोल्न कसैले, सम्भवतः तपाईंले नै, अनुरोध गर्नुभएको छ। यस ठेगानाको खाता पहिल्यै छ। यहाँ लग इन गर्नुहोस्:`,
        links.login,
        `पासवर्ड बिर्सनुभयो भने नयाँ राख्नुहोस्: ${links.forgot}`,
        "तपाईंले अनुरोध गर्नुभएको होइन भने केही गर्नु पर्दैन: केही फेरिएको छैन।",
      ),
    },
  }),
};

/** Mails to members. */
const having: Record<Locale, (of: Filled) => Record<MemberMailKind, Mail>> = {
  en: ({ firm, greeted, links, terms }) => ({
    reset: {
      subject: `Choose a new password: ${firm}`,
      text: letter(
        `Dear ${greeted},`,
        "Open this link within an hour and choose a new password. The link works only once.",
        links.reset,
        "If you did not ask for it, do nothing: your password stays as it is.",
      ),
    },
    passwordChanged: {
      subject: `Your password was changed: ${firm}`,
      text: letter(
        `Dear ${greeted},`,
        "The password of your account has been changed, and all other devices are signed out.",
        `If this was not you, choose a new password now: ${links.forgot}`,
      ),
    },
    confirmEmail: {
      subject: `Confirm your new address: ${firm}`,
      text: letter(
        `Dear ${greeted},`,
        `Somebody, hopefully you, wants to use this address for an account on the website of ${firm}. Open this link within 48 hours and confirm there:`,
        links.email,
        "If you know nothing about this, do nothing: the address will not be used.",
      ),
    },
    emailChanged: {
      subject: `Your address was changed: ${firm}`,
      text: letter(
        `Dear ${greeted},`,
        "The address of your account has been changed. From now on, emails go to the new one.",
        "If this was not you, undo it within seven days. That also signs out all devices, and the password stops working:",
        links.undo,
      ),
    },
    unused: {
      subject: `Your account will be deleted in a month: ${firm}`,
      text: letter(
        `Dear ${greeted},`,
        "You have not used your account for 23 months. We delete accounts that nobody has used for two years. To keep it, sign in:",
        links.login,
        "If you do not need it any more, do nothing.",
      ),
    },
    terms: {
      subject: `New terms from ${terms.from}: ${firm}`,
      text: letter(
        `Dear ${greeted},`,
        `The terms for accounts on the website of ${firm} change on ${terms.from}.`,
        ...(terms.changes ? [terms.changes] : []),
        `Read the new terms: ${links.terms}`,
        `See every changed word: ${links.changes}`,
        "You need not do anything now. When you next write in the forum after that day, you will be asked to accept them. If you do not want to, you can download and delete your account in your profile.",
      ),
    },
  }),
  ne: ({ firm, greeted, links, terms }) => ({
    reset: {
      subject: `नयाँ पासवर्ड राख्नुहोस्: ${firm}`,
      text: letter(
        `${greeted} ज्यू,`,
        "एक घण्टाभित्र यो लिङ्क खोलेर नयाँ पासवर्ड राख्नुहोस्। यो लिङ्क एक पटक मात्र प्रयोग गर्न सकिन्छ।",
        links.reset,
        "तपाईंले माग्नुभएको होइन भने केही गर्नु पर्दैन: पासवर्ड पहिलेकै रहन्छ।",
      ),
    },
    passwordChanged: {
      subject: `तपाईंको पासवर्ड फेरियो: ${firm}`,
      text: letter(
        `${greeted} ज्यू,`,
        "तपाईंको खाताको पासवर्ड फेरियो, र अरू सबै उपकरणबाट लग आउट भयो।",
        `यो तपाईंले गर्नुभएको होइन भने अहिल्यै नयाँ पासवर्ड राख्नुहोस्: ${links.forgot}`,
      ),
    },
    confirmEmail: {
      subject: `नयाँ ठेगाना पुष्टि गर्नुहोस्: ${firm}`,
      text: letter(
        `${greeted} ज्यू,`,
        `${firm}को वेबसाइटको खातामा यो ठेगाना राख्न कसैले, सम्भवतः तपाईंले नै, अनुरोध गर्नुभएको छ। ४८ घण्टाभित्र यो लिङ्क खोलेर पुष्टि गर्नुहोस्:`,
        links.email,
        "तपाईंलाई यसबारे थाहा छैन भने केही गर्नु पर्दैन: खातामा यो ठेगाना राखिँदैन।",
      ),
    },
    emailChanged: {
      subject: `तपाईंको ठेगाना फेरियो: ${firm}`,
      text: letter(
        `${greeted} ज्यू,`,
        "तपाईंको खाताको ठेगाना फेरियो। अब इमेल नयाँ ठेगानामा जान्छ।",
        "यो तपाईंले गर्नुभएको होइन भने सात दिनभित्र यसलाई रद्द गर्नुहोस्। त्यसपछि सबै उपकरणबाट लग आउट हुन्छ, र पुरानो पासवर्डले काम गर्दैन:",
        links.undo,
      ),
    },
    unused: {
      subject: `तपाईंको खाता एक महिनामा मेटिँदै छ: ${firm}`,
      text: letter(
        `${greeted} ज्यू,`,
        "तपाईंले २३ महिनादेखि आफ्नो खाता प्रयोग गर्नुभएको छैन। दुई वर्षसम्म प्रयोग नभएको खाता हामी मेटाउँछौँ। राख्न चाहनुहुन्छ भने लग इन गर्नुहोस्:",
        links.login,
        "अब नचाहिने हो भने केही गर्नु पर्दैन।",
      ),
    },
    terms: {
      subject: `${terms.from} देखि नयाँ सर्त: ${firm}`,
      text: letter(
        `${greeted} ज्यू,`,
        `${firm}को वेबसाइटका खातासम्बन्धी सर्तहरू ${terms.from} देखि फेरिँदै छन्।`,
        ...(terms.changes ? [terms.changes] : []),
        `नयाँ सर्त पढ्नुहोस्: ${links.terms}`,
        `फेरिएका सबै शब्द हेर्नुहोस्: ${links.changes}`,
        "अहिले केही गर्नु पर्दैन। त्यस दिनपछि छलफलमा लेख्दा तपाईंलाई स्वीकार गर्न भनिन्छ। मन्जुर नभए प्रोफाइलबाट आफ्नो विवरण डाउनलोड गरी खाता मेटाउन सक्नुहुन्छ।",
      ),
    },
  }),
};

/** The text of every mail, in the member's language. */
export const mailTexts = (locale: Locale, of: Filled): Record<MemberMailKind | "verify" | "known", Mail> => ({
  ...registering[locale](of),
  ...having[locale](of),
});
